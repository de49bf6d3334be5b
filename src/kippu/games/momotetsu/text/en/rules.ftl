### Real Momotetsu: the rules, clause by clause.

rules-title = Real Momotetsu: the rules

## 1. The event and its clock

rule-RM-1-1a = Teams race one another.
rule-RM-1-1b = Every team needs at least the number of people that the kit asks for, normally two.
rule-RM-1-2a = The kit says how few and how many teams may take part.
rule-RM-1-2b = At a table one team may play alone.
rule-RM-1-2c = One event has one map, one game master's desk and one clock.
rule-RM-1-3a = Each team has one token, which begins on the start square.
rule-RM-1-3b = A team begins with 200 points, without cards or properties, and nobody has bonbi.
rule-RM-1-4a = The start square itself gives nothing.
rule-RM-1-4b = For its missions a team must land there later.
rule-RM-1-5 = Points are whole multiples of ten, and a balance may fall below zero.
rule-RM-1-6a = Play opens at the start time.
rule-RM-1-6b = A roll, a star card or a single step declared up to and including the last-roll time counts and is played out.
rule-RM-1-6c = After that time no such declaration is accepted.
rule-RM-1-7a = After the last roll the event is over as soon as no team is busy, and at the cut-off in any case.
rule-RM-1-7b = At the cut-off rides stop where they are, open tasks fail, and attacks and trips that were still due are dropped.
rule-RM-1-8a = Once the last roll is over no trip begins any more: it is dropped without cost.
rule-RM-1-8b = Attacks, missions and squares are still worked off.
rule-RM-1-9a = There are three settlements in the day.
rule-RM-1-9b = From the switch time on the late rates hold: more on blue and red, twice the distance bonus, twice bonbi's losses.
rule-RM-1-10 = Which rate counts is decided when the die is rolled, or when a team arrives at the goal; when the report came or was approved does not matter.
rule-RM-1-11 = Before the start the game master has the first destination drawn with two dice and tells everybody.
rule-RM-1-12a = Dice are fair.
rule-RM-1-12b = Two playing cards make one of 78 equally likely pairs of different ranks, and one card makes a rank from 1 to 13.
rule-RM-1-12c = There are no jokers, and each draw is from a full pack.
rule-RM-1-13a = The server rolls and draws everything and writes it down, by a published generator.
rule-RM-1-13b = The hash of its seed is known before the start and the seed itself after the end.
rule-RM-1-14a = Where the kit allows it a team may use dice and playing cards of its own, filmed.
rule-RM-1-14b = What it reports stands in the record and waits for the game master's confirmation.
rule-RM-1-15a = The game master may take a team out: it no longer ranks, cannot be a target and cannot get bonbi.
rule-RM-1-15b = If it had bonbi, nobody has it until it is given out again.

## 2. What a team can be doing

rule-RM-2-1 = A team is ready on a square, looking at a plain die, moving, working off the square it landed on, busy with a mission or a human card, under attack by bonbi, or done for the day.
rule-RM-2-2a = A team goes round: ready, perhaps the die, the move, the square with its tasks, an attack if one is due, ready again.
rule-RM-2-2b = No team waits for the turn of another.
rule-RM-2-3 = A turn starts with a declaration by a team that is ready, and is over when it is ready again or leaves on a trip.
rule-RM-2-4 = The die is only shown for a choice when something can be done with it; otherwise the team moves at once.
rule-RM-2-5a = When the square is worked off with all its cards, a due attack comes next, then a due trip.
rule-RM-2-5b = Without either the team is ready.
rule-RM-2-6a = Only one trip can be due: a later one takes the place of an earlier one.
rule-RM-2-6b = So an attack that sends a team back cancels its card trip.
rule-RM-2-7a = Each kind of movement says whether its landing counts, whether it can score, whether a goal lets it ride on, and whether it breaks a run of equal faces.
rule-RM-2-7b = Only the plain die keeps the run, and going back neither lands nor scores.
rule-RM-2-8a = The previous square is where the last movement of any kind began, noted on arrival.
rule-RM-2-8b = After a loop or a bounce it may be the square the team stands on.
rule-RM-2-9a = What a card gave for the next turn is spent by the next declaration of any kind.
rule-RM-2-9b = Trips do not spend it.
rule-RM-2-10 = On top of its state a team may be held by a goal, told to get off, in debt, asked for new proof, in conflict over a report, paused, or free to send bonbi back; several of these at once.
rule-RM-2-11a = While a goal is worked off nobody declares, rolls, draws, is attacked, starts a trip or touches.
rule-RM-2-11b = Missions, tasks, proof, shopping, choices without dice, forced sales and reports go on meanwhile.
rule-RM-2-12a = Debt, a rejected proof and a conflict about where the team is stop declarations.
rule-RM-2-12b = A pause stops everything but reports.
rule-RM-2-13a = Nobody waits for approval: play goes on after a report.
rule-RM-2-13b = What is not yet approved can be taken back.
rule-RM-2-14 = A command that is not possible now is refused with its reason and changes nothing.
rule-RM-2-15a = Every phone of a team may act for it.
rule-RM-2-15b = If two say different things, the first valid one counts.
rule-RM-2-16 = A team may take back its last report for a short while, as long as nothing was rolled or drawn for it and nobody else was affected.
rule-RM-2-17 = The event as a whole remembers the destinations, the goal being worked off, bonbi, the economy, the gate, a called transformation, the settlements paid, and a log that only grows.
rule-RM-2-18 = Of each team are known its state and marks, squares, move, due trip, points, cards, properties, cleared missions, goals, last plain face, statuses, waiting time and last report.

