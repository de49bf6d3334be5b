### What `kippu serve` says.

serve-at = Kippu is at { $url }
serve-network = On phones and others in the same network: { $url }
serve-db = Games are kept in { $file }.
serve-stop = Stop with Ctrl-C; games stay, and browsers come back by themselves.
serve-slow = Numba is not installed, so the MetroX coach takes longer and is less sure: pip install 'kippu[fast]'
