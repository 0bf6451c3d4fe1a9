/** One message of the PostgreSQL protocol after the start: its type as a letter, and all its bytes. */
export interface Message {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Cuts a stream into messages. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);

  /** Returns a client's first message, which has a length and no type; undefined until it is complete. */
  readStart(piece: Buffer): Buffer | undefined {
    this.#rest = Buffer.concat([this.#rest, piece]);
    if (this.#rest.length < 4 || this.#rest.length < this.#rest.readInt32BE(0)) return undefined;
    return this.#take(this.#rest.readInt32BE(0));
  }

  read(piece: Buffer): Message[] {
    this.#rest = Buffer.concat([this.#rest, piece]);
    const messages: Message[] = [];
    while (this.#rest.length >= 5 && this.#rest.length > this.#rest.readInt32BE(1)) {
      const bytes = this.#take(1 + this.#rest.readInt32BE(1));
      messages.push({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
    }
    return messages;
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }
}

/** Returns the zero-terminated text that begins at `from`. */
export function textAt(bytes: Buffer, from: number): string {
  return bytes.toString('utf8', from, bytes.indexOf(0, from));
}

export function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const protocol = 196_608;

export function startMessage(fields: Readonly<Record<string, string>>): Buffer {
  const words = Object.entries(fields).flat();
  const body = Buffer.from(`${words.map((word) => `${word}\0`).join('')}\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(protocol, 4);
  return Buffer.concat([head, body]);
}

/** Returns the fields of a client's start message; undefined for a request for TLS or a cancellation. */
export function startFields(start: Buffer): Record<string, string> | undefined {
  if (start.readInt32BE(4) !== protocol) return undefined;
  const words = start.toString('utf8', 8, start.length - 2).split('\0');
  return Object.fromEntries(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])));
}