## 3. Movement

rule-RM-3-1a = The board is the kit's map: squares joined along the listed lines, within their listed ranges.
rule-RM-3-1b = Stops that are not squares are not counted.
rule-RM-3-2a = One name is one square, however far its places lie apart, and the listed other names and the endings 駅, 駅前 and 前 belong to it.
rule-RM-3-2b = Moving about inside a square is free.
rule-RM-3-2c = Another name is another square, and nobody walks between squares without a card.
rule-RM-3-3a = A count is exact.
rule-RM-3-3b = Squares that a train runs past are counted too.
rule-RM-3-4a = No step goes straight back along the track just used, not even by another line.
rule-RM-3-4b = Only at a terminus one may turn.
rule-RM-3-5 = Lines and vehicles may be changed freely.
rule-RM-3-6 = Coming by a square again on a loop is fine, and so is ending where the move began.
rule-RM-3-7a = The ban on turning holds within one move.
rule-RM-3-7b = The next turn may start in any direction.
rule-RM-3-8 = The legal ends of a count are all squares that some path of exactly that many allowed steps reaches.
rule-RM-3-9a = With a gate, only the last step may enter the destination.
rule-RM-3-9b = On the neighbours of the destination turning back is then allowed.
rule-RM-3-9c = Ending on the destination and starting from it stay possible.
rule-RM-3-10 = Trips know no count, no ban on turning and no gate.
rule-RM-3-11a = The legal ends are found when the move is declared and stay the same during the ride.
rule-RM-3-11b = Only Galaxy looks at the destination on arrival.
rule-RM-3-12a = Without any legal end the team stays and nothing happens there.
rule-RM-3-12b = The face still counts, a star card goes back to the hand, and the next declaration waits a few minutes or until the gate is gone.
rule-RM-3-13a = Teams choose their trains themselves.
rule-RM-3-13b = Who rides too far has to come back, since only a legal end is an arrival.
rule-RM-3-14a = On the way a team may name the end it heads for, and change it.
rule-RM-3-14b = At a table it must name one.
rule-RM-3-15a = An arrival is accepted on a legal end or on the target of a trip.
rule-RM-3-15b = Anything else is refused, but may be put before the game master.
rule-RM-3-16 = The distance of two squares is the fewest steps between them, without regard to turning, kinds, gate or closed tracks.
rule-RM-3-17a = Who is ordered out of a vehicle gets off where it next stops at a square and says so, whatever card carries the team.
rule-RM-3-17b = Walkers are in no vehicle.
rule-RM-3-17c = Who was not aboard yet says that and keeps the move.
rule-RM-3-18a = Off before the end: the move is over, the rest and its card are lost, and the square does nothing.
rule-RM-3-18b = Off at the end the team was heading for: a normal landing.
rule-RM-3-19a = The end a team heads for is the one it named, or any legal end if it named none.
rule-RM-3-19b = On a trip it is the target.
rule-RM-3-20a = Teams pay their own fares and purchases.
rule-RM-3-20b = Where to find the poles of the buses is in the kit.
rule-RM-3-21a = Stations that opened later may be switched on.
rule-RM-3-21b = Each splits the track between its two neighbours, and all sets and distances are worked out again.

## 4. Squares

rule-RM-4-1a = There are mission, card, blue, red, special and shop squares.
rule-RM-4-1b = Which square is which belongs to the kit.
rule-RM-4-2 = On a mission square a team may try its missions, or leave them.
rule-RM-4-3 = Blue: roll one die and gain 30 points per pip, 40 from the switch on.
rule-RM-4-4a = Red: roll one die and lose 30 points per pip, 40 from the switch on.
rule-RM-4-4b = Who has No Sweat neither rolls nor loses on a red square.
rule-RM-4-5a = Recession turns blue into red and Boom turns red into blue, for everybody and until the next goal.
rule-RM-4-5b = The later of the two holds.
rule-RM-4-6a = On a card square two playing cards decide, on a special square one.
rule-RM-4-6b = Star cards are kept, all others act at once.
rule-RM-4-7a = A card station sells its cards to a team that landed there, each once a visit, as long as the balance does not go below zero.
rule-RM-4-7b = It buys nothing.
rule-RM-4-8 = On the destination the goal comes first, the square afterwards.

## 5. Cards in general

