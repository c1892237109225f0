// Every word the page itself says, in Japanese and English. The bot's words come from the bot.

const WORDS = {
  ja: {
    title: 'お試しの間', people: '席についている人', addPerson: '人を増やす', name: '名前', add: '加える', cancel: 'やめる',
    language: '表示言語', show: '{name}の画面を開く', shown: '{name}の画面（表示中）', hide: '{name}の画面を閉じる',
    unread: '未読{count}件', unreadSome: '未読あり', toInput: '入力欄へ移る', pane: '{name}の画面',
    channels: 'チャンネル', directs: 'ダイレクトメッセージ', 
    dm: 'DM', settings: '{name}の設定', close: '閉じる', messages: '{channel}のメッセージ',
    write: '{channel}に書く（/ でコマンド）', writeNot: 'ここには書けません', send: '送る', app: 'アプリ',
    edited: '（編集済）', onlyYou: 'これはあなたにだけ見えています', dismiss: '消す', thinking: '考え中',
    used: '{name}さんが {command} を使いました', replyGone: '元のメッセージは削除されました', picture: '画像',
    noResponse: 'アプリケーションが応答しませんでした', typing: '{names}が入力中', enlarge: '画像を拡大する: {alt}',
    alt: '説明', altShow: '画像の説明を読む', older: '前のメッセージを読み込む',
    newest: '新しいメッセージへ', newHere: 'ここから新着', botAway: 'ボットは席を外しています。戻るとそのまま続けられます。',
    lost: 'サンドボックスにつなぎ直しています…', 
    emptyText: 'まだ何もありません。/ を押すと、できることの一覧が出ます。', emptyTry: '/ コマンドを見る',
    emptyDm: 'ボットからの知らせと手札が、ここに届きます。', outside: '{server}から抜けています。', rejoin: 'サーバーに戻る',
    noChannel: 'チャンネルを選んでください', commands: 'コマンド', options: '項目', optional: '任意',
    missing: '「{name}」を入れてください', badChoice: '一覧から選んでください', badNumber: '数字を入れてください',
    tooSmall: '{min}以上にしてください', tooBig: '{max}以下にしてください', tooShort: '{min}文字以上にしてください',
    tooLong: '{max}文字までです', noCommand: 'そのコマンドは見つかりません', noMatch: '合うものがありません', 
    yes: 'はい', no: 'いいえ', more: 'あと{count}個の項目', leaveCommand: 'コマンドをやめる', 
    choose: '選ぶ', confirm: '決定', chosen: '{count}個選択', atLeast: 'あと{count}個選んでください', atMost: '{max}個まで選べます',
    submit: '送る', fillIn: 'ここを入れてください', pickOne: 'ここを選んでください', characters: '{count} / {max}',
    drawer: '{name}の設定', dms: 'アプリからのDMを受け取る', dmsHint: '切ると、ボットはあなたにDMを送れません。', myLanguage: '言語',
    leave: '抜ける', leftNow: '抜けています', phone: 'スマートフォンの幅で見る（400px）', botState: 'ボット', online: '席についています',
    offline: '席を外しています', linkOn: 'つながっています', linkOff: '切れています',
    prev: '前の画像', next: '次の画像', of: '{index} / {count}',
    reply: '返信', edit: '編集', remove: '削除', actions: 'メッセージの操作', startThread: 'スレッドを始める', react: '{emoji}で反応する',
    replying: '{name}さんに返信中', editing: '編集中', threadMade: '{name}さんがスレッド「{thread}」を始めました', joined: '{name}さんが来ました',
    pinned: '{name}さんがメッセージを留めました', openThread: 'スレッドを開く', spoiler: '伏せ字。押すと見えます', archived: 'しまわれたスレッドです。書くと開きます。',
    today: '今日', yesterday: '昨日', failed: 'うまくいきませんでした。', optionsLeft: '任意の項目を足す', hint: 'ここにいるのは、みんなあなたです。アカウントもトークンもいりません。',
    keys: 'F6 で隣の人へ、Alt+数字でその人へ', everyone: 'みんな', image: '画像',
  },
  en: {
    title: 'the sandbox', people: 'People at the table', addPerson: 'Add a person', name: 'Name', add: 'Add', cancel: 'Cancel',
    language: 'Page language', show: 'Show {name}', shown: '{name} (shown)', hide: 'Hide {name}',
    unread: '{count} unread', unreadSome: 'unread', toInput: 'Skip to the message box', pane: "{name}'s screen",
    channels: 'Channels', directs: 'Direct messages', 
    dm: 'DM', settings: 'Settings of {name}', close: 'Close', messages: 'Messages in {channel}',
    write: 'Write to {channel}, or / for a command', writeNot: "You can't write here", send: 'Send', app: 'APP',
    edited: '(edited)', onlyYou: 'Only you can see this', dismiss: 'Dismiss', thinking: 'Thinking',
    used: '{name} used {command}', replyGone: 'The original message was deleted', picture: 'picture',
    noResponse: 'The application did not respond', typing: '{names} is typing', enlarge: 'Enlarge the picture: {alt}',
    alt: 'ALT', altShow: 'Read the description of the picture', older: 'Load earlier messages',
    newest: 'To the newest', newHere: 'New from here', botAway: 'The bot is away. Everything carries on when it is back.',
    lost: 'Connecting to the sandbox again…', 
    emptyText: 'Nothing here yet. Press / to see what can be done.', emptyTry: '/ Show the commands',
    emptyDm: "The bot's notes and your hands arrive here.", outside: 'You left {server}.', rejoin: 'Rejoin the server',
    noChannel: 'Choose a channel', commands: 'Commands', options: 'Options', optional: 'optional',
    missing: 'Fill in “{name}”', badChoice: 'Choose one from the list', badNumber: 'Give a number',
    tooSmall: 'At least {min}', tooBig: 'At most {max}', tooShort: 'At least {min} characters',
    tooLong: 'At most {max} characters', noCommand: "There's no such command", noMatch: 'Nothing matches', 
    yes: 'Yes', no: 'No', more: '{count} more options', leaveCommand: 'Leave the command', 
    choose: 'Choose', confirm: 'Confirm', chosen: '{count} chosen', atLeast: 'Choose {count} more', atMost: 'At most {max}',
    submit: 'Submit', fillIn: 'Please fill this in', pickOne: 'Please choose', characters: '{count} / {max}',
    drawer: 'Settings of {name}', dms: 'Take DMs from apps', dmsHint: "When off, the bot can't send you DMs.", myLanguage: 'Language',
    leave: 'Leave', leftNow: 'left', phone: 'See it at phone width (400 px)', botState: 'Bot', online: 'here',
    offline: 'away', linkOn: 'connected', linkOff: 'not connected',
    prev: 'Previous picture', next: 'Next picture', of: '{index} / {count}',
    reply: 'Reply', edit: 'Edit', remove: 'Delete', actions: 'Message actions', startThread: 'Start a thread', react: 'React with {emoji}',
    replying: 'Replying to {name}', editing: 'Editing', threadMade: '{name} started the thread “{thread}”', joined: '{name} came in',
    pinned: '{name} pinned a message', openThread: 'Open thread', spoiler: 'Spoiler. Press to reveal', archived: 'This thread is put away. Writing opens it again.',
    today: 'Today', yesterday: 'Yesterday', failed: "That didn't work.", optionsLeft: 'Add an option', hint: 'Everyone here is you. No account, no token.',
    keys: 'F6 to the next person, Alt + number to that person', everyone: 'everyone', image: 'picture',
  },
};

