"""What every drawing stands on: tones, boxes, text, masks, the pen."""
