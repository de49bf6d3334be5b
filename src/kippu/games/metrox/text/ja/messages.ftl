### メトロックス：できごと、反則、名前。

game-name = メトロックス
game-about = めくったカードを地下鉄の路線図に書き込む。全員同時、1人から99人まで。

## カード

card-number = 数字{ $value }
card-skip = 丸数字{ $value }
card-star = ★
card-free = フリー○

card-help-number = 始点から見て最初の空きマスから続けて最大{ $value }駅を埋める。埋まった駅の手前で止まる。
card-help-skip = その路線の空きマスを始点側から{ $value }駅埋める。埋まった駅は飛ばす。
card-help-star = 最初の空きマスに、その駅を通る路線数の2倍の数を書く。
card-help-free = どこでも空きマスを1つ埋める。指示マスは使わない。

## ボットのレベル

bot-random = はじめての人
bot-casual = 乗客
bot-greedy = 通勤客
bot-expert = 車掌
bot-master = 駅長

## できごと

event-card-turned = 第{ $turn }ターン：{ $card }
event-card-awaited = 第{ $turn }ターン：次のカードをめくります。
event-flipped = プレイヤー{ $seat }が{ $card }をめくりました。
event-unflipped = プレイヤー{ $seat }が間違えて入力した{ $card }を取り消しました。
event-wrote = プレイヤー{ $seat }が書き終えました。
event-took-back = プレイヤー{ $seat }が書き直します。
event-filled = { $route ->
    [none] { $stations_count ->
        [0] プレイヤー{ $seat }には空きマスがありません。
       *[other] プレイヤー{ $seat }は { $stations } に○を書きました。
    }
   *[other] { $stations_count ->
        [0] プレイヤー{ $seat }は{ $route }に書きましたが、埋める駅がありません。
       *[other] { $number ->
            [0] プレイヤー{ $seat }は{ $route }に書き、{ $stations } を埋めました。
           *[other] プレイヤー{ $seat }は{ $route }に書き、{ $stations } に{ $number }を書きました。
        }
    }
}
event-completed = { $first ->
    [true] プレイヤー{ $seat }が最初に{ $route }を完成：+{ $bonus }
   *[false] プレイヤー{ $seat }が{ $route }を完成：+{ $bonus }
}
event-reshuffled = すべてのカードを混ぜて新しい山札にします。
event-scored = プレイヤー{ $seat }：路線完成ボーナス{ $bonuses } + 交差駅ボーナス{ $stars } - 空きマスペナルティ{ $penalty }（空き{ $empty }駅） = { $total }点
event-ranked = { $rank ->
    [genius] 天才か、とびきりの強運です。
    [professional] プロ級です。
    [advanced] 上級者です。
    [intermediate] 中級者です。
    [average] ふつうの腕前です。
    [nearly_there] あと一歩です。
    [needs_practice] 練習しましょう。
   *[check_the_rules] ルールをもう一度確かめてみましょう。
}
event-ended = { $decided_by ->
    [solo] ゲーム終了です。
    [shared] ゲーム終了。プレイヤー{ $seats }が勝利を分け合います。
    [fewer_empty] ゲーム終了。空きマスの少ないプレイヤー{ $seats }の勝ちです。
   *[total] ゲーム終了。プレイヤー{ $seats }の勝ちです。
}
ended-all-spaces-used = すべての指示マスが埋まって終了

## コーチ、今日の問題

coach-turn = ターン
coach-card = カード
coach-chosen = 選択
coach-best = 最善
coach-expected = 期待値
coach-lost = 損失
coach-join = { "" }
coach-summary = { $name } の得点は{ $total }点でした。{ $dealt ->
    [kind] カードの並びは平均より{ $luck }点恵まれていて、上手な人なら{ $deal }点くらい取れます。
    [hard] カードの並びは平均より{ $luck }点厳しく、上手な人でも{ $deal }点くらいです。
   *[even] カードの並びはほぼ平均的で、上手な人なら{ $deal }点くらいです。
}最善の選択と比べた損失は、全部で{ $lost }点です。
coach-worst = 分かれ目は第{ $turn }ターンでした。{ $chosen } ではなく { $best } を選んでいれば、{ $lost }点多く見込めました。
coach-no-mistake = はっきり損と言える判断は1つもありませんでした。
daily-level = レベル
daily-beaten = 上回った割合
daily-par = パー（駅長の平均）：{ $par }点
daily-share = メトロックス { $date } { $map } { $marks }
    { $score }点（パー{ $par }）、レベル「{ $level }」の{ $share } %を上回りました

