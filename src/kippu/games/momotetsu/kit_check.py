def check_kit(kit, sources=None):
    pass
