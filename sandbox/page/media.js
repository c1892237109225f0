// Pictures and files in messages, fitted as Discord fits them.

import { el, icon } from './dom.js';

export const FIT = { width: 550, height: 350 };

/** Return the size at which a picture of width × height is shown inside the box, never enlarged. */
export function fitted(width, height, box = FIT) {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

let captions = 0;

/**
 * Return a picture with its alt text, an ALT badge that shows the text, and a click that enlarges it.
 * `media`: {url, width?, height?, alt?, spoiler?}.
 */
export function picture(media, context, box = FIT) {
  const t = context.t;
  const alt = media.alt || '';
  const image = el('img', {
    src: media.url,
    alt: alt || t('image'),
    width: media.width,
    height: media.height,
    decoding: 'async',
  });
  const open = el(
    'button',
    { type: 'button', class: 'enlarge', 'aria-label': t('enlarge', { alt: alt || t('image') }) },
    image,
  );
  const figure = el('figure', { class: 'picture', dataset: { url: media.url } }, open);
  if (media.width && media.height) {
    const size = fitted(media.width, media.height, box);
    figure.style.maxWidth = `${size.width}px`;
    open.style.aspectRatio = `${media.width} / ${media.height}`;
  }
  open.addEventListener('click', () => {
    if (figure.classList.contains('covered')) figure.classList.remove('covered');
    else context.enlarge(figure);
  });
  if (media.spoiler) figure.classList.add('covered');
  if (alt) {
    const caption = el('figcaption', { id: `alt-${++captions}`, hidden: true }, alt);
    const badge = el(
      'button',
      {
        type: 'button',
        class: 'alt-badge',
        'aria-expanded': 'false',
        'aria-controls': caption.id,
        title: t('altShow'),
      },
      t('alt'),
    );
    badge.addEventListener('click', () => {
      caption.hidden = !caption.hidden;
      badge.setAttribute('aria-expanded', String(!caption.hidden));
    });
    figure.append(badge, caption);
  }
  return figure;
}

const kilobytes = (size) =>
  size < 1024 ? `${size} B` : size < 1048576 ? `${Math.ceil(size / 1024)} KB` : `${(size / 1048576).toFixed(1)} MB`;

/** Return the element of a file to download. */
export function file(name, url, size) {
  return el(
    'a',
    { class: 'file', href: url, target: '_blank', rel: 'noopener', download: name },
    icon('file'),
    el('span', {}, name),
    size ? el('small', {}, kilobytes(size)) : null,
  );
}

/** Return all attachments of a classic message: pictures in a grid, files below. */
export function attachments(list, context) {
  const pictures = list.filter((item) => /^image\//.test(item.content_type || '') || (item.width && item.height));
  const files = list.filter((item) => !pictures.includes(item));
  return [
    pictures.length ? gallery(pictures.map(fromAttachment), context) : null,
    ...files.map((item) => file(item.filename, item.url, item.size)),
  ];
}

const fromAttachment = (item) => ({
  url: item.url,
  width: item.width,
  height: item.height,
  alt: item.description,
  spoiler: Boolean(item.flags & 8),
});

/** Return one picture at full size, several side by side. */
export function gallery(items, context) {
  const box = items.length > 1 ? { width: 272, height: 272 } : FIT;
  return el(
    'div',
    { class: items.length > 1 ? 'gallery many' : 'gallery' },
    items.map((item) => picture(item, context, box)),
  );
}

/**
 * Move the pictures that a redrawn message keeps as they are, and put a new picture
 * over the old one until it has loaded, so that nothing flickers.
 */
export function carryPictures(before, after) {
  const old = [...before.querySelectorAll('figure.picture')];
  const fresh = [...after.querySelectorAll('figure.picture')];
  for (const [place, figure] of fresh.entries()) {
    const image = figure.querySelector('img');
    // A picture that was moved already (two edits at almost the same time) is not there any more.
    const kept = old.find((candidate) => candidate.dataset.url === figure.dataset.url)?.querySelector('img:not(.ground)');
    const last = old[place]?.querySelector('img:not(.ground)');
    if (kept) {
      kept.alt = image.alt;
      image.replaceWith(kept);
    } else if (last?.complete) {
      const ground = last.cloneNode();
      ground.classList.add('ground');
      ground.alt = '';
      image.classList.add('coming');
      image.before(ground);
      image.addEventListener(
        'load',
        () => {
          image.classList.remove('coming');
          setTimeout(() => ground.remove(), 250);
        },
        { once: true },
      );
    }
  }
}
