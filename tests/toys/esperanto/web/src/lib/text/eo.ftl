settings = Agordoj