rule-RM-5-1 = Star cards stay in the hand and are played on a later own turn, before any die.
rule-RM-5-2a = One star card may be played a turn.
rule-RM-5-2b = The hand may be of any size.
rule-RM-5-3a = A declared star card names what it needs and leaves the hand at once.
rule-RM-5-3b = It comes back only if the team is stuck, or if a goal stops it before leaving.
rule-RM-5-4 = A star card that has nowhere to go cannot be declared.
rule-RM-5-5a = Cards without a star act where they are drawn.
rule-RM-5-5b = They must be done.
rule-RM-5-5c = The drawer makes every choice, and a target is any other team in play.
rule-RM-5-6 = An automatic card that finds nothing to act on is over, without any going back.
rule-RM-5-7a = A human card that cannot be done sends the team back to its previous square, after an attack if one is due.
rule-RM-5-7b = On the square it went back to nothing happens.
rule-RM-5-7c = If the previous square is the present one, nothing changes.
rule-RM-5-8 = Each card says how it may fail: go back, do the second task instead, repeat until done, nothing, not playable at all, stay, or not at all.
rule-RM-5-9a = A card with a target makes a trip due.
rule-RM-5-9b = The turn ends on leaving, so bonbi attacks before that, and the landing counts fully.
rule-RM-5-9c = The present square is no target, except for Golden Chance.
rule-RM-5-10a = The same status twice is not more than once.
rule-RM-5-10b = The second copy only starts its time again.
rule-RM-5-11a = Cow Walk goes before everything, then Seal forbids star cards.
rule-RM-5-11b = On a plain roll there is at most one re-roll, which binds.
rule-RM-5-11c = Then comes Rocket on a 1, or Double, but not both.
rule-RM-5-12a = A card that an attack makes a team draw follows the same rules.
rule-RM-5-12b = It brings no second attack there.
rule-RM-5-13a = Some cards the server does alone, some move a team, some are for people and need a photo, words or honour, some are both.
rule-RM-5-13b = What can be measured is checked first, and the rest goes to the game master.
rule-RM-5-14a = Teams carried by certain cards ride on when a goal stops the others.
rule-RM-5-14b = The kit marks these cards.

## 6. The cards

