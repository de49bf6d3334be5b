### `kippu serve` の文言。

serve-at = Kippu のアドレス：{ $url }
serve-network = 同じネットワークのスマートフォンなどから：{ $url }
serve-db = ゲームは { $file } に保存されます。
serve-stop = Ctrl-C で終了します。ゲームは残り、ブラウザは自動的に戻ります。
error-cannot-listen = { $host } のポート { $port } を使えません：{ $reason }。--port で別の番号を指定してください。
error-workers-need-postgres = 複数のワーカーには PostgreSQL が必要です：--db postgresql://...
