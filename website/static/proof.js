"use strict";
/* Checks the shuffles of a record in the browser, as engine/verify.py does, but for the moves: those need the rules.

   SHA-256 is written out here, because browsers offer theirs only to pages with https. */
(function (root) {
  const SCHEMA = 1, NO_SEAT = -1, FIRST_LEG = "leg 1: ";
  const FIRST_LOTS = ["first dealer", "first dealer 1", "first player", "first start player", "start player", "starter"];

  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0;
  const START = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
  const ROUND = primes.map((p) => fraction(Math.cbrt(p)));

  function sha256(bytes) {
    const length = ((bytes.length + 8) >> 6) + 1 << 6;
    const padded = new Uint8Array(length);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(length - 4, bytes.length * 8 >>> 0);
    const h = START.slice(), w = new Uint32Array(64);
    const turned = (x, n) => x >>> n | x << (32 - n);
    for (let at = 0; at < length; at += 64) {
      for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
      for (let i = 16; i < 64; i++) {
        const a = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ w[i - 15] >>> 3;
        const b = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ w[i - 2] >>> 10;
        w[i] = w[i - 16] + a + w[i - 7] + b;
      }
      let [a, b, c, d, e, f, g, k] = h;
      for (let i = 0; i < 64; i++) {
        const s = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
        const one = k + s + (e & f ^ ~e & g) + ROUND[i] + w[i] >>> 0;
        const r = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
        const two = r + (a & b ^ a & c ^ b & c) >>> 0;
        [k, g, f, e, d, c, b, a] = [g, f, e, d + one >>> 0, c, b, a, one + two >>> 0];
      }
      [a, b, c, d, e, f, g, k].forEach((x, i) => { h[i] = h[i] + x >>> 0; });
    }
    const out = new Uint8Array(32);
    h.forEach((x, i) => new DataView(out.buffer).setUint32(4 * i, x));
    return out;
  }

  function joined(...parts) {
    const out = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
    let at = 0;
    for (const part of parts) { out.set(part, at); at += part.length; }
    return out;
  }

  function hmac(key, message) {
    const block = new Uint8Array(64);
    block.set(key.length > 64 ? sha256(key) : key);
    return sha256(joined(block.map((x) => x ^ 0x5c), sha256(joined(block.map((x) => x ^ 0x36), message))));
  }

  const utf8 = (text) => new TextEncoder().encode(text);
  const hex = (bytes) => Array.from(bytes, (x) => x.toString(16).padStart(2, "0")).join("");
  const unhex = (text) => {
    if (typeof text !== "string" || !/^(\s*[0-9a-f]{2})*\s*$/i.test(text)) throw new NotChecked("form");
    return Uint8Array.from(text.match(/[0-9a-f]{2}/gi) || [], (two) => parseInt(two, 16));
  };

  const commitment = (secret, match) => hex(sha256(joined(utf8("commit-v1|" + match + "|"), secret)));
  const seedOf = (secret, words) => hmac(secret, utf8(words.join("\x1f")));

  function* numbers(seed, label) {
    const key = hmac(seed, utf8("shuffle-v1|" + label));
    const count = new Uint8Array(8), view = new DataView(count.buffer);
    for (let n = 0; ; n++) {
      view.setUint32(4, n);
      const block = new DataView(sha256(joined(key, count)).buffer);
      for (let i = 0; i < 32; i += 4) yield block.getUint32(i);
    }
  }

  function shuffled(seed, label, items) {
    const out = items.slice(), drawn = numbers(seed, label);
    for (let last = out.length - 1; last > 0; last--) {
      const fair = Math.floor(2 ** 32 / (last + 1)) * (last + 1);
      let number;
      do number = drawn.next().value; while (number >= fair);
      const at = number % (last + 1);
      [out[last], out[at]] = [out[at], out[last]];
    }
    return out;
  }

  function order(seed, label, items, first) {
    const lot = label.startsWith(FIRST_LEG) ? label.slice(FIRST_LEG.length) : label;
    // Not drawn: in a rematch the next seat begins.
    if (first !== NO_SEAT && FIRST_LOTS.includes(lot)) {
      return [...items.filter((seat) => seat === first), ...items.filter((seat) => seat !== first)];
    }
    return shuffled(seed, label, items);
  }

  class NotChecked extends Error {}

  function read(record) {
    const needed = (value, test) => { if (!test(value)) throw new NotChecked("form"); return value; };
    const object = (x) => x !== null && typeof x === "object" && !Array.isArray(x);
    const header = needed(needed(record, object).header, object);
    if (header.schema !== SCHEMA) throw new NotChecked("form");
    for (const part of ["match", "game", "revision", "seats", "options", "commitment"]) {
      needed(header[part], (x) => x !== undefined);
    }
    needed(record.log, Array.isArray);
    for (const part of ["ended", "scores", "winners", "secret"]) needed(record[part], (x) => x !== undefined);
    if (record.secret === null) throw new NotChecked("running");
    const numbered = (list) => Array.isArray(list) && list.every(Number.isInteger);
    const shuffles = record.shuffles == null ? null : needed(record.shuffles, Array.isArray).map((entry) => {
      needed(entry, (x) => Array.isArray(x) && x.length === 3 && typeof x[0] === "string");
      return { label: entry[0], items: needed(entry[1], numbered), order: needed(entry[2], numbered) };
    });
    return {
      game: String(header.game),
      match: String(header.match),
      published: String(header.commitment),
      words: needed(header.nonces, Array.isArray).map(String),
      first: header.first === undefined ? NO_SEAT : Number(header.first),
      cards: String(header.cards || ""),
      secret: unhex(record.secret),
      seed: record.seed ? unhex(record.seed) : null,
      shuffles,
    };
  }

  /* Returns {verdict, ...}: "holds"; "partly" (no shuffles are listed: an older release saved it); "wrong" with `at`,
     the part that does not fit; "unchecked" with `why`. */
  function check(record) {
    let r;
    try {
      r = read(record);
    } catch (e) {
      if (e instanceof NotChecked) return { verdict: "unchecked", why: e.message };
      throw e;
    }
    const found = { game: r.game, commitment: r.published, words: r.words, cards: r.cards, shuffles: [] };
    const wrong = (at) => ({ ...found, verdict: "wrong", at });
    if (commitment(r.secret, r.match) !== r.published) return wrong({ part: "commitment" });
    const seed = r.words.length || r.seed === null ? seedOf(r.secret, r.words) : r.seed;
    found.seed = hex(seed);
    if (r.seed !== null && hex(r.seed) !== found.seed) return wrong({ part: "words" });
    for (const { label, items, order: recorded } of r.shuffles || []) {
      if (found.shuffles.some((one) => one.label === label)) return wrong({ part: "twice", label });
      const right = order(seed, label, items, r.first);
      if (right.length !== recorded.length) return wrong({ part: "length", label });
      const place = right.findIndex((card, i) => card !== recorded[i]);
      if (place >= 0) {
        return wrong({ part: "shuffle", label, place: place + 1, recorded: recorded[place], found: right[place] });
      }
      found.shuffles.push({ label, cards: right.length });
    }
    return { ...found, verdict: r.shuffles === null ? "partly" : "holds" };
  }

  const Proof = { check, sha256, hmac, hex, utf8, shuffled };
  if (typeof module !== "undefined") module.exports = Proof;
  root.Proof = Proof;
})(typeof window === "undefined" ? globalThis : window);
