// A picture as large as the window allows, or at its true size; arrows move through the channel's pictures.

import { el, icon } from './dom.js';

/** Open `figures[index]` above everything; focus returns to where it was. */
export function openLightbox(figures, index, t) {
  let at = index;
  const image = el('img', {});
  const text = el('p', { class: 'lightbox-alt', tabindex: '0' });
  const count = el('span', { class: 'lightbox-count', 'aria-live': 'polite' });
  const stage = el('div', { class: 'lightbox-stage', tabindex: '-1' }, image);
  const step = (by) => {
    at = (at + by + figures.length) % figures.length;
    show();
  };
  const prev = el(
    'button',
    { type: 'button', class: 'round', 'aria-label': t('prev'), onclick: () => step(-1) },
    icon('left'),
  );
  const next = el(
    'button',
    { type: 'button', class: 'round', 'aria-label': t('next'), onclick: () => step(1) },
    icon('right'),
  );
  const shut = el(
    'button',
    { type: 'button', class: 'round', 'aria-label': t('close'), onclick: () => box.close() },
    icon('close'),
  );
  const box = el(
    'dialog',
    { class: 'lightbox', 'aria-label': t('image'), 'data-testid': 'lightbox' },
    el('div', { class: 'lightbox-bar' }, count, shut),
    stage,
    el('div', { class: 'lightbox-foot' }, prev, text, next),
  );

  function show() {
    const source = figures[at].querySelector('img:not(.ground)');
    image.src = source.src;
    image.alt = source.alt;
    text.textContent = source.alt;
    stage.classList.remove('full');
    count.textContent = figures.length > 1 ? t('of', { index: at + 1, count: figures.length }) : '';
    prev.hidden = next.hidden = figures.length < 2;
  }

  image.addEventListener('click', () => stage.classList.toggle('full'));
  stage.addEventListener('click', (event) => {
    if (event.target === stage) box.close();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft' && figures.length > 1) step(-1);
    else if (event.key === 'ArrowRight' && figures.length > 1) step(1);
    else if ((event.key === 'Enter' || event.key === ' ') && event.target === stage) stage.classList.toggle('full');
    else return;
    event.preventDefault();
  });
  box.addEventListener('close', () => box.remove());
  document.body.append(box);
  show();
  box.showModal();
  stage.focus();
}
