print("payload-check")