rule-RM-6-1 = Advance 1 (star): move exactly one square.
rule-RM-6-2 = Advance 2 (star): move exactly two squares.
rule-RM-6-3 = Advance 3 (star): move exactly three squares.
rule-RM-6-4 = Advance 4 (star): move exactly four squares.
rule-RM-6-5 = Advance 5 (star): move exactly five squares.
rule-RM-6-6 = Advance 6 (star): move exactly six squares.
rule-RM-6-7 = Musashi (star): move three, four or six squares; say which when you declare it.
rule-RM-6-8 = Special (star): move any number from one to six; say which when you declare it.
rule-RM-6-9 = Express (star): move the sum of two dice.
rule-RM-6-10 = Limited Express (star): move the sum of three dice.
rule-RM-6-11 = Playing Card (star): move the rank of one playing card.
rule-RM-6-12a = Galaxy Railway (star): roll one die and move that face.
rule-RM-6-12b = Besides the usual ends Galaxy may stop on the destination when a shorter legal path gets there, and that is a goal.
rule-RM-6-12c = With a gate only an exact landing counts.
rule-RM-6-13 = Happy Railway (star): comes from bonbi's lottery alone and works like Galaxy Railway.
rule-RM-6-14a = Liner (star): get on one vehicle and stay to the end of its range, either way.
rule-RM-6-14b = On the loop line Liner goes to one of its two named ends.
rule-RM-6-15a = Tokyo Walker (star): walk to a near square, joined or not.
rule-RM-6-15b = Near means within two kilometres, or one of the three closest.
rule-RM-6-16a = Shiritori Move (star): name a square whose reading begins with the last kana of yours and go there.
rule-RM-6-16b = Any name counts, long vowels fall away, small kana are large, and voicing does not matter.
rule-RM-6-16c = After ん nothing follows.
rule-RM-6-17a = Wish upon a Star (star): go to any card station.
rule-RM-6-17b = You may shop there.
rule-RM-6-18 = New (star): go to any square with 新 in one of its names.
rule-RM-6-19a = Shinkansen (star): from one of the kit's shinkansen squares to another by any means.
rule-RM-6-19b = Shinkansen is off unless the kit turns it on.
rule-RM-6-20a = All or Nothing (star): roll one die; on a 1 go to the destination, otherwise to the previous one.
rule-RM-6-20b = { $gamble_win ->
    [travel] Arriving at the destination is a goal if it still is one.
   *[instant] A 1 is a goal at once.
}
rule-RM-6-20c = Who is there already has used the turn.
rule-RM-6-21 = Angel: gain 200.
rule-RM-6-22 = Devil: lose 100.
rule-RM-6-23 = King Devil: lose 200.
rule-RM-6-24 = Devil Dispatch: one other team of your choice loses 200.
rule-RM-6-25 = Dividend: every other team gains 200; you pay nothing.
rule-RM-6-26 = Lottery: gain 50 times the sum of two dice.
rule-RM-6-27a = Dodzilla: lose 100 for each property you hold.
rule-RM-6-27b = Without a property Dodzilla does nothing.
rule-RM-6-28a = Ginji the Pickpocket: half of your points is gone, a loose five rounded in your favour.
rule-RM-6-28b = At zero or below he finds nothing.
rule-RM-6-29 = Equal Shares: put your points and those of another team together and halve them, rounding down to ten.
rule-RM-6-30a = Charity: give 300 to the team with the fewest points.
rule-RM-6-30b = If several have the fewest, you choose.
rule-RM-6-30c = If you alone are last, nothing happens.
rule-RM-6-30d = Your own balance may go below zero.
rule-RM-6-31a = Quick Sale: give up one of your star cards for 200.
rule-RM-6-31b = Without a star card Quick Sale does nothing.
rule-RM-6-32 = Sage: take a star card of your choice, but not one that only bonbi's lottery gives or that is switched off.
rule-RM-6-33a = Wipe Progress Cards: one other team loses every star card in its hand.
rule-RM-6-33b = A star card that is already declared is safe.
rule-RM-6-34 = Leak: your square, star cards and points are shown to everybody as they are now.
rule-RM-6-35 = Joker: say which other card without a star it is, not Sage, and do that.
rule-RM-6-36a = Rocket: until anybody's next goal you may, on a plain 1, roll once more and move that face plus one.
rule-RM-6-36b = The new face is the one that counts.
rule-RM-6-37a = Second Chance: next turn you may roll the plain die a second time.
rule-RM-6-37b = Playing a star card instead wastes it.
rule-RM-6-38a = ICE: have ice cream or shaved ice, then next turn you may move twice the face.
rule-RM-6-38b = The face itself counts.
rule-RM-6-39 = Seal: no star card next turn.
rule-RM-6-40 = Cow Walk: next turn you take one step to any neighbour, without a die.
rule-RM-6-41 = Inflation: your own goal at the present destination is worth 500 more, once, until the destination changes.
rule-RM-6-42 = No Sweat: until anybody's next goal red squares cost you nothing, also blue ones in a recession.
rule-RM-6-43a = Forced Purchase: on the next mission square you work off you take one property that you have not cleared, without its mission.
rule-RM-6-43b = If none is open there the card is gone.
rule-RM-6-44 = Recession: blue squares are red for all until the next goal.
rule-RM-6-45 = Boom: red squares are blue for all until the next goal.
rule-RM-6-46a = Divine Punishment: for half an hour nobody passes through the destination.
rule-RM-6-46b = It ends early when the destination changes, and a second copy starts it again.
rule-RM-6-46c = Moves under way are finished.
rule-RM-6-47a = Change Destination?: roll one die; on an even face a different destination is drawn.
rule-RM-6-47b = What was reached last stays, Inflation and the gate end, and everybody rides on.
rule-RM-6-48 = Evict: all other teams in a vehicle must get off at the next square, even on a card trip.
rule-RM-6-49a = Bonbi: it comes to you.
rule-RM-6-49b = If you have it already you may send it to another team, which may pay 400 to send it back.
rule-RM-6-50a = Bonbi Transform: the next attack on anybody is rolled on the transformation table.
rule-RM-6-50b = Goals do not end this.
rule-RM-6-51a = Golden Chance: go to a neighbour of the destination of your choice.
rule-RM-6-51b = Who stands on one may stay.
rule-RM-6-52 = Number: go to a square of your choice with a numeral in one of its names.
rule-RM-6-53a = Mission: go to the nearest other mission square where something is open to you, and try it.
rule-RM-6-53b = Of several that are equally near you choose.
rule-RM-6-53c = If it fails you stay.
rule-RM-6-54 = Shrine or Souvenir: visit a shrine, a temple or a jizo, or buy a souvenir of up to 540 yen.
rule-RM-6-55 = Stopover Stroll: walk around for at least five minutes and tell about it.
rule-RM-6-56 = Cash: a photo with one each of the six coins.
rule-RM-6-57 = Exactly 140: a text with a meaning and exactly 140 characters, line breaks not counted.
rule-RM-6-58 = Smile: a photo with the widest smile.
rule-RM-6-59 = Senryu: three lines of 5, 7 and 5 on how you feel.
rule-RM-6-60 = One Coin: spend exactly 100 yen, tax included; a machine will do.
rule-RM-6-61 = Curious Sight: a photo of something odd close by, with a line about it.
rule-RM-6-62 = Post Box: find one, or else write a letter about it.
rule-RM-6-63a = Multinational: no Japanese until the next arrival.
rule-RM-6-63b = Play goes on meanwhile, and you may only give it up before leaving.
rule-RM-6-63c = A slip is for the game master to judge.
rule-RM-6-64 = Shitamachi Acrostic: four lines that begin with し, た, ま and ち.
rule-RM-6-65 = Food Report: eat something and describe it in at least 100 characters.
rule-RM-6-66 = Advertisement: one photo with a slogan.
rule-RM-6-67 = Telephone: find a public phone, or else ring somebody up and report.
rule-RM-6-68 = Smug Face: a photo with the smuggest look.
rule-RM-6-69 = Workout: walk the platform from end to end; at a bus stop do ten squats.
rule-RM-6-70 = Mascot: photograph one found close by, not your own, or else draw one.
rule-RM-6-71a = Tokyo, you know: look for a monjayaki place.
rule-RM-6-71b = After a quarter of an hour you may stop looking.
rule-RM-6-72 = Energy Drink: drink one.
rule-RM-6-73 = Tongue Twister: say the kit's phrase ten times fast without a slip, and do not move before you have.
rule-RM-6-74 = Bulk Buy: buy ten or more of one thing.
rule-RM-6-75 = Stone Collector: every member picks up a stone.
rule-RM-6-76 = Tea Time: rest for at least ten minutes.

