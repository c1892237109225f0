"use strict";
/* The page around proof.js: takes a file, shows what was found. The texts are those of the page's language. */
(function () {
  const texts = JSON.parse(document.getElementById("texts").textContent);
  const at = (id) => document.getElementById(id);
  const told = (key, facts = {}) => texts[key].replace(/\{(\w+)\}/g, (sign, name) => (name in facts ? facts[name] : sign));
  const form = at("drop");
  form.hidden = false;

  function word(nonce) {
    const [, seat, said] = /^(\d+):(.*)$/s.exec(nonce) || [];
    return seat === undefined ? nonce : told("word", { seat: Number(seat) + 1, word: said });
  }

  function show(found) {
    const verdict = at("verdict"), facts = at("facts");
    verdict.className = found.verdict;
    facts.replaceChildren();
    const fact = (name, value) => {
      const dt = document.createElement("dt"), dd = document.createElement("dd");
      dt.textContent = told(name);
      dd.textContent = value;
      facts.append(dt, dd);
    };
    if (found.verdict === "unchecked") {
      verdict.textContent = told("unchecked-" + found.why);
      return;
    }
    verdict.textContent = found.verdict === "wrong" ? told("wrong-" + found.at.part, found.at) : told(found.verdict);
    fact("fact-commitment", found.commitment);
    if (found.cards) fact("fact-cards", found.cards);
    fact("fact-words", found.words.map(word).join(" · ") || told("no-words"));
    if (found.seed) fact("fact-seed", found.seed);
    if (found.shuffles.length) fact("fact-shuffles", found.shuffles.map((s) => `${s.label} (${s.cards})`).join(" · "));
    if (found.verdict !== "wrong") fact("fact-moves", told("moves"));
  }

  async function take(file) {
    if (!file) return;
    let record;
    try {
      record = JSON.parse(await file.text());
    } catch {
      show({ verdict: "unchecked", why: "form" });
      return;
    }
    show(Proof.check(record));
  }

  at("file").addEventListener("change", (event) => take(event.target.files[0]));
  // Anywhere on the page: a file that misses the frame would replace the page.
  for (const name of ["dragover", "dragleave", "drop"]) {
    document.addEventListener(name, (event) => {
      event.preventDefault();
      form.classList.toggle("over", name === "dragover");
      if (name === "drop") take(event.dataTransfer.files[0]);
    });
  }
})();
