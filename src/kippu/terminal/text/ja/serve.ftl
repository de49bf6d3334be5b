### `kippu serve` の文言。

serve-at = Kippu のアドレス：{ $url }
serve-network = 同じネットワークのスマートフォンなどから：{ $url }
serve-db = ゲームは { $file } に保存されます。
serve-stop = Ctrl-C で終了します。ゲームは残り、ブラウザは自動的に戻ります。
serve-slow = Numba がないため、メトロックスのコーチは時間がかかり、精度も下がります：pip install 'kippu[fast]'
