print("keyline-dev")
