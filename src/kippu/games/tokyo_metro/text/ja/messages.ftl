### TOKYO METRO：できごと、反則、名前。

game-name = TOKYO METRO
game-about = 街を歩き、駅を建て、株を買い、列車を速め、乗る。1人から5人まで。

## ボット

bot-random = 気まぐれボット
bot-beginner = 初級
bot-good = 中級
bot-strong = 上級

## アクション

action-move = 移動
action-station = 駅
action-invest = 投資
action-depart = 出発
action-speed = 速度
action-bicycle = 自転車
action-discount = 割引
action-bid = 入札
action-loan = 借金
action-speculate = 投機
action-disc = アクション
action-card = カード

action-help-move = すぐに{ $value }歩まで歩く。
action-help-station = 接している駅に駅コマ（角錐）を置く。丸柱1本につき{ $value }円。
action-help-invest = { $value }円で路線の株を買う。収入が同じだけ上がる。
action-help-depart = 路線の列車を出す。収入が{ $value }円上がる。
action-help-speed = 速度トークンを{ $value }個取る。
action-help-bicycle = 自転車を取る。歩くとき1歩多くなる。
action-help-discount = このフェイズの後の支払いを{ $value }円安くする。
action-help-bid = 次の入札に{ $value }円を足す。
action-help-loan = 借金をする、または返す。
action-help-speculate = 路線にお金を賭ける。
action-help-disc = { $value }円で使えるアクションチップを1枚増やす。
action-help-card = { $value }円で捨て札の一番上のカードを取る。

## フェイズ

phase-auction = 手番順
phase-movement = 移動
phase-actions = アクション
phase-trains = 列車
phase-over = 終了

## できごと

event-order-drawn = 手番順：{ $seats }
event-round-began = 第{ $round }ラウンド（全{ $rounds }）
event-phase-began = { $phase ->
    [auction] 手番順：全員が入札します。
    [movement] 移動
    [actions] アクション
   *[trains] 列車が動きます。
}
event-card-discarded = { $column }列の{ $card }が捨て札になります。
event-card-dealt = { $column }列に{ $card }が出ました。
event-bid-made = プレイヤー{ $seat }が入札しました。
event-bids-revealed = 入札：{ $bids }。ボーナス込み：{ $totals }
event-order-changed = 手番順：{ $seats }
event-meeple-put = プレイヤー{ $seat }は{ $x },{ $y }から始めます。
event-walked = プレイヤー{ $seat }は{ $x },{ $y }へ歩きます。
event-stayed-aboard = プレイヤー{ $seat }は{ $line }に乗ったままです。
event-alighted = プレイヤー{ $seat }が{ $station }で{ $line }を降りました。
event-alighted-on-turn = プレイヤー{ $seat }が{ $station }で{ $line }を降りました。
event-boarded = { $fare ->
    [0] プレイヤー{ $seat }が{ $station }で{ $line }に無料で乗りました。
   *[other] プレイヤー{ $seat }が{ $station }で{ $line }に{ $fare }円で乗りました。
}
event-declined = プレイヤー{ $seat }は{ $station }で{ $line }に乗りません。
event-spot-used = { $paid ->
    [0] プレイヤー{ $seat }が{ $spot }を使います。
   *[other] プレイヤー{ $seat }が{ $spot }を使い、{ $paid }円を払います。
}
event-station-built = プレイヤー{ $seat }が{ $station }に駅を建てました。
event-share-bought = プレイヤー{ $seat }が{ $line }の{ $share }枚目の株を取りました。
event-income-rose = { $line }の収入：+{ $by }で{ $income }円
event-train-started = { $line }の列車を{ $station }に置きます。
event-tokens-taken = プレイヤー{ $seat }が速度トークンを{ $tokens }個取りました。
event-token-placed = プレイヤー{ $seat }が{ $line }を速めました。
event-bicycle-taken = プレイヤー{ $seat }が自転車を取りました。
event-discount-set = プレイヤー{ $seat }に{ $amount }円の割引。
event-bonus-set = プレイヤー{ $seat }の次の入札に{ $amount }円が加わります。
event-loan-taken = プレイヤー{ $seat }が借金をしました：+{ $amount }円
event-loan-repaid = プレイヤー{ $seat }が借金を返しました：-{ $amount }円
event-speculated = プレイヤー{ $seat }が{ $line }に{ $stake }円を賭けました。
event-disc-gained = プレイヤー{ $seat }の使えるアクションチップは{ $usable }枚になりました。
event-card-taken = { $pile ->
    [none] プレイヤー{ $seat }が捨て札の山から{ $card }を取りました。
   *[other] プレイヤー{ $seat }が{ $pile }列の捨て札の山から{ $card }を取りました。
}
event-seat-passed = プレイヤー{ $seat }がパス：+{ $paid }円
event-train-entered = { $line }が{ $station }に着きました。
event-dividend = { $paid ->
    [0] プレイヤー{ $seat }の{ $station }：{ $line } +{ $by }で{ $income }円
   *[other] プレイヤー{ $seat }の{ $station }：{ $line } +{ $by }で{ $income }円、プレイヤー{ $seat } +{ $paid }円
}
event-train-removed = { $line }の列車は一往復を終え、マップを離れます。
event-income-lost = 列車とともに{ $line }の収入がなくなりました。
event-tokens-returned = { $line }の速度トークン{ $tokens }個がサプライに戻ります。
event-round-ended = 第{ $round }ラウンド終了。所持金：{ $cash }
event-speculation-paid = { $line }への投機：プレイヤー{ $seat }に{ $paid }円と賭け金{ $stake }円。
event-share-paid = { $line }の{ $share }枚目の株：プレイヤー{ $seat }に{ $paid }円。
event-loans-settled = プレイヤー{ $seat }は借入金マーカー{ $loans }枚に{ $paid }円を払います。
event-settled = プレイヤー{ $seat }の最終所持金は{ $cash }円です。
event-ended = { $decided_by ->
    [solo] ゲーム終了です。
    [turn_order] ゲーム終了。手番順によりプレイヤー{ $seats }の勝ちです。
   *[cash] ゲーム終了。プレイヤー{ $seats }の勝ちです。
}
ended-decks-empty = 山札がなくなって終了