## 7. Missions and properties

rule-RM-7-1a = The kit's mission squares carry one or more missions, each with one property.
rule-RM-7-1b = Trying is free, and in one stop all of them may be done.
rule-RM-7-2 = Missions of one stop may be done at the same time by different members.
rule-RM-7-3a = After landing the team says whether it tries.
rule-RM-7-3b = Success and failure are both reported, success with a photo or video.
rule-RM-7-4a = A team clears a mission once.
rule-RM-7-4b = Others may clear it as well: everybody can have a copy of a property.
rule-RM-7-5 = A property is held from the moment the team succeeded, provisionally until the game master has ruled.
rule-RM-7-6 = A mission once cleared stays cleared, even when its property is gone.
rule-RM-7-7 = What failed or was rejected may be tried again after a new landing.
rule-RM-7-8a = A mission is started while its square is being worked off, and ends with the report or with leaving.
rule-RM-7-8b = Only the cut-off limits its time.
rule-RM-7-8c = A goal elsewhere does not stop it.
rule-RM-7-9a = A property has a kind, a payment for each settlement, and a sale value.
rule-RM-7-9b = The kinds are as the kit prints them.
rule-RM-7-10a = Missions that have become impossible use their replacement.
rule-RM-7-10b = The game master may change the text of any mission for teams that have not begun it.
rule-RM-7-10c = The property stays.
rule-RM-7-10d = Beside the new text everybody reads that it is new, and why.

## 8. The goal

rule-RM-8-1 = Landing exactly on the destination, at any of its stops, or stopping there with Galaxy, is a goal.
rule-RM-8-2a = Whether a movement can score is said with its kind.
rule-RM-8-2b = Standing there, going back or being dragged back is no goal, and neither is a landing while told to get off.
rule-RM-8-2c = Otherwise it is not a matter of choice, except with Galaxy.
rule-RM-8-3a = The team reports it at once with a photo of the station's name.
rule-RM-8-3b = The photo may follow within a few minutes.
rule-RM-8-4a = A goal is worth the table's points, plus ten (late: twenty) per square between the previous destination and this one, plus 500 with Inflation.
rule-RM-8-4b = The team's goals rise by one.
rule-RM-8-5a = Before the first goal the start square counts as the previous destination.
rule-RM-8-5b = After a changed destination it is still the last one reached.
rule-RM-8-6a = Teams that come by the same train or within the same clock minute all score, also one that was told to get off and comes to its end.
rule-RM-8-6b = Whether it was the same train is for the game master to say.
rule-RM-8-7a = The moment forced alighting is announced is T0.
rule-RM-8-7b = The server does it when the goal is reported, or the game master, as the kit says.
rule-RM-8-8 = Teams on a square at T0 wait for the resume.
rule-RM-8-9 = Teams on the way must get off at the next square where their vehicle stops, report it and wait there.
rule-RM-8-10a = Teams carried by a marked card, and walkers, go on to their target and are not waited for.
rule-RM-8-10b = If they land before the resume they wait too.
rule-RM-8-11a = Who has declared but not left takes it back: a star card returns, the face stays counted, and the team is ready.
rule-RM-8-11b = Marked trips go on.
rule-RM-8-11c = Ordered trips that were not begun stay due.
rule-RM-8-12a = Where a team had to get off nothing happens, unless it was its end.
rule-RM-8-12b = Its end is worked off after the resume, with an attack only if bonbi did not come by this goal.
rule-RM-8-13a = A goal ends Rocket, No Sweat, Recession, Boom, Inflation and the gate for all.
rule-RM-8-13b = What is for the next turn, Forced Purchase and a called transformation stay.
rule-RM-8-14 = Bonbi is given out as soon as all positions are known, at the latest at the resume.
rule-RM-8-15a = The scoring team rolls two dice for the next destination.
rule-RM-8-15b = The square just reached becomes the previous one.
rule-RM-8-16a = Of several scorers the first to report rolls.
rule-RM-8-16b = If nobody has after five minutes, the server does.
rule-RM-8-17 = If the dice name the square just reached, both are rolled again.
rule-RM-8-18a = After the announcement the scorers work off their square without waiting.
rule-RM-8-18b = Only their next declaration waits for the resume.
rule-RM-8-19a = Play resumes when the destination is set and everybody told to get off has reported, and five minutes after T0 in any case.
rule-RM-8-19b = The game master may do it sooner.
rule-RM-8-20 = A team still aboard five minutes after T0 loses 20 points for each minute more.
rule-RM-8-21a = Only full minutes count, by the team's own time of getting off.
rule-RM-8-21b = The game master may waive it, and teams that ride on by right pay nothing.
rule-RM-8-22a = A late team still has to get off after the resume.
rule-RM-8-22b = A new goal does not start its clock again.
rule-RM-8-23a = Who already stands on the new destination when it is announced has not scored.
rule-RM-8-23b = The team must land there again.
rule-RM-8-24a = A team riding on by right that lands on the new destination before the resume scores by its arrival.
rule-RM-8-24b = That goal is worked off from the resume on.
rule-RM-8-25 = Landing on the old destination later than that is an ordinary landing.
rule-RM-8-26a = A goal after the last roll gives points and stops everybody as always, but no new destination and no bonbi.
rule-RM-8-26b = Cards that need a destination do nothing from then on.
rule-RM-8-27a = If a goal is rejected, points, count, bonbi, statuses and destinations go back and play goes on.
rule-RM-8-27b = Teams that got off may finish their moves or stay.

