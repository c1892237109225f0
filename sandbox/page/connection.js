// One websocket for one person: it reconnects by itself, and every action is a promise.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 3000;

/** An action that the server refused, or that the connection lost. `code` as in PROTOCOL.md, or "offline". */
export class Failure extends Error {
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

/** Calls `onEvent` with each event of the server, and `onLink` with true or false if the connection opens or breaks. */
export class Connection {
  #socket = null;
  #pending = new Map();
  #nonce = 0;
  #wait = FIRST_WAIT;
  #ended = false;

  constructor(username, onEvent, onLink) {
    this.username = username;
    this.onEvent = onEvent;
    this.onLink = onLink;
    this.#open();
  }

  #open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/page/ws?user=${encodeURIComponent(this.username)}`);
    this.#socket = socket;
    socket.onmessage = (frame) => this.#take(JSON.parse(frame.data));
    socket.onclose = (end) => {
      for (const { reject } of this.#pending.values()) reject(new Failure('offline', ''));
      this.#pending.clear();
      this.onLink(false);
      if (this.#ended || end.code === 4004) return;
      setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
    };
  }

  #take(event) {
    if (event.ev === 'HELLO') {
      this.#wait = FIRST_WAIT;
      this.onEvent(event);
      this.onLink(true);
      return;
    }
    this.onEvent(event);
    const waiting = event.nonce === undefined ? null : this.#pending.get(event.nonce);
    if (!waiting) return;
    this.#pending.delete(event.nonce);
    if (event.ev === 'FAIL') waiting.reject(new Failure(event.code, event.text));
    else waiting.resolve(event);
  }

  /** Send an action and wait for its result: the IX, OK, HISTORY or own message; throws a Failure otherwise. */
  request(op, fields = {}) {
    const nonce = String(++this.#nonce);
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        reject(new Failure('offline', ''));
        return;
      }
      this.#pending.set(nonce, { resolve, reject });
      this.#socket.send(JSON.stringify({ op, nonce, ...fields }));
    });
  }

  /** Send an action that has no answer. */
  tell(op, fields = {}) {
    if (this.#socket.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ op, nonce: String(++this.#nonce), ...fields }));
    }
  }

  end() {
    this.#ended = true;
    this.#socket.close();
  }
}