## 集計

report-cash = 各ラウンド後の所持金（平均）
report-shares = 各ラウンド後の株の枚数（平均）
report-income = 各ラウンド後の路線の収入（平均）

## 反則

refusal-not-a-player = { $actor } はこのゲームのプレイヤーではありません。
refusal-game-over = ゲームは終わっています。
refusal-not-your-turn = あなたの番ではありません。
refusal-not-now = { $phase ->
    [auction] 今はできません。手番順のための入札をしてください。
    [movement] 今はできません。移動フェイズです。
    [actions] 今はできません。アクションかパスを選んでください。
   *[trains] 今はできません。列車が動いています。乗るかどうかを選んでください。
}
refusal-not-in-units = { $amount } は{ $unit }円単位の額ではありません。
refusal-bid-above-cash = 所持金{ $cash }円では{ $amount }円を入札できません。
refusal-meeple-is-on-the-map = ミープルを置くのは第1ラウンドだけです。歩いてください。
refusal-put-the-meeple = 第1ラウンドは歩かずに、ミープルをマップに置いてください。
refusal-too-far = 遠すぎます。歩けるのは{ $steps }歩までです。
refusal-off-the-grid = マス{ $x },{ $y }はこのマップにありません。
refusal-not-aboard = 列車に乗っていません。
refusal-train-is-gone = { $line }の列車はマップを離れました。降りるマスを選んでください。
refusal-not-at-the-station = { $station }に接するマスにしか降りられません。
refusal-already-aboard = もうこの列車に乗っています。乗り続けるか降りるかを選んでください。
refusal-other-train-moves = 動いているのは{ $line }の列車です。乗るか乗らないかを選んでください。
refusal-spot-out-of-reach = 使えるスポット{ $spot }はありません。
refusal-other-action = スポット{ $spot }は別のアクションのものです。
refusal-spot-taken = スポット{ $spot }は使われています。
refusal-too-few-discs = このスポットにはアクションチップが{ $needed }枚必要ですが、未使用は{ $unused }枚です。
refusal-not-your-discount = { $spot }にあなたの割引はありません。
refusal-discount-twice = 割引は1回しか使えません（{ $spot }が2度挙げられています）。
refusal-too-expensive = 費用は{ $price }円ですが、所持金は{ $cash }円です。
refusal-unknown-line = 路線{ $line }はこのマップにありません。
refusal-unknown-station = 駅{ $station }はこのマップにありません。
refusal-unknown-pile = { $pile ->
    [none] 捨て札の山は列ごとです。どの列かを指定してください。
   *[other] 捨て札の山{ $pile }はありません。
}
refusal-move-aboard = 列車に乗っています。先に降りてください。
refusal-station-not-touched = ミープルは{ $station }に接していません。
refusal-station-has-pyramid = { $station }にはもう駅コマがあります。
refusal-no-pyramid-left = 駅コマはすべてマップの上です。
refusal-has-share = { $line }の株を持っています。
refusal-has-speculation = { $line }には投機しているので、投資できません。
refusal-no-share-left = { $line }の株は売り切れです。
refusal-line-is-running = { $line }の列車はもうマップの上です。
refusal-no-token-left = 速度トークンは残っていません。
refusal-no-token-held = 速度トークンを持っていません。
refusal-no-free-slot = { $line }に空きスロットはありません。
refusal-has-bicycle = もう自転車を持っています。
refusal-no-bicycle-left = 自転車は残っていません。
refusal-no-loan-left = { $left ->
    [0] 借入金マーカーは残っていません。
   *[other] 借入金マーカーは{ $left }枚しか残っていません。
}
refusal-not-so-many-loans = 1アクションで借入金マーカー{ $number }枚は扱えません。
refusal-no-repaying = このテーブルでは、借金は最後に清算するだけです。
refusal-no-loan-to-repay = { $loans ->
    [0] 返す借金がありません。
   *[other] 返せる借入金マーカーは{ $loans }枚だけです。
}
refusal-too-poor-to-repay = 返済は{ $price }円ですが、所持金は{ $cash }円です。
refusal-no-speculation-disc-left = 投機チップは2枚とも使いました。
refusal-line-without-marker = { $line }にはまだ収入マーカーがありません。
refusal-stake-too-low = 賭け金は{ $least }円以上です。
refusal-no-disc-left = 使えるアクションチップはもう{ $most }枚あり、これ以上ありません。
refusal-pile-is-empty = { $pile ->
    [none] 捨て札の山は空です。
   *[other] 捨て札の山{ $pile }は空です。
}

