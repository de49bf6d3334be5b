### ホーム

home-title = 路線図とペン、そして1枚ずつのカード。
home-lead = メトロックス：カードをめくり、路線図に書き込み、だれよりも先に路線を完成させよう。全員同時に、1人から99人まで。
home-footer = 「メトロックス」は林尚志氏（OKAZU brand）のゲームです。Kippu は独立した作品で、絵と文章は独自のものです。
map-tokyo = 東京
map-osaka = 大阪
map-own = 自作の路線図
map-tokyo-help = はじめての方におすすめ

## 新しいテーブル

form-map = 路線図
form-deck = カード
deck-standard20 = 20枚
deck-standard20-help = 箱の表示どおり。4は4枚です。
deck-standard21 = 21枚
deck-standard21-help = 一部の紹介による枚数。4は5枚です。

form-cards = カードをめくる人
cards-dealt = Kippu
cards-dealt-help = カードは自動でめくられます。シャッフルが公正かどうか、だれでも確かめられます。
cards-flipped = 本物のカードを自分たちで
cards-flipped-help = 箱のカードを1人がめくって入力し、シートは各自のスマートフォンにあります。箱の枚数に合うカードを選んでください。
cards-flipped-short = 本物のカード

## 待合室


## 回線

error-stale = 選択が届く前に次へ進んでいました。選び直してください。

## ゲーム

card-face-up = めくられたカード
card-turn = 第{ $turn }ターン
card-reshuffles = その後、全カードを混ぜ直す。
card-awaited = 次のカード
flip-ask = カードを1枚めくって、同じものを押してください。
flip-keys = キー：数字、丸数字は Shift＋数字、★は S、フリー○は O。
flip-none = { $card }：もう残っていません。
flip-waiting = { $name } がカードをめくるのを待っています。
flip-anybody = カードを持っている人が次の1枚をめくってください。
flip-instead = 自分がめくる
flip-flipper = { $name ->
    [none] カードを持っている人がめくります。
   *[other] めくる係：{ $name }
}
flip-by = めくった人：{ $name }
flip-undo = 違うカードだった
flip-wrong = { $name } が入力を取り消しました。{ $card }ではありませんでした。
flip-shuffle = 先に、すべてのカードを混ぜ直してください。
spaces-left = 指示マス 残り{ $spaces }
pile-label = { $cards ->
    [0] 山札はありません
   *[other] 山札 残り{ $cards }枚
}
pile-kind = { $card }：残り{ $left }枚
choose-route = 路線を選んでください。
choose-station = 空きマスを1つ選んでください。
choose-keys = 路線の文字キーで選び、Enter で決定。
route-full = { $route } { $name }：指示マスの空きなし
preview = { $route ->
    [none] { $stations } に○を書きます。
   *[other] { $count ->
        [0] { $route } には埋める駅がありません。指示マスを1つ使うだけです。
       *[other] { $number ->
            [0] { $route }（{ $name }）で{ $count }駅埋まります：{ $stations }。
           *[other] { $route }（{ $name }）の { $stations } に{ $number }を書きます。
        }
    }
}
preview-wastes = { $wasted }駅分は無駄になります。
preview-completes = { $first ->
    [true] { $route } を最初に完成：+{ $bonus }。
   *[false] { $route } が完成：+{ $bonus }。
}
write = 書く
written-waiting = { $count ->
    [0] 書きました。ターンを締めています…
    [1] 書きました。{ $names } を待っています。
    [2] 書きました。{ $names } を待っています。
   *[other] 書きました。あと{ $count }人を待っています。
}
nothing-to-circle = 空きマスがないので、書くものがありません。
sheet-of = { $name } の路線図
sheet-back = 自分の路線図へ
sheet-label = { $name } の路線図：{ $stations }駅中{ $filled }駅
announce-card = 第{ $turn }ターン：{ $card }。
announce-over = ゲーム終了。あなたの合計は{ $total }点です。
summary-own = { $route ->
    [none] { $count ->
        [0] 書くものはありませんでした。
       *[other] { $stations } に○を書きました。
    }
   *[other] { $count ->
        [0] { $route } に書きましたが、埋まる駅はありませんでした。
       *[other] { $number ->
            [0] { $route } で{ $count }駅埋めました。
           *[other] { $stations } に{ $number }を書きました。
        }
    }
}
summary-you-complete = { $first ->
    [true] あなたが最初に{ $route }を完成：+{ $bonus }！
   *[false] あなたが{ $route }を完成：+{ $bonus }。
}
summary-complete = { $first ->
    [true] { $name } が最初に{ $route }を完成：+{ $bonus }。
   *[false] { $name } が{ $route }を完成：+{ $bonus }。
}
summary-more = ほか{ $more }路線が完成。
summary-reshuffled = カードを混ぜ直しました。

## プレイヤー

players-written = { $players }人中{ $written }人が書きました
players-last = 前のターン
players-show = { $name } の路線図を見る
players-has-written = 書きました
score-filled = 埋めた駅
score-bonuses = 路線完成ボーナス
score-stars = 交差駅ボーナス
score-empty = 空きマスペナルティ
score-empty-stations = 空きマス{ $empty }
score-explained = いまの路線図での得点

