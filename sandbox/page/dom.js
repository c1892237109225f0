// Building the page: elements, icons and functions about ids, without any markup strings.

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Make an element. `on…` functions become listeners, `dataset` an object of data attributes,
 * false / null / undefined attributes are left out, true becomes an empty attribute.
 */
export function el(tag, attributes = {}, ...kids) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === 'function') node.addEventListener(name.slice(2), value);
    else if (name === 'dataset') Object.assign(node.dataset, value);
    else if (name === 'class') node.className = value;
    else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...kids.flat(Infinity).filter((kid) => kid !== null && kid !== undefined && kid !== false));
  return node;
}

const ICONS = {
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16',
  thread: 'M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  letter: 'M3 6h18v13H3zM3 7l9 7 9-7',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M4 12 20 4l-4 16-4-7zM12 13l8-9',
  plus: 'M12 5v14M5 12h14',
  down: 'M6 9l6 6 6-6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  reply: 'M10 7 4 12l6 5M4 12h10a6 6 0 0 1 6 6v1',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  phone: 'M8 2h8a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1ZM11 19h2',
  check: 'M5 12.5 10 17 19 7',
  out: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  file: 'M6 2h8l5 5v15H6zM14 2v5h5',
  slash: 'M15 4 9 20',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4M12 3v2',
  pin: 'M9 3h6l-1 7 4 4H6l4-4zM12 14v7',
};

/** Return a line icon, hidden from screen readers: the control around it carries the name. */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/** True if snowflake `a` is younger than `b`. They have 64 bits, so they are compared as strings, never as numbers. */
export function younger(a, b) {
  if (!a || !b) return Boolean(a);
  return a.length === b.length ? a > b : a.length > b.length;
}

/** Compare two snowflakes to sort the oldest first. */
export const byAge = (a, b) => (a.id === b.id ? 0 : younger(a.id, b.id) ? 1 : -1);

/** Return the creation time of a snowflake. */
export const bornAt = (id) => new Date(Number((BigInt(id) >> 22n) + 1420070400000n));

const SEATS = ['#FFB454', '#7CC7FF', '#FF9AA8', '#9BE3A2', '#D9B3FF', '#F2E27A'];

/** Return the colour of a person, the same everywhere: their place among the people decides. */
export function seatColour(place) {
  return SEATS[((place % SEATS.length) + SEATS.length) % SEATS.length];
}

/** Return the name to show for a user. */
export const nameOf = (user) => (user ? user.global_name || user.username : '?');

/** True if this key belongs to an input method. Safari shows that only by the old key code. */
export const composing = (event) => event.isComposing || event.keyCode === 229;

/** Return a round picture: the user's own if there is one, otherwise the first letter on their colour. */
export function avatar(user, colour) {
  const node = el('span', { class: 'avatar', 'aria-hidden': 'true' });
  node.style.setProperty('--seat', user?.bot ? 'var(--mint)' : colour);
  node.append(user?.bot ? fan() : [...nameOf(user)][0].toUpperCase());
  return node;
}

/** Return the house mark, three cards in a fan, also the face of the bot. */
export function fan() {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 32 32');
  svg.setAttribute('class', 'fan');
  svg.setAttribute('aria-hidden', 'true');
  for (const turn of [-24, 0, 24]) {
    const card = document.createElementNS(SVG, 'rect');
    const shape = { x: 11, y: 6, width: 11, height: 16, rx: 2, transform: `rotate(${turn} 16 27)` };
    for (const [name, value] of Object.entries(shape)) card.setAttribute(name, value);
    svg.append(card);
  }
  const pip = document.createElementNS(SVG, 'path');
  pip.setAttribute('class', 'pip');
  pip.setAttribute('d', 'M16.5 10l3 4-3 4-3-4z');
  svg.append(pip);
  return svg;
}

/** Return everything inside `root` that Tab could reach. */
export function focusable(root) {
  const wanted = 'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), [tabindex]';
  return [...root.querySelectorAll(wanted)].filter((node) => node.getClientRects().length > 0);
}
