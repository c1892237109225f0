// Discord's markdown, turned into elements directly: text can never become markup.

import { el, nameOf } from './dom.js';
import { stampText } from './words.js';

const INLINE = [
  ['escape', /\\([^\p{L}\p{N}\s])/uy],
  ['code', /(`{1,2})([^`](?:[\s\S]*?[^`])?)\1(?!`)/y],
  ['masked', /\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"]*")?\)/y],
  ['quietLink', /<(https?:\/\/[^\s<>]+)>/y],
  ['link', /https?:\/\/[^\s<>"]*[^\s<>".,:;!?)\]}'、。」』）]/y],
  ['user', /<@!?(\d+)>/y],
  ['role', /<@&(\d+)>/y],
  ['channel', /<#(\d+)>/y],
  ['command', /<\/([^:>]+):(\d+)>/y],
  ['stamp', /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y],
  ['emoji', /<(a?):(\w{2,32}):(\d+)>/y],
  ['all', /@(everyone|here)\b/y],
  ['boldItalic', /\*\*\*(\S(?:[\s\S]*?\S)??)\*\*\*(?!\*)/y],
  ['bold', /\*\*(\S(?:[\s\S]*?\S)??)\*\*(?!\*)/y],
  ['under', /__(\S(?:[\s\S]*?\S)??)__(?!_)/y],
  ['italic', /\*([^\s*](?:[\s\S]*?[^\s*])??)\*(?!\*)/y],
  ['slant', /_([^\s_](?:[\s\S]*?[^\s_])??)_(?![\p{L}\p{N}_])/uy],
  ['strike', /~~(\S(?:[\s\S]*?\S)??)~~/y],
  ['spoiler', /\|\|([\s\S]+?)\|\|/y],
];
const MAY_START = /[\\`[<h@*_~|]/;
const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** Return the place in here of a link to a Discord message or channel: {channel, message?}, or null. */
export function jumpTarget(url) {
  const parts = JUMP.exec(url);
  return parts ? { channel: parts[2], message: parts[3] } : null;
}

/** Return a link: into this sandbox if it names one of its channels, otherwise out to a new tab. */
export function link(url, kids, context) {
  const target = jumpTarget(url);
  const here = target && context.person.channels.get(target.channel);
  if (here) {
    const label = kids.length ? kids : [context.channelLabel(here)];
    return el(
      'button',
      { type: 'button', class: 'mention', onclick: () => context.jump(target.channel, target.message) },
      label,
    );
  }
  // A place of Discord that does not exist in here gets no link.
  if (target) return el('span', { class: 'mention' }, kids.length ? kids : '#…');
  return el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, kids.length ? kids : url);
}

/** Return a custom emoji as a picture, or a plain emoji as text. */
export function emoji(value) {
  if (!value) return null;
  if (!value.id) return el('span', { class: 'emoji' }, value.name);
  const picture = el('img', {
    class: 'emoji',
    src: `/cdn/emojis/${value.id}.png`,
    alt: `:${value.name}:`,
    draggable: 'false',
  });
  picture.addEventListener('error', () => picture.replaceWith(`:${value.name}:`));
  return picture;
}

function spoiler(kids, context) {
  const cover = el('button', {
    type: 'button',
    class: 'spoiler',
    'aria-label': context.t('spoiler'),
    'aria-expanded': 'false',
  });
  const text = el('span', { inert: true }, kids);
  cover.append(text);
  cover.addEventListener('click', () => {
    const open = el('span', { class: 'spoiler open', tabindex: '-1' }, ...text.childNodes);
    cover.replaceWith(open);
    open.focus();
  });
  return cover;
}

const MAKE = {
  escape: (found) => found[1],
  code: (found) => el('code', {}, found[2].trim() || found[2]),
  masked: (found, context) => link(found[2], inline(found[1], context), context),
  quietLink: (found, context) => link(found[1], [], context),
  link: (found, context) => link(found[0], [], context),
  user: (found, context) => {
    const mine = found[1] === context.person.id;
    return el('span', { class: mine ? 'mention me' : 'mention' }, `@${nameOf(context.person.users.get(found[1]))}`);
  },
  role: () => el('span', { class: 'mention' }, '@role'),
  channel: (found, context) => {
    const channel = context.person.channels.get(found[1]);
    if (!channel) return el('span', { class: 'mention' }, '#…');
    return el(
      'button',
      { type: 'button', class: 'mention', onclick: () => context.jump(channel.id) },
      context.channelLabel(channel),
    );
  },
  command: (found, context) =>
    el(
      'button',
      { type: 'button', class: 'mention', onclick: () => context.startCommand(found[1]) },
      `/${context.commandLabel(found[1], context.channel())}`,
    ),
  stamp: (found, context) => {
    const seconds = Number(found[1]);
    const style = found[2] || 'f';
    const date = new Date(seconds * 1000);
    if (Number.isNaN(date.getTime())) return found[0];
    return el(
      'time',
      {
        datetime: date.toISOString(),
        title: stampText(seconds, 'F', context.locale),
        dataset: { seconds, style, locale: context.locale },
      },
      stampText(seconds, style, context.locale),
    );
  },
  emoji: (found) => emoji({ name: found[2], id: found[3] }),
  all: (found) => el('span', { class: 'mention me' }, found[0]),
  boldItalic: (found, context) => el('strong', {}, el('em', {}, inline(found[1], context))),
  bold: (found, context) => el('strong', {}, inline(found[1], context)),
  under: (found, context) => el('u', {}, inline(found[1], context)),
  italic: (found, context) => el('em', {}, inline(found[1], context)),
  slant: (found, context) => el('em', {}, inline(found[1], context)),
  strike: (found, context) => el('s', {}, inline(found[1], context)),
  spoiler: (found, context) => spoiler(inline(found[1], context), context),
};

/** Return the text within one block, as a list of nodes and strings. */
export function inline(text, context) {
  const out = [];
  let plain = '';
  const flush = () => {
    if (plain) out.push(plain);
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    if (text[at] === '\n') {
      flush();
      out.push(el('br'));
      at += 1;
      continue;
    }
    let match = null;
    if (MAY_START.test(text[at])) {
      for (const [kind, pattern] of INLINE) {
        // An underscore inside a word is a letter, not the start of italics.
        if (kind === 'slant' && /[\p{L}\p{N}]/u.test(text[at - 1] || '')) continue;
        pattern.lastIndex = at;
        const found = pattern.exec(text);
        if (found) {
          match = [kind, found];
          break;
        }
      }
    }
    if (match) {
      flush();
      out.push(MAKE[match[0]](match[1], context));
      at += match[1][0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  flush();
  return out;
}

const HEAD = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)$/;

function list(lines, start, context) {
  const depthOf = (line) => Math.floor(ITEM.exec(line)[1].length / 2);
  const first = ITEM.exec(lines[start]);
  const ordered = /\d/.test(first[2]);
  const node = el(ordered ? 'ol' : 'ul', ordered ? { start: Number.parseInt(first[2], 10) } : {});
  const depth = depthOf(lines[start]);
  let at = start;
  while (at < lines.length && ITEM.test(lines[at]) && depthOf(lines[at]) >= depth) {
    if (depthOf(lines[at]) > depth && node.lastChild) {
      const [inner, next] = list(lines, at, context);
      node.lastChild.append(inner);
      at = next;
    } else {
      node.append(el('li', {}, inline(ITEM.exec(lines[at])[3], context)));
      at += 1;
    }
  }
  return [node, at];
}

function blocks(text, context) {
  const lines = text.split('\n');
  const out = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.some((line) => line.trim())) out.push(el('p', {}, inline(paragraph.join('\n'), context)));
    else if (paragraph.length > 1 && out.length) out.push(el('br'));
    paragraph = [];
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    const head = HEAD.exec(line);
    const small = SMALL.exec(line);
    if (head) {
      flush();
      // Messages sit under the pane's own h2, hence one level down.
      out.push(el(`h${head[1].length + 2}`, { class: `h${head[1].length}` }, inline(head[2], context)));
      at += 1;
    } else if (small) {
      flush();
      out.push(el('small', { class: 'subtext' }, inline(small[1], context)));
      at += 1;
    } else if (line.startsWith('>>> ')) {
      flush();
      out.push(el('blockquote', {}, blocks([line.slice(4), ...lines.slice(at + 1)].join('\n'), context)));
      at = lines.length;
    } else if (line.startsWith('> ')) {
      flush();
      const quoted = [];
      while (at < lines.length && lines[at].startsWith('> ')) quoted.push(lines[at++].slice(2));
      out.push(el('blockquote', {}, blocks(quoted.join('\n'), context)));
    } else if (ITEM.test(line)) {
      flush();
      const [node, next] = list(lines, at, context);
      out.push(node);
      at = next;
    } else {
      paragraph.push(line);
      at += 1;
    }
  }
  flush();
  return out;
}

/** Return a whole message text as a div of blocks. */
export function markdown(text, context) {
  const root = el('div', { class: 'markdown' });
  const parts = String(text ?? '').split(/```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/);
  // split() with two groups gives text, language, code, text, …
  for (let at = 0; at < parts.length; at += 3) {
    if (parts[at]) root.append(...blocks(parts[at].replace(/^\n|\n$/g, ''), context));
    if (at + 2 < parts.length) root.append(el('pre', { tabindex: '0' }, el('code', {}, parts[at + 2])));
  }
  return root;
}

/** Return one line without markup, for previews of replies. */
export function plainLine(text, context) {
  const box = el(
    'span',
    {},
    inline(
      String(text ?? '')
        .replace(/^(#{1,3}|-#|>{1,3})\s+/gm, '')
        .replace(/```\w*/g, ''),
      context,
    ),
  );
  return box.textContent.slice(0, 160);
}

/** Keep "in 3 minutes" true while the page stays open. */
export function keepStampsTrue(root) {
  setInterval(() => setStamps(root), 15_000);
}

/** Write all relative times anew, such as "2 hours ago". */
export function setStamps(root) {
  for (const stamp of root.querySelectorAll('time[data-style="R"]')) {
    stamp.textContent = stampText(Number(stamp.dataset.seconds), 'R', stamp.dataset.locale);
  }
}
