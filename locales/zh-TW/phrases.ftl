# Set phrases that people say at a table. Each is a whole sentence; every reader gets it in their own language.
button-say = 說句話
phrases-choose = 想說什麼？
phrases-help = 同桌的人會以各自的語言讀到。
phrases-done = 你說了：「{ $phrase }」
phrases-said = { $name }：「{ $phrase }」
phrases-hello = 請多指教。
phrases-well = 打得漂亮。
phrases-thanks = 謝謝。
phrases-congratulations = 恭喜。
phrases-sorry = 讓大家久等了。
phrases-wait = 慢慢來。
phrases-thinking = 讓我想一下。
phrases-soon = 馬上回來。
phrases-tomorrow = 明天再繼續。
phrases-fun = 真好玩。
phrases-end = 謝謝大家陪我玩。
phrases-again = 下次再一起玩。

# Refusals
phrases-alone = 這一桌沒有別人。
phrases-secret = 現在大家正在祕密選擇。都選好後就能說。
phrases-late = 這一場結束超過一星期了。
phrases-off = 這裡或你的設定關閉了短句。
phrases-enough = 在同一桌，一小時最多說{ $most }句。