## 反則

refusal-not-a-player = { $actor } はこのゲームのプレイヤーではありません。
refusal-game-over = ゲームは終わっています。指示マスはすべて埋まりました。
refusal-nothing-to-take-back = このカードではまだ書いていないので、取り消すものがありません。
refusal-already-written = このカードではもう書きました。選び直すには先に取り消してください。
refusal-unknown-route = この路線図に路線{ $route }はありません。
refusal-no-empty-space = 路線{ $route }には空いた指示マスがありません。別の路線を選んでください。
refusal-card-needs-route = このカードは路線に書きます。パスはできません。指示マスの空いた路線を選んでください。
refusal-unknown-station = この路線図に駅{ $station }はありません。
refusal-station-filled = 駅{ $station }はもう埋まっています。空きマスを選んでください。
refusal-free-circle-needs-station = フリー○は路線ではなく駅に書きます。空きマスを選んでください。
refusal-circle-not-optional = 空きマスがあるうちはフリー○を書かなければなりません。駅を選んでください。

refusal-cards-are-dealt = このゲームではカードが自動でめくられるので、入力はいりません。
refusal-not-flipped-yet = このターンのカードはまだめくられていません。お待ちください。
refusal-already-flipped = このターンのカードはもうめくられています。間違えて入力したときは、先に取り消してください。
refusal-unknown-card = この山札に{ $card }というカードはありません。
refusal-none-left = この種類のカードは{ $copies }枚ともすでに出ています。もう一度確かめるか、そのカードを脇に置いて次のカードをめくってください。
refusal-nothing-flipped = まだカードがめくられていないので、取り消すものがありません。
refusal-not-the-flipper = このカードをめくったのはプレイヤー{ $flipper }なので、ほかの人は取り消せません。

## 使えない路線図・カード・設定

error-unknown-deck = カード構成「{ $id }」はありません。使えるもの：{ $known }。ファイルのパスでも指定できます。
error-crowns-not-compiled = コーチと高速シミュレーションは、同じターンに完成させた全員が王冠の得点を得るテーブル（または1人のゲーム）でだけ使えます。
error-pile-runs-dry = シャッフルカードがなく、指示マス{ $spaces }個に対してカードが足りません。
error-no-routes = { $file } の{ $line }行目：路線がありません。
error-no-stations = { $file } の{ $line }行目：駅がありません。
error-route-id-twice = { $file } の{ $line }行目：路線{ $route }が前にもあります。
error-place-taken = { $file } の{ $line }行目：駅{ $station }の位置 { $at } には別の駅があります。
error-no-indicator-space = { $file } の{ $line }行目：路線{ $route }に指示マスがありません。1つ以上必要です。
error-too-many-indicator-spaces = { $file } の{ $line }行目：路線{ $route }の指示マスが9個を超えています。
error-later-bonus-higher = { $file } の{ $line }行目：路線{ $route }の後からの得点が最初の得点より高くなっています。
error-route-too-short = { $file } の{ $line }行目：路線{ $route }には始点と終点の2駅以上が必要です。
error-unknown-station-on-route = { $file } の{ $line }行目：路線{ $route }の駅{ $station }が駅の一覧にありません。
error-route-twice-through = { $file } の{ $line }行目：路線{ $route }が駅{ $station }を二度通っています。
error-deck-without-writing = { $file } の{ $line }行目：フリー○以外のカードがないと、ゲームが終わりません。
error-card-value = { $file } の{ $line }行目：数字と丸数字には値が必要で、★とフリー○にはありません（{ $card }）。
error-card-twice = { $file } の{ $line }行目：カード{ $card }が二度あります。"copies" を使ってください。
error-bad-values = { $file } の重みは使えません：{ $reason }
error-no-puzzle-with-options = 今日の問題は、用意された路線図と標準のカードだけにあります。