/** The page speaks two languages; every other Discord locale reads English. */
export const spoken = (locale) => (String(locale).startsWith('ja') ? 'ja' : 'en');

/** A function from key and values to text in that locale. */
export function words(locale) {
  const catalogue = WORDS[spoken(locale)];
  return (key, values = {}) => {
    const text = catalogue[key];
    if (text === undefined) throw new Error(`no word for ${key}`);
    return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
  };
}

/** Clock for today, short date otherwise: what stands behind an author's name. */
export function shortTime(date, locale) {
  const clock = date.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  if (date.toDateString() === new Date().toDateString()) return clock;
  return `${date.toLocaleDateString(locale, { month: 'numeric', day: 'numeric' })} ${clock}`;
}

/** The word over a new day in a channel. */
export function dayName(date, locale) {
  const t = words(locale);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days === 0) return t('today');
  if (days === 1) return t('yesterday');
  return date.toLocaleDateString(locale, { dateStyle: 'long' });
}

const STYLES = {
  t: { timeStyle: 'short' }, T: { timeStyle: 'medium' }, d: { dateStyle: 'short' }, D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' }, F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' }, S: { dateStyle: 'short', timeStyle: 'medium' },
};
const STEPS = [['year', 31_536_000], ['month', 2_592_000], ['day', 86_400], ['hour', 3600], ['minute', 60], ['second', 1]];

/** A `<t:seconds:style>` mark as Discord writes it out. */
export function stampText(seconds, style, locale) {
  if (style !== 'R') return new Intl.DateTimeFormat(locale, STYLES[style] || STYLES.f).format(seconds * 1000);
  const away = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(away) >= length) || STEPS[5];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(away / size), unit);
}
