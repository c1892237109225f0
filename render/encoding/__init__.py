"""From a drawn image to the bytes of a file: palettes, patches, PNG."""
