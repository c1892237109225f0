"""What a seat may know: hidden values, looking up, dealing anew, foresight."""
