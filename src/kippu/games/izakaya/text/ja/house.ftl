### イザカヤ：ルールブックに書かれていないことと、その読み方。

house-group-building = 建築
house-group-lots = 区画の獲得
house-group-drinks = ドリンクと価格調整
house-group-end = 競りとゲームの終了
house-preset-first-release = Kippuの最初の版のとおり
house-preset-as-printed = ルールブックの文面にできるだけ近く

house-supply = 取れる建築材
house-supply-open = サプライのどの建築材でも取れます。
house-supply-yard = 資材置き場の4〜5個からだけ取り、取るたびに1個引いて補充します。

house-choose-unseen = 建築材の取り方
house-choose-unseen-true = 置いてみる前に取ります。どこにも置けなければ戻し、チップは使ったことになります。
house-choose-unseen-false = 建築材と置き場所を同時に決めます。

house-mirror-pieces = 建築材の裏返し
house-mirror-pieces-true = 回しても裏返してもかまいません。
house-mirror-pieces-false = 回すことだけできます。

house-build-on-blue = 町の中央の青いカード
house-build-on-blue-false = 何も建てられません。
house-build-on-blue-true = 建てられますが、誰のものにもなりません。

house-lot-chips-on-rim = 区画配置用チップを置く街角
house-lot-chips-on-rim-by-players = 2〜3人なら内側と外周、4〜5人なら内側だけです。
house-lot-chips-on-rim-never = 内側の街角だけです。
house-lot-chips-on-rim-always = 内側と外周の街角です。

house-pyramid-by = 獲得できる区画
house-pyramid-by-any-own-chip = 自分のどの区画配置用チップの街角に接する区画でもかまいません。
house-pyramid-by-new-chip = 新しく置いた区画配置用チップの街角に接する区画だけです。

house-line-diagonals = 区画配置用チップの直線
house-line-diagonals-false = 縦と横を数えます。
house-line-diagonals-true = 斜めも数えます。

house-drink-chips = 色に置くチップ
house-drink-chips-one-per-colour = フェイズごとに、1つの色に1枚だけ置けます。
house-drink-chips-one-per-player = フェイズごとに、各自が1枚だけ色に置けます。

house-price-chips = 価格調整に置くチップ
house-price-chips-one = フェイズごとに、誰のものであれ1枚だけ置けます。
house-price-chips-any = 何枚でも置けます。

house-zero-ties = 0を入札した人どうし
house-zero-ties-change-places = ほかの同額と同じように順番が変わります。
house-zero-ties-keep = 順番は変わりません。

house-round-cap = 最後のラウンド
house-round-cap-10 = 10ラウンド目が必ず最後です。
house-round-cap-none = 入札総額が規定金額に達するまで続けます。

house-cash-counts = 残った現金
house-cash-counts-true = 得点に加えます。
house-cash-counts-false = 同点のときだけ比べます。
