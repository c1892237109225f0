# リーグ戦（/league）
no-such-league = そのリーグは見つかりませんでした。
league-started = このリーグはもうはじまっています。次のリーグでぜひ。
league-over = このリーグは終わっています。
league-full = このリーグは{ $most }人で満員です。次のリーグでぜひ。
league-not-in = このリーグには参加していません。
league-organiser-only = これができるのは、リーグを開いた人とサーバーの管理者です。
league-too-few = まだ人が足りません。{ $count }人からはじめられます。
leagues-many = このサーバーではリーグが{ $most }つ続いています。どれかが終わってからにしましょう。
