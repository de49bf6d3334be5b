game-name = MetroX en Esperanto
