### MetroX：ルールブックの読み方が分かれるところのハウスルール。

house-group-completion = 路線の完成
house-group-end = ゲームの終わり

house-crown-same-turn = 同じターンに何人かが完成させた路線
house-crown-same-turn-all = 全員が王冠の得点を得ます。
house-crown-same-turn-nobody = 全員がダイヤの得点になり、王冠はなくなります。

house-ties = 同点
house-ties-fewer-empty = 空きマスの少ない人の勝ちで、それも同じなら勝利を分け合います。
house-ties-shared = 勝利を分け合います。
