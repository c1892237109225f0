# The doubling cube, around any game for two that goes with it
cube-title = 加倍骰

# Options
cube-option-cube = 加倍骰
cube-option-cube-help = 剩兩人時：可以提議把勝負加倍，對方接受或放棄。通常不用。
cube-option-cap = 最高倍數
cube-option-cap-help = 使用加倍骰時：最高可以加到幾倍。通常是64。
cube-option-cap-2 = 2
cube-option-cap-4 = 4
cube-option-cap-8 = 8
cube-option-cap-16 = 16
cube-option-cap-32 = 32
cube-option-cap-64 = 64
cube-option-crawford = 克勞福規則
cube-option-crawford-help = 使用加倍骰時：有人差一分就贏得比賽後，下一盤不用加倍骰。
cube-option-match_target = 贏得比賽的分數
cube-option-match_target-help = 使用加倍骰時：先得幾分獲勝，1到50。每款遊戲各有慣用數字。
cube-option-max_legs = 盤數上限
cube-option-max_legs-help = 使用加倍骰時：打完這麼多盤後，分數最高者獲勝。

# Moves
cube-tag-cube_double = 加倍到{ $double }
cube-tag-cube_redouble = 再加倍到{ $double }
cube-tag-cube_take = 接受：以{ $double }倍繼續
cube-tag-cube_pass = 放棄：給{ $amount }
cube-tag-cube_hold = 這一盤我不加倍
cube-tag-cube_free = 再問我要不要加倍
cube-prompt-may = 也可以先加倍到{ $double }。
cube-prompt-answer = { $name } 加倍到{ $double }。接受的話，勝負變成{ $double }倍，加倍骰歸你。放棄的話，{ $name } 立刻得到{ $amount }。
cube-task-answer = 接受或放棄？
cube-wait-answer = 等待 { $name } 回答
cube-wait-over = 這一盤有人放棄了
cube-waiting = ▶ 等待 **{ $name }** 接受或放棄
cube-amount = { $count }分
cube-amount-chips = { $count }枚籌碼

# Refusals
cube-no-offer = 沒有人加倍，所以不用接受或放棄。
cube-no-answer = 請先回答加倍：現在勝負是{ $value }倍，接受後是{ $double }倍。
cube-no-crawford = 這是克勞福盤：不使用加倍骰。
cube-no-others = 這一輪剩下兩人時才能用加倍骰。
cube-no-twice = 你這個回合已經加倍過了。請繼續出牌。
cube-no-owner = 加倍骰在對方手上：只有擁有者能加倍。
cube-no-cap = 加倍骰已經到最高的{ $value }。
cube-no-now = 只能在你的回合一開始、出牌之前加倍。
cube-no-absent = 對方上一手是代為出牌的，所以你現在不能加倍。等對方自己出過牌就可以了。

# Events
cube-event-cube_doubled = { $seat } 加倍到{ $value }。
cube-event-cube_taken = { $seat } 接受：勝負變成{ $value }倍，加倍骰歸 { $seat }。
cube-event-cube_passed = { $seat } 放棄。
cube-event-leg_over = 第{ $number }盤由 { $winner } 拿下：{ $gains }。比賽：{ $totals }。
cube-event-leg_drawn = 第{ $number }盤平手。比賽：{ $totals }。
cube-event-legs_over = 比賽結束：{ $totals }。
cube-score-of = { $name } { $score }

# How the match stands
cube-state = { $line } · 第{ $number }盤，{ $score } · 加倍骰{ $value }
cube-state-offered = { $line } · 第{ $number }盤，{ $score } · 加倍到{ $double }？
cube-state-over = { $line } · 第{ $number }盤，{ $score }
cube-score = { $score }
cube-score-target = { $score }（先得{ $target }分）
cube-alt-middle = 加倍骰在中央，勝負1倍；輪到的人可以加倍。
cube-alt-owner = 加倍骰：勝負{ $value }倍；下次只有 { $name } 可以加倍。
cube-alt-owner-you = 加倍骰：勝負{ $value }倍；下次只有你可以加倍。
cube-alt-highest = 加倍骰：勝負{ $value }倍，已達上限。
cube-alt-offer = { $name } 加倍到{ $double }：{ $other } 要接受或放棄。接受：以{ $double }倍繼續，加倍骰歸 { $other }。放棄：{ $name } 得{ $amount }。
cube-alt-offer-you = 你加倍到{ $double }：{ $other } 要接受或放棄。接受：以{ $double }倍繼續，加倍骰歸 { $other }。放棄：你得{ $amount }。
cube-alt-crawford = 克勞福盤：不使用加倍骰。
cube-alt-away = 剩下兩人時才能用加倍骰。
cube-alt-match = 比賽第{ $number }盤：{ $totals }。
cube-alt-match-target = 比賽第{ $number }盤：{ $totals }；先得{ $target }分獲勝。
cube-alt-hand-over = { $winners }。比賽：{ $totals }。
cube-passed = 因放棄而結束：第{ $numbers }盤。
cube-won = { $names } 贏得比賽
cube-drawn = 比賽平手

# In pictures
cube-picture-game = 第{ $number }盤
cube-picture-target = 先得{ $target }分
cube-picture-crawford = 克勞福盤
cube-picture-owner = 加倍骰擁有者
cube-picture-double = 加倍到{ $double }
cube-picture-take = 接受：以{ $double }倍繼續，擁有加倍骰
cube-picture-pass = 放棄：對方立刻得{ $amount }
cube-picture-win = 勝者
cube-picture-shared = 平手
cube-story-best = 單次最多：{ $count }
cube-story-passed = 因放棄結束{ $count }盤

# Why
cube-why-double = 從這裡開始，100次約能贏{ $chance }次：趁雙方還看不清時加倍較好。
cube-why-play = 從這裡開始，100次約能贏{ $chance }次：還不值得交出加倍骰。
cube-why-take = 100次還能贏約{ $chance }次：25次以上，接受就划算。
cube-why-pass = 100次只能贏約{ $chance }次：放棄比以兩倍繼續損失更少。

# The rules page
cube-rules-0-title = 加倍骰
cube-rules-0-1 = 每盤開始時，加倍骰放在中央，數字是1。這時不屬於任何人，雙方都能先加倍。
cube-rules-0-2 = 剩兩人時：在你的回合一開始、出牌之前，可以提議把勝負加倍。
cube-rules-0-3 = 對方接受，就以兩倍繼續，加倍骰歸對方，下次只有對方能加倍。對方放棄，你就贏得加倍前的分數。
cube-rules-0-4 = 接受之後由你繼續，同一回合不能再加倍。最高{ $cap }倍。
cube-rules-1-title = 比賽
cube-rules-1-1 = 比賽多半是先得一定分數者獲勝。每盤的贏家得到該盤的分數（多半1分）乘以加倍骰；平手不計分。
cube-rules-1-2 = 放棄後不亮手牌。下一盤又從1倍開始。
cube-rules-1-3 = 可以選用克勞福規則：有人差一分就贏得比賽後，下一盤不用加倍骰。
cube-rules-1-4 = 有時限時，回答時間最多是起始時間的一半；時間到就算接受。對方剛被代為出牌時，不能加倍。
cube-rules-1-5 = 可以搭配{ $games }，都是兩人；{ love_letter-title }最多四人，該輪剩兩人後才能用。
