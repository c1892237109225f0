// Slash commands as data: flat lists, words in the person's language, values checked before they are sent.

export const TYPE = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  file: 11,
};

/** Return name or description in a locale; without a translation, the canonical one. */
export function localized(thing, field, locale) {
  const text = thing[`${field}_localizations`]?.[locale] || thing[field] || '';
  // A library writes an ellipsis if the bot has given no description.
  return field === 'description' && /^(…|\.{3})$/.test(text) ? '' : text;
}

/** Every command that can be run, groups opened, single ones first: {path, label, description, options, id}. */
export function runnable(commands, locale) {
  const out = [];
  const walk = (node, path, label, id) => {
    const inner = (node.options || []).filter((option) => option.type <= 2);
    if (!inner.length) {
      out.push({ path, label, id, description: localized(node, 'description', locale), options: node.options || [] });
      return;
    }
    for (const option of inner)
      walk(option, `${path} ${option.name}`, `${label} ${localized(option, 'name', locale)}`, id);
  };
  for (const command of commands) walk(command, command.name, localized(command, 'name', locale), command.id);
  const order = ({ path, label }) => `${path.includes(' ') ? 1 : 0}${label}`;
  return out.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** Return the commands that fit the text after the slash, best first. */
export function matching(list, typed) {
  const wanted = typed.toLowerCase().trimStart();
  const rank = (command) => {
    const names = [command.label.toLowerCase(), command.path.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(/[\s_]/).some((word) => word.startsWith(wanted.trim())))) return 1;
    if (names.some((name) => name.includes(wanted.trim()))) return 2;
    return command.description.toLowerCase().includes(wanted.trim()) ? 3 : 9;
  };
  return list
    .map((command) => [rank(command), command])
    .filter(([at]) => at < 9)
    .sort((a, b) => a[0] - b[0])
    .map(([, command]) => command);
}

/** Return the command whose whole name was typed with a space behind it. */
export const exact = (list, typed) =>
  /[ \u3000]$/.test(typed)
    ? list.find((command) => [command.path, command.label].includes(typed.slice(0, -1)))
    : undefined;

/**
 * Return the fault of a value as [word key, values], or null.
 * `field` is {option, text, picked}: picked is a choice {name, value}, text is the typed text.
 */
export function complaint(field, label) {
  const { option, text, picked } = field;
  const given = picked || text.trim() !== '';
  if (!given) return option.required ? ['missing', { name: label }] : null;
  if (picked) return null;
  const { type } = option;
  if (
    option.choices?.length ||
    type === TYPE.boolean ||
    (type >= TYPE.user && type <= TYPE.mentionable) ||
    type === TYPE.file
  )
    return ['badChoice'];
  if (type === TYPE.integer || type === TYPE.number) {
    const value = Number(text);
    if (!Number.isFinite(value) || (type === TYPE.integer && !Number.isInteger(value))) return ['badNumber'];
    if (option.min_value !== undefined && value < option.min_value) return ['tooSmall', { min: option.min_value }];
    if (option.max_value !== undefined && value > option.max_value) return ['tooBig', { max: option.max_value }];
  }
  if (type === TYPE.string) {
    if (option.min_length && text.length < option.min_length) return ['tooShort', { min: option.min_length }];
    if (option.max_length && text.length > option.max_length) return ['tooLong', { max: option.max_length }];
  }
  return null;
}

/** Return the value to send for a field. */
export function valueOf({ option, text, picked }) {
  if (picked) return picked.value;
  return option.type === TYPE.integer || option.type === TYPE.number ? Number(text) : text;
}

/** Return all values typed so far, for autocomplete and for sending. */
export function valuesOf(fields) {
  const filled = fields.filter((field) => field.picked || field.text.trim() !== '');
  return Object.fromEntries(filled.map((field) => [field.option.name, valueOf(field)]));
}
