language-name = Esperanto
error-unknown-game = ne estas ludo "{ $id }". Konataj: { $known }.
