print("keyline")