## 使えないマップ・カード・定数・設定

error-unknown-cards = カード「{ $id }」はありません。使えるもの：{ $known }。ファイルのパスでも指定できます。
error-unknown-constants = 定数「{ $id }」はありません。使えるもの：{ $known }。ファイルのパスでも指定できます。
error-decks-too-small = 山札は{ $cards }枚ですが、この人数には{ $needed }枚必要です。
error-number-of-lines = { $file } の{ $line }行目：路線は1本から{ $max }本までです。
error-line-id-twice = { $file } の{ $line }行目：路線{ $id }が前にもあります。
error-line-too-short = { $file } の{ $line }行目：路線{ $id }には2駅以上が必要です。
error-unknown-station-on-line = { $file } の{ $line }行目：路線{ $id }の駅{ $station }が駅の一覧にありません。
error-line-twice-through = { $file } の{ $line }行目：路線{ $id }が駅{ $station }を二度通っています。
error-station-off-grid = { $file } の{ $line }行目：駅{ $station }の接するマスがマップの外に出ます。
error-name-without-line = { $file } の{ $line }行目：駅{ $station }に、停まらない路線{ $id }での名前があります。
error-deck-id-twice = { $file } の{ $line }行目：山札{ $deck }が前にもあります。
error-decks-differ = { $file } の{ $line }行目：山札{ $deck }は最初の山札と同じ{ $cards }枚でなければなりません。
error-card-id-twice = { $file } の{ $line }行目：カード{ $card }が前にもあります。
error-spot-value = { $file } の{ $line }行目：カード{ $card }のアクションのうち、自転車・借金・投機には値がなく、ほかには必要です（{ $action }）。
error-more-discs-than-most = { $file } の{ $line }行目：最初の使えるアクションチップが上限を超えています。
error-not-in-units = { $file } の{ $line }行目：{ $name }は{ $unit }円単位でなければなりません。
