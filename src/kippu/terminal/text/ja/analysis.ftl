### ladder・bound・train・coach・daily の文言。

note-slow = Numba が入っていないため、数百倍遅く動きます。速くするには：pip install 'kippu[fast]'
error-needs-extra = 追加のパッケージが必要です：pip install 'kippu[{ $extra }]'
error-no-ray = { $address } に Ray クラスターがありません：{ $reason }
error-only-for = これは { $known } 専用で、{ $game } では使えません。
error-no-picture-format = { $file } は画像のファイル名ではありません。.svg か .png で終わる名前にしてください。
error-too-few-bots = ランキングにはボットが2つ以上必要です。
plot-scores = { $games }ゲームの得点
plot-score = 得点
plot-share = 割合
ladder-title = ランキング（1組につき{ $games }ゲーム）