## 終わり

result-points = { $total }点
result-why-solo = 1人のときは合計で腕前が決まります。
result-why-total = 合計が最も高い人の勝ち：{ $total }点。
result-why-fewer-empty = 合計は{ $total }点で同じ。空きマスの少ないほう（{ $empty }駅）の勝ち。
result-why-shared = { $ties ->
    [shared] 合計（{ $total }点）が同じです。
   *[fewer_empty] 合計（{ $total }点）も空きマス（{ $empty }駅）も同じです。
}
verify-fair = シャッフルは公正です：{ $cards }枚すべて検証済み
verify-cards = 引き直したカード
verify-flipped = カードは手でめくられました。ここでは何も引いていないので、検証するシャッフルはありません。

## リプレイと会場表示

replay-turn = ターン
wall-over = { $names } の勝ち！

## 学ぶ

learn-story = ここは地下鉄が縦横に走る大都会。まっさらな路線図に線路を通し、駅をつないでいくのがあなたの仕事です。めくられるカードは全員同じ。どの路線に使うかで差がつきます。このレッスンでは東京の路線図を使います。はじめてのゲームにも東京がおすすめです。
learn-welcome = これがあなたの路線図です。色のついた線が路線、四角が駅です。毎ターン1枚のカードがめくられ、それをどれか1つの路線に書きます。路線の駅をすべて埋めると得点になります。
learn-number = 6のカード。最初の空きマスから続けて6駅まで埋めます。左上の路線Fを選んでください（路線図でも、ボタンでも、Fキーでも）。プレビューを確かめてから書きましょう。
learn-number-done = 6駅埋まりました！ 6はFの最初の指示マスに入りました。Fの指示マスはあと1つ。書けるカードもあと1枚です。
learn-shared = 3のカード。路線は駅を共有します。Yの最初の6駅はもう埋まっているので、Yは最初の空きマスから続きます。Yに3を書きましょう。
learn-shared-done = 1枚のカードが2つの路線に効きました。乗換駅をうまく使うのがこつです。
learn-skip = 丸数字の3は、埋まった駅を飛ばせます。路線の空きマスを始点側から3つ埋めます。Gに書きましょう。
learn-skip-done = ふつうの数字は埋まった駅の手前で止まります。丸数字は止まりません。
learn-star = ★です！ 路線の最初の空きマスに、そこを通る路線数の2倍の数を書きます。Zのそこには5路線が集まっています。書きましょう。
learn-star-done = 一気に10点。★は大きな乗換駅で稼げます。★のための路線を残しておきましょう。
learn-complete = Yに5のカード。途中の駅は★で埋まったので、Yの空きは最後の4駅だけ。1つ無駄になりますが、Yが完成します。Yに書きましょう。
learn-complete-done = Yが完成：王冠の+4点。ほかの人と遊ぶときは、後のターンに完成させた人の得点は小さいダイヤのほうになります。
learn-free = フリー○は指示マスを使いません。好きな空きマスを1つ埋めてください。
learn-free-done = これで全部です。23個の指示マスがすべて埋まるとゲームが終わります。
learn-end = いまの得点：路線完成ボーナス{ $bonuses } + 交差駅ボーナス{ $stars } − 空きマスペナルティ{ $penalty }（空き{ $empty }駅） = { $total }点。空きマスが5つ以下ならペナルティはありません。よい旅を！
learn-tip-choose = 駅をすべて埋めるのはまず無理です。完成させる路線とあきらめる路線を決めましょう。
learn-tip-stars = 始める前に、路線が集まる駅を見つけておきましょう。★はそこで使うのがいちばんです。
learn-tip-parallel = 路線が並んで走る区間はお得です。片方に書けば、もう片方も進みます。

## コーチ

hint-title = コーチの見込み
hint-explained = そこから上手に続けたときの最終得点です。±は誤差の幅です。
hint-asking = コーチが考えています…
hint-option = { $choice }：見込み{ $expected }点。
coach-nothing = なし
review = 振り返り
review-of = 振り返り：{ $name }
review-explained = コーチがすべての選択から何度も続きを遊び、見込み点、損した点、カードの運を調べます。
review-open = コーチに聞く
review-working = コーチがゲームを見直しています…
review-chart = ターンごとの各選択肢の見込み最終得点と、実際の選択
review-legend = 点：すべての選択肢。線：実際の選択。棒：損した点。ひし形：分かれ目。ターンを押すとそこへ移ります。
review-now = 第{ $turn }ターン
review-turning = 分かれ目
review-point = 第{ $turn }ターン：{ $chosen } より { $best }、{ $lost }点
review-decisions = すべての選択
review-jump = 第{ $turn }ターンへ

## 今日の問題

daily-working = 比べる相手がこの問題を遊んでいます…
daily-mean = 平均 { $mean }
daily-beats = { $share } %に勝ち
daily-crowd = 同じ並びで遊んだ、レベルごとに{ $players }人のシミュレーションと比べています。
daily-copy = 共有用にコピー
