import { setTimeout as wait } from 'node:timers/promises';

/** A person's channel of live events, which opens again whenever it closes and asks for what it missed. */
export class LiveWatch {
  readonly #address: string;
  readonly #token: string;
  readonly #heard = new Set<number>();
  readonly #told = new Set<number>();
  #after = 0;
  #isEnded = false;
  #socket: WebSocket | undefined;
  /** How often the channel was closed. */
  closed = 0;

  constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  /** Opens the channel, and resolves when it is ready. */
  start(): Promise<void> {
    return new Promise((resolve) => this.#open(resolve));
  }

  stop(): void {
    this.#isEnded = true;
    this.#socket?.close();
  }

  /** Notes an action item whose event this person must hear of. */
  expect(id: number): void {
    this.#told.add(id);
  }

  /** Takes a message; a reset makes every screen read again, so nothing before it is missed. */
  take(message: Readonly<Record<string, unknown>>): void {
    const at = Number(message.Id ?? message.Last ?? 0);
    if (at > this.#after) this.#after = at;
    if (message.Reset === true) for (const id of this.#told) this.#heard.add(id);
    if (message.Event === 'action_item_update') this.#heard.add(Number(message.ActionItemId));
  }

  /** How many expected events have not come. */
  get missed(): number {
    return [...this.#told].filter((id) => !this.#heard.has(id)).length;
  }

  #open(ready?: () => void): void {
    const url = new URL('/api/live', this.#address);
    const options = { headers: { origin: url.origin } } as unknown as string[];
    url.protocol = 'ws:';
    const socket = new WebSocket(url, options);
    this.#socket = socket;
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ Token: this.#token, After: this.#after })),
    );
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Record<string, unknown>;
      this.take(message);
      if (message.Ready === true) ready?.();
    });
    // A failure is followed by a close.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', async () => {
      if (this.#isEnded) return;
      this.closed += 1;
      await wait(500);
      if (!this.#isEnded) this.#open(ready);
    });
  }
}
