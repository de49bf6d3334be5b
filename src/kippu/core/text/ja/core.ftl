### 全ゲーム共通の文言。

# 言語を選ぶところに出る、この言語の名前。
language-name = 日本語

## ファイルとプレイ記録のエラー

error-unreadable = { $file } を読めません：{ $reason }
error-not-json = { $file } の{ $line }行目：JSON として読めません（{ $reason }）
error-key-twice = { $file } の{ $line }行目：キー「{ $key }」が二度あります。
error-wrong-shape = { $file } の{ $line }行目：{ $reason }
error-not-a-record = プレイ記録ではありません：{ $reason }
error-wrong-digest = ダイジェストが合いません。プレイ記録のどこかが書き換えられています。
error-not-canonical = プレイ記録が正規の書式で書かれていません。
error-unknown-rules = { $game } のルール第{ $rules }版のプレイ記録です。この Kippu は第{ $known }版に対応しています。
error-unknown-format = プレイ記録の形式は第{ $format }版ですが、この Kippu が読めるのは第{ $known }版までです。新しい Kippu なら読めます。
error-empty-log = 記録が空です。
error-out-of-order = 記録{ $entry }番の順序がおかしいです。番号は0から始まり、操作した人と操作の内容がないのは0番だけです。
error-entry-refused = 記録{ $entry }番は実行できません：{ $reason }
error-differs = 記録{ $entry }番：保存された{ $what ->
    [chance] 乱数の結果
    [outcome] 勝敗
   *[events] 出来事
}が違います。保存：{ $stored } 再現：{ $rebuilt }
error-chance-missing = 記録{ $entry }番：乱数の結果が{ $drawn }個しかなく、足りません。
error-chance-impossible = 記録{ $entry }番：保存された結果 { $outcome } はここでは出ません。
error-chance-left-over = 記録{ $entry }番：乱数の結果が{ $left }個余っています。
error-no-seed = まだ終わっていないゲームです。シードが公開されていないので検証できません。
error-wrong-seed = 公開されたシードが、開始時のコミットメントと合いません。
error-not-restored = 保存されたゲームを元どおりに復元できませんでした。

## ゲーム・設定・操作のエラー

error-unknown-game = 「{ $id }」というゲームはありません。遊べるもの：{ $known }
error-bad-options = この設定では遊べません：{ $reason }
error-wrong-options = この設定は { $game } 用ではありません。
error-wrong-seats = { $game } は{ $min }人から{ $max }人用です（指定：{ $seats }人）。
error-only-by-hand = { $game } のこの設定では、人が本物のカードを扱う必要があります。ボットだけでは遊べません。
error-nothing-to-undo = 取り消せる自分の操作がありません。
error-id-reused = 操作 ID { $id } は別の操作で使われています。
error-unknown-version = 版 { $version } は存在しません。現在は版 { $current } です。
error-stale = ゲームが先に進んでいます（版 { $version } の操作、現在は版 { $current }）。
error-unknown-bot = { $game } に「{ $name }」というボットはありません。使えるもの：{ $known }

event-undone = { $n }番の操作が取り消されました。

bot-seat = { $bot }{ $number }

## いくつかのゲームにある路線図

error-unknown-map = 路線図「{ $id }」はありません。使えるもの：{ $known }。路線図ファイルのパスでも指定できます。
error-too-many-stations = { $file } の{ $line }行目：駅は{ $max }個までです。
error-station-id-twice = { $file } の{ $line }行目：駅{ $station }が前にもあります。
error-station-unreachable = { $file } の{ $line }行目：駅{ $station }には行けません。どの路線も通っていません。

## ルールとデータの出どころ

origin-mark-rulebook = [R]
origin-mark-found = [F]
origin-mark-derived = [D]
origin-mark-chosen = [C]
origin-rulebook = ルールブックに書かれています。
origin-found = 公開された資料によります。
origin-derived = ルールブックから導かれます。
origin-chosen = ルールブックでは決まらないため、Kippu が選んだものです。
origin-legend = [R] ルールブックの記述　[F] 公開された資料　[D] ルールブックから導かれるもの　[C] ルールブックで決まらず Kippu が選んだもの
data-rulebook = ルールブックより
data-real = 実際の路線網より
data-reconstructed = Kippu による再構成
unknown-title = { $game }：分からなかったこと
unknown-link = 分からなかったこと
unknown-data = データ
unknown-points = 決まっていないこと
unknown-points-about = ルールブックから分からないことと、ここで使っているルールの項目です。

## ハウスルール

error-unknown-switch = 「{ $id }」というハウスルールはありません。あるのは { $known } です。
error-unknown-reading = ハウスルール「{ $id }」に「{ $reading }」という読み方はありません。あるのは { $known } です。
error-bad-house = ハウスルールは 名前=読み方 の形で指定します（「{ $given }」は読めません）。