## 9. Bonbi

rule-RM-9-1a = There is one bonbi.
rule-RM-9-1b = Nobody has it before the first goal, unless a Bonbi card brings it.
rule-RM-9-2 = At each goal it goes to the team that is farthest, in squares, from the goal.
rule-RM-9-3a = All teams that did not score are candidates.
rule-RM-9-3b = If there are none, it stays where it is.
rule-RM-9-4a = What counts is where a team stood at T0, where it got off, or for a team riding on the next square of its way.
rule-RM-9-4b = If nobody knows in time, the square that is named counts, else the start of its move.
rule-RM-9-5a = Teams equally far roll one die each, and the smallest gets it.
rule-RM-9-5b = Equal smallest roll again.
rule-RM-9-6 = If it stays with the same team it has not moved: nothing is blocked again and a due attack stays due.
rule-RM-9-7a = It attacks at the end of each of the holder's turns, after the square and before moving on.
rule-RM-9-7b = The team cannot move on before the attack is worked off.
rule-RM-9-8 = No attack on the start square, after going back or being dragged back, where a team was ordered off, when it could not move, or when All or Nothing led nowhere.
rule-RM-9-9a = If bonbi leaves before the attack is rolled, there is none.
rule-RM-9-9b = Once rolled it is worked off.
rule-RM-9-9c = Attacks wait while a goal is worked off.
rule-RM-9-10 = A team that gets it by touch or by card while its square is not yet worked off is attacked there; otherwise after its next landing.
rule-RM-9-11 = Got by a goal it never attacks where the team stands or gets off, but from the next landing on.
rule-RM-9-12 = Drawn by one's own card, or sent back, it attacks on the next square.
rule-RM-9-13a = So an attack is due here or at the next landing.
rule-RM-9-13b = Every landing of the holder makes it due here.
rule-RM-9-14 = Attack 1: pay 50 and draw a card that two different dice choose from the pair table.
rule-RM-9-15a = Attack 2: go back to the previous square, or pay 30 for each square to it.
rule-RM-9-15b = If there is none, nothing happens.
rule-RM-9-16 = Attack 3: roll on the transformation table.
rule-RM-9-17 = Attack 4: pay 30 and roll; the kit's lottery faces win a star card.
rule-RM-9-18 = Attack 5: roll, and pay 30 for each pip.
rule-RM-9-19a = Attack 6: give up one property of your choice for 50.
rule-RM-9-19b = Without a property nothing happens.
rule-RM-9-20 = Transformation 1 and 2, Mini Bonbi: lose 20.
rule-RM-9-21 = Transformation 3: no change, nothing.
rule-RM-9-22a = Transformation 4, King Bonbi: a trip to the previous destination that a goal does stop.
rule-RM-9-22b = Who is there already stays.
rule-RM-9-23a = Transformation 5, King Bonbi: all star cards go.
rule-RM-9-23b = Without a star card, lose 200.
rule-RM-9-24 = Transformation 6, King Bonbi: lose 500.
rule-RM-9-25a = From the switch on its losses double in both tables.
rule-RM-9-25b = Gains and the price of sending it back do not.
rule-RM-9-26 = A holder that meets another team may touch it and pass bonbi on; everybody is told.
rule-RM-9-27a = The holder reports, the other team confirms.
rule-RM-9-27b = A denial or no answer in time goes to the game master.
rule-RM-9-27c = Meeting on the way counts too.
rule-RM-9-28 = After a touch no touch passes it on for five minutes.
rule-RM-9-29a = Got by a goal it cannot be passed by touch while the team is still where it came.
rule-RM-9-29b = Nobody touches while a goal is worked off.
rule-RM-9-30 = The team it came from may be touched only after one attack and one more declaration.
rule-RM-9-31 = Who is sent bonbi by a card may pay 400, and it goes back to the sender.
rule-RM-9-32a = Sending it back is possible for a few minutes, until the team's next declaration or attack, or until bonbi is gone.
rule-RM-9-32b = The balance may go below zero.
rule-RM-9-32c = The sender cannot send again in that turn.
rule-RM-9-33 = A Bonbi card works while touching is blocked, and blocks nothing.

## 10. Events

rule-RM-10-1a = When a team moves by a plain die on two turns running with the same face, the event of that face happens.
rule-RM-10-1b = Any other movement in between breaks the run, being ordered off or cancelled does not.
rule-RM-10-1c = A third equal face fires again.
rule-RM-10-2 = The face that counts is the final one after a re-roll, the second one after Rocket, the undoubled one with ICE.
rule-RM-10-3a = It hits all teams at once, also those on the way.
rule-RM-10-3b = It comes before the move, so the team that caused it counts as standing.
rule-RM-10-4 = Face 1, fireworks: teams in a vehicle must get off, whatever carries them; everybody else gains 200, also walkers and teams not yet aboard.
rule-RM-10-5 = Face 2, dance: each team rolls and gains the Advance card of that number.
rule-RM-10-6 = Face 3, snow: each team loses 200 for every goal it has scored.
rule-RM-10-7 = Face 4, substitute transport: each team rolls and loses 50 per pip.
rule-RM-10-8a = Face 5, races: each team rolls two dice, and the highest sum gains 500.
rule-RM-10-8b = Equals roll again.
rule-RM-10-9 = Face 6, bargain sale: each team rolls; odd gives Express, 2 and 4 a Lottery that is paid at once, 6 Limited Express.

