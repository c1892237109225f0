# The site that make site writes; these texts are on no message of the bot.

# Titles of pages, also in the menu.
site-games = 遊戲
site-add = 加入 Discord
site-commands = 指令
site-proof = 驗證洗牌
site-running = 自己架設
site-writing = 寫一款遊戲
site-translating = 翻譯
site-terms = 使用條款
site-privacy = 隱私
site-credits = 致謝
site-news = 更新內容
site-skip = 跳到內文
site-languages = 語言
site-menu = 頁面

site-heading = 在 Discord 慢慢玩的牌戲
site-lead = 手牌用私訊送達，牌桌畫在頻道裡，下一手可以等幾分鐘，也可以等好幾天。不用註冊，不用裝應用程式，沒有廣告。
site-about = { $count }款遊戲，出自日本和歐洲的設計者，可以和朋友玩、和電腦玩，或自己玩。邊玩邊學，三分鐘就會；想不出來就看提示；結束後每一場都能回顧。座位看不到的東西，絕不會送到任何人手上；每次洗牌事後都能驗證。
site-kept = 這個機器人不讀訊息，也不讀成員名單。保存哪些關於你的資料，一頁就能看完；按兩個按鈕，就能下載或刪除。

# How to add the bot.
site-add-button = 把 Tefuda 加到你的伺服器
site-add-asks = 它要求六項權限：檢視頻道、在頻道和討論串傳送訊息、替每一桌開討論串、附加圖片，以及找回自己的訊息。不要求任何特權 intent。
site-add-then = 在你的伺服器輸入 `/games`，選一款遊戲。按一下就開桌，其他人按「入座」。不知道怎麼開始時，輸入 `/help`。
site-add-managers = 管理者可以在 `/settings` 選擇頻道、遊戲等。
site-add-own = 沒有誰替全世界營運 Tefuda：是你認識的人替你的伺服器營運，也可能就是你。只要一台一直開著的電腦、幾分鐘時間，和一個免費的 Discord 帳號。
site-add-how = 怎麼架設
site-add-alone = 沒有伺服器也可以：把應用程式加到自己的帳號後，在私訊用 `/games` 就能和電腦或朋友玩。

# A game.
site-players = 人數
site-time = 時間
site-age = 年齡
site-designer = 設計
site-year = 年份
site-more = 更多
site-permission = 授權
site-rules = 規則
site-picture-table = 遊戲進行中的牌桌
site-picture-result = 結果
site-rules-language = 規則以{ $language }顯示。

# Checking a record.
site-proof-heading = 驗證洗牌
site-proof-lead = 牌桌結束後，依序按「回顧」「更多」「儲存紀錄」，就能拿到紀錄。這一頁會重新計算承諾值、種子和每一次洗牌，並和紀錄比對。檔案留在你的裝置上，不會傳到任何地方。
site-proof-choose = 把紀錄拖到這裡，或選擇檔案：
site-proof-script = 這一頁需要 JavaScript。沒有的話，`python -m engine.verify record.json` 也能驗證同樣的內容，連每一手都驗。
site-proof-moves = 這一頁不驗證的是：每一手是否合乎規則，以及洗的是不是規則要用的牌。這裡沒有規則。指令 `python -m engine.verify record.json` 連這些也能驗證。
site-proof-holds = 承諾值、暗語和洗牌全都相符。
site-proof-partly = 承諾值和暗語可以驗證，但這份紀錄沒有列出洗牌：是較舊的版本儲存的。請重新儲存，或使用指令。
site-proof-unchecked-form = 這不是牌桌的紀錄。
site-proof-unchecked-running = 這份紀錄裡沒有祕密數字：儲存時牌桌還沒結束。
site-proof-wrong-commitment = 紀錄不符：祕密數字和承諾值不合。
site-proof-wrong-words = 紀錄不符：這些暗語和祕密數字得不出紀錄裡的種子。
site-proof-wrong-shuffle = 紀錄不符：洗牌「{ $label }」的第{ $place }張。紀錄是{ $recorded }，由種子得出的是{ $found }。
site-proof-wrong-length = 紀錄不符：洗牌「{ $label }」的張數和洗過的張數不同。
site-proof-wrong-twice = 紀錄不符：洗牌「{ $label }」出現兩次。
site-proof-fact-commitment = 承諾值
site-proof-fact-cards = 牌的來源
site-proof-fact-words = 暗語
site-proof-fact-seed = 種子
site-proof-fact-shuffles = 洗牌（張數）
site-proof-fact-moves = 每一手
site-proof-no-words = 這份紀錄裡沒有
site-proof-word = { $seat }號位：{ $word }
site-proof-command = 這裡不驗證：python -m engine.verify record.json
