### 端末で遊ぶときの文言。

error-no-terminal-play = { $game } はまだ端末では遊べません。遊べるもの：{ $known }
error-too-many-humans = { $seats }席に{ $humans }人は参加できません。--seats を増やしてください。

## 画面

play-separator = 、
play-turn = 第{ $turn }ターン
play-spaces-left = 指示マス 残り{ $spaces }
play-commitment = コミットメント { $commitment }
play-reshuffle = その後、全カードを混ぜ直す。
play-cards-left = 山札 残り{ $cards }枚
play-choices = 選べる路線
play-column-fills = 埋
play-column-wastes = 無駄
play-column-points = 得点
play-column-stations = 駅
play-column-number = 番号
play-column-station = 駅
play-column-routes = 路線
play-circle = 空きマスを1つ選ぶ
play-more-stations = ほか{ $stations }駅（番号は路線図に）
play-scores = 得点
play-score-place = 順位
play-score-player = プレイヤー
play-score-bonuses = 路線完成ボーナス (Comp.B)
play-score-stars = 交差駅ボーナス (Cross.B)
play-score-filled = 駅数
play-score-lost = ペナルティ
play-score-empty = 空きマス
play-score-penalty = 空きマスペナルティ (Emp.P)
play-score-total = 合計
play-you = あなた
play-human = 人間
play-more-players = ほか{ $players }人（s で全員）
play-more-events = ほか{ $events }件
play-crowns-open = 残る王冠：
play-last-turn = 前のターン
play-welcome = ようこそ
play-welcome-how = 駅を埋めて路線を完成させよう。最初の完成には王冠♛の得点。路線の文字を打つとそこに書き込み、埋まる駅が見えます。? で操作説明。
play-welcome-chance = カードの順はシードで決まっています。上のコミットメントと、最後に公開するシードで確かめられます。
play-welcome-flipped = 本物のカードで遊びます。よく混ぜて、聞かれたら1枚めくってください。
play-flip = カードを1枚めくって入力してください。残り{ $cards }枚：

## 選ぶ

play-prompt-flip = めくったカード（? で説明）：{ "" }
play-prompt-route = 路線の文字（p F でプレビュー、? で説明）：{ "" }
play-prompt-circle = 駅の番号・名前・@id（? で説明）：{ "" }
play-prompt-draft = Enter で { $choice } に決定、< で選び直し：{ "" }
play-prompt-written = { $choice } に書きました。Enter で次へ、< で取り消し：{ "" }
play-preview = { $route ->
    [none] { $count ->
        [0] 空きマスがないので、何もしません。
       *[other] { $stations } に○を書きます。
    }
   *[other] { $count ->
        [0] { $route } には埋める駅がありません。指示マスを1つ使うだけです。
       *[other] { $number ->
            [0] { $route } で{ $count }駅埋まります：{ $stations }。
           *[other] { $route } で { $stations } に{ $number }を書きます。
        }
    }
}
play-preview-wastes = { $wasted }駅分が無駄になります。
play-preview-completes = { $route } が完成：+{ $bonus }。
play-read-clause = ルールを読む：r { $clause }
play-hand-over = プレイヤー{ $seat }の番です。ほかの人は見ないでください。Enter を押してください：{ "" }
error-play-not-understood = 「{ $text }」が分かりません。路線の文字を打つか、? で説明を見てください。
error-play-no-such-card = 「{ $text }」はこの山札のカードではありません。{ $cards } のどれかを打ってください。
error-play-which-choice = プレビューする手も打ってください（例：p F）。
error-play-no-such-number = { $number }番の駅はありません。1から{ $last }までです。
error-play-which-station = 「{ $text }」に当てはまる駅がいくつもあります：{ $stations }
error-play-no-such-player = プレイヤー{ $player }はいません。1から{ $last }までです。

## 見る

play-help =
    F            路線 F にカードを書く（小文字でもよい）
    12  @r8c14   駅に○を書く：番号・id・駅名で
    Enter        選んだ手を決める。選ぶ前なら画面を描き直す
    <  u         選んだ手を取り消す
    -            何もしない（空きマスがないとき）
    4 (2) * o    本物のカードで：めくったカード。! で取り消す
    p F          路線図の上でプレビューする
    s  s 2       全員のようす、プレイヤー2の路線図
    l            前のターンのできごと
    r MX-3.1     ルールを読む。r だけで全文
    ?  q         この説明、ゲームをやめる
    この路線図にある路線の文字は、つねに路線になる：help, sheets, quit と打つ。

    図    ( ) 空きマス  (●) 埋まった駅  ★6 ★で書いた数  (+) 選んだ手で埋まる駅
    路線  4□ 書いたカードと空きマス  ♛4 残る王冠  ◆2 後からの得点  ✓ 獲得
    札    4 続けて4駅まで埋める  ② 埋まった駅を飛ばして2駅
          ★ 通る路線数の2倍を書く  ○ どこでも1駅  ↻ 混ぜ直し
play-progress = 路線ごとの空きマス
play-sheets-more = s 2 でプレイヤー2の路線図を見られます。
play-sheet-of = 路線図：{ $player }
play-quit-sure = ゲームをやめますか？ 保存はされません。(y/n) { "" }
play-yes = y yes q quit はい
play-left = ゲームをやめました（保存していません）。またどうぞ！

## 終わり

play-result = 最終得点
play-decided-total = 合計が最も高い人の勝ち：{ $total }点。[MX-5.4a]
play-decided-fewer-empty = 合計は{ $total }点で同じ。空きマスの少ないほうの勝ち。[MX-5.4b]
play-decided-shared = { $ties ->
    [shared] 合計が同じなので、勝利を分け合います。[MX-5.4b]
   *[fewer_empty] 合計も空きマスも同じなので、勝利を分け合います。[MX-5.4c]
}
play-decided-solo = 1人プレイは合計で評価：{ $total }点。[MX-5.5]
play-seed = シード：{ $seed }
play-seed-commitment = その SHA-256 が開始時のコミットメント：{ $commitment }
play-no-chance = カードは手でめくられました。ここでは乱数を使っていないので、検証するものはありません。
play-kept = プレイ記録は { $file } にあります。
play-recorded = プレイ記録は { $file } にあります。検証：kippu verify { $file }
play-not-recorded = プレイ記録を残して検証するには：--record games.jsonl の後、kippu verify games.jsonl