## 11. Below zero

rule-RM-11-1a = Below zero a team must sell properties of its choice at sale value, one by one, until it is at zero or above.
rule-RM-11-1b = Not one more may be sold.
rule-RM-11-2 = If it does not choose in time, the server sells the cheapest first.
rule-RM-11-3a = A property won below zero is sold at once.
rule-RM-11-3b = Without property the team plays on below zero.

## 12. Settlements and the final score

rule-RM-12-1 = At each settlement a team gains that settlement's payment of every property it holds, and its balance is told.
rule-RM-12-2a = It is paid by the clock, also while a goal or a pause holds everybody.
rule-RM-12-2b = A property won at or before that moment counts, even if reported later.
rule-RM-12-3a = At the end the teams with most food, most industry and most history properties get 300 each.
rule-RM-12-3b = Equals all get it, and nobody without one.
rule-RM-12-4a = The final score is the balance, the sale value of all properties held, and the prizes.
rule-RM-12-4b = The highest wins.
rule-RM-12-5 = Equal scores: more goals, then more properties, then a shared place.
rule-RM-12-6a = The result is final when the game master has closed it.
rule-RM-12-6b = Proofs still open then count as approved.

## 13. The game master

rule-RM-13-1 = Whatever the game master does is in the log with time, reason and effect, and points so changed are in the feed.
rule-RM-13-2 = Approving makes a provisional gain final.
rule-RM-13-3a = Rejecting a mission takes back its property, or what was got for it, and its settlement payments, and opens the mission again.
rule-RM-13-3b = If that brings the team below zero, its debts are as always.
rule-RM-13-4a = Rejecting a human card means one of three: new proof before the next declaration, a trip back when next ready, or nothing.
rule-RM-13-4b = The double of ICE is suspended until redone.
rule-RM-13-5a = A rejected goal is undone as said there.
rule-RM-13-5b = A rejected touch brings bonbi back and reverses the attacks it caused.
rule-RM-13-6 = With a reason the game master may correct any balance, card, property, square, status, state or the holder of bonbi.
rule-RM-13-7a = An entry may be struck out: its effects go, and those of later entries that depended on it, which are listed before confirming.
rule-RM-13-7b = Dice of struck entries are not used again.
rule-RM-13-8a = A pause makes all running timers longer by its length.
rule-RM-13-8b = The clock times of the day stay.
rule-RM-13-9 = The times of the day may be moved, from one future moment to another, never backwards in effect.
rule-RM-13-10 = The game master may also replace a mission, order teams off, restore a move, waive late minutes, resume, call a settlement, assign bonbi and set a position.
rule-RM-13-11 = For a team whose phone is dead the game master may do anything that the team could do, with its own time.
rule-RM-13-12a = Conflicts are decided, messages sent, teams withdrawn and the event ended by the game master.
rule-RM-13-12b = Settlements not reached by then are not paid.

## 14. Reports

rule-RM-14-1a = Every step is told to all.
rule-RM-14-1b = The server writes the line when it accepts the command, and teams may add words and photos.
rule-RM-14-2a = A goal, a mission's success and photo tasks come with a picture.
rule-RM-14-2b = Lines are in the order of when things were done, late ones are marked.

## 15. Late reports

rule-RM-15-1a = Every action carries an id, the device with its counter and the time it was made, and waits on the phone until the server has it.
rule-RM-15-1b = The same id twice counts once.
rule-RM-15-2a = Without signal a team can note arrivals, getting off, targets, missions, proofs, touches, purchases, sales and filmed dice.
rule-RM-15-2b = Rolls of the server need signal, and a lost answer is shown again, not rolled again.
rule-RM-15-3a = An action counts from when it was made, unless that is later than its receipt allows or before the team's last action.
rule-RM-15-3b = In those two cases it counts from its receipt.
rule-RM-15-3c = Equal times go by receipt.
rule-RM-15-4a = A late action is judged by how things stood then.
rule-RM-15-4b = If it was possible and changes nothing that others did, it is taken in quietly and all numbers follow.
rule-RM-15-5a = Otherwise, or if it is too old, the game master recomputes, accepts it from now on, or refuses it.
rule-RM-15-5b = Until then the team is in conflict.
rule-RM-15-6 = An arrival made before T0 and received after it: the team stands there, its square comes after the resume, nothing is late.
rule-RM-15-7a = A declaration made before T0 stands, and the team is told to get off.
rule-RM-15-7b = One made after it without knowing is void and its star card returns.
rule-RM-15-8a = A goal made earlier than another one that already stands on the same destination goes to the game master.
rule-RM-15-8b = The game master may let both score and leave the rest as it is.
rule-RM-15-9 = A success made before a settlement and received after it still gets that payment.
rule-RM-15-10a = A star card declared before a Wipe counts as used.
rule-RM-15-10b = One declared after it was not there any more.
rule-RM-15-11a = A touch made while blocked, or by a team that no longer had bonbi, is refused.
rule-RM-15-11b = Of two touches the earlier counts.
rule-RM-15-12a = A team that rode on because it had no signal gets off when it learns of T0.
rule-RM-15-12b = Late minutes run from T0, and the game master may waive them.
rule-RM-15-13a = Sheets of paper are typed in later with the times noted on them.
rule-RM-15-13b = The same rules hold for them.

## 16. Who sees what

rule-RM-16-1 = The feed is for all teams and the game master at once, for spectators some minutes later.
rule-RM-16-2 = Everybody sees each team's last reported square, its state, and whether it is held or told to get off; spectators later.
rule-RM-16-3 = Targets, legal ends, due trips and statuses are for the own team and the game master.
rule-RM-16-4a = A balance is the team's own.
rule-RM-16-4b = Others learn it at settlements, by Leak and at the end, unless the kit makes balances public.
rule-RM-16-5a = Star cards in hand are the team's own.
rule-RM-16-5b = Others see draws in the feed and the hand by Leak, unless the kit makes hands public.
rule-RM-16-6 = Properties, goals and cleared missions are open to all.
rule-RM-16-7 = Teams see each other's photos and words; spectators only what was approved.
rule-RM-16-8 = Where a phone was at a check-in is for the own team and the game master.
rule-RM-16-9 = Proofs, conflicts and reasons: a team sees its own, the game master all.
rule-RM-16-10 = Bonbi, destination, economy, gate and events are open to all.

## 17. Live play

rule-RM-17-1a = The server's clock counts.
rule-RM-17-1b = An arrival happens when it is reported, with place and time, and with the phone's position if the team likes.
rule-RM-17-2a = A position is taken at a check-in only.
rule-RM-17-2b = One that is far from every place of the square is marked for the game master but not refused.
rule-RM-17-2c = No position at all is accepted too.
rule-RM-17-3 = A team on the way that says nothing for long is shown to the game master as overdue.
rule-RM-17-4a = Proof, meetings, same trains, vehicles and waivers are for people to judge.
rule-RM-17-4b = Without a game master everything stays provisional and play goes on.
rule-RM-17-5 = When a line is out of service the game master may void or restore moves, set positions or close tracks; legal ends are then found without them.
rule-RM-17-6 = Law, staff and safety come before the game, and nobody loses points for heeding them.

## 18. At a table

rule-RM-18-1a = The same rules are played on a simulated clock of whole seconds.
rule-RM-18-1b = The game master is automatic and approves what succeeds.
rule-RM-18-2a = A service is one direction of a segment of a line.
rule-RM-18-2b = It stops at its squares but for those it only passes, and on a loop it goes round.
rule-RM-18-3a = A step takes its mode's seconds, fewer where the train runs past.
rule-RM-18-3b = Getting on costs the wait.
rule-RM-18-3c = Changing to another line also costs the walk between the two places, changing direction on the same segment only the wait.
rule-RM-18-4a = A counted move takes the quickest legal path of exactly its steps.
rule-RM-18-4b = Of equally quick ones it takes that with the fewest boardings, then goes by the names of the squares, then by the order of the lines.
rule-RM-18-5a = Trips take the quickest way without counting.
rule-RM-18-5b = Walkers take the straight line with a detour at walking pace.
rule-RM-18-6a = Every step has a departure and an arrival.
rule-RM-18-6b = A team has left with its first departure, and is in a vehicle between the two.
rule-RM-18-7a = Told to get off before leaving, a goal cancels the move and an order does nothing.
rule-RM-18-7b = Between two vehicles a goal stops the team there and an order does nothing.
rule-RM-18-7c = Aboard the team is off at the next stop.
rule-RM-18-8a = As an option each wait is drawn between nothing and twice its length.
rule-RM-18-8b = The way is chosen by the plain waits.
rule-RM-18-9 = Declaring, drawing, rolling on a square, shopping, attacks and choices each take their seconds; finishing takes none.
rule-RM-18-10a = How many minutes a mission or a human card takes is drawn, then whether it succeeds.
rule-RM-18-10b = Missions done together take as long as the longest.
rule-RM-18-11a = At a goal T0 is the arrival, and the next destination comes a minute later.
rule-RM-18-11b = Positions for bonbi are where teams get off, the next square of who rides on, the start of who walks.
rule-RM-18-12 = Touching is possible while both teams are on the same square and neither is moving.
rule-RM-18-13a = Things happen in order of time.
rule-RM-18-13b = At the same time the clock comes first, then the goal's steps, then arrivals, then decisions, then it goes by seat.
rule-RM-18-14 = The clock stands while a person decides; only the fixed seconds are counted.
rule-RM-18-15a = The baseline bot heads for the destination: it plays the best star card when that beats a plain roll clearly, re-rolls when worse than average, and ends as near as it can.
rule-RM-18-15b = It tries missions while there is time and buys expresses when rich.
rule-RM-18-16 = Its other choices are fixed: it aims at the richest, sells the cheapest, takes Limited Express, plays Joker as Lottery, pays bonbi when that is cheap, and touches whenever it may.
