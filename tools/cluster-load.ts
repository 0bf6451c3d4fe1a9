import { setTimeout as wait } from 'node:timers/promises';

export interface LoadResult {
  readonly acknowledged: number;
  readonly failed: number;
  /** The longest time in which no request of any writer succeeded. */
  readonly secondsWithout: number;
  readonly lost: number;
}

const accounts = ['ceo', 'manager', 'lead', 'contributor'] as const;
const password = 'Bellwether-demo-1';
const writersEach = 2;
const pause = 20;
/** As long as a browser waits. */
const patience = 15_000;

/** Writers that make action items with numbered titles, and note each one that was acknowledged. */
export class Load {
  readonly key = Date.now().toString(36);
  readonly #address: string;
  readonly #acknowledged = new Set<string>();
  readonly #ended = new AbortController();
  #writers: Promise<void>[] = [];
  #failed = 0;
  #longest = 0;
  #lastGood = performance.now();
  #next = 0;

  constructor(address: string) {
    this.#address = address;
  }

  async start(): Promise<void> {
    const sessions = await Promise.all(accounts.map((name) => this.#signIn(name)));
    this.#lastGood = performance.now();
    this.#writers = sessions.flatMap((session) =>
      Array.from({ length: writersEach }, () => this.#write(session)),
    );
  }

  /** Ends the load and compares what was acknowledged with the titles that are stored. */
  async stop(stored: () => Promise<readonly Record<string, unknown>[]>): Promise<LoadResult> {
    this.#ended.abort();
    await Promise.all(this.#writers);
    this.#noteGood();
    const titles = new Set((await stored()).map(({ title }) => title));
    return {
      acknowledged: this.#acknowledged.size,
      failed: this.#failed,
      secondsWithout: this.#longest / 1_000,
      lost: [...this.#acknowledged].filter((title) => !titles.has(title)).length,
    };
  }

  async #signIn(name: string): Promise<{ token: string; id: number }> {
    const reply = await fetch(`${this.#address}/api/Auth/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: `${name}@demo.example`, password, domain: 'demo' }),
    });
    if (reply.status !== 200) throw new Error(`Signing in as ${name} answered ${reply.status}.`);
    const { Token, Profile } = (await reply.json()) as { Token: string; Profile: { Id: number } };
    return { token: Token, id: Profile.Id };
  }

  async #write({ token, id }: { token: string; id: number }): Promise<void> {
    while (!this.#ended.signal.aborted) {
      this.#next += 1;
      const title = `load ${this.key} ${this.#next}`;
      const body = { Title: title, DueDate: dueDate(), AssigneeId: id, RequesterId: id };
      const isTaken = await fetch(`${this.#address}/api/actionitem`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      }).then(
        async (reply) => {
          await reply.arrayBuffer();
          return reply.status === 200;
        },
        () => false,
      );
      if (isTaken) {
        this.#acknowledged.add(title);
        this.#noteGood();
      } else {
        this.#failed += 1;
        // A browser tries again after a moment.
        await wait(250);
      }
      await wait(pause);
    }
  }

  #noteGood(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#lastGood);
    this.#lastGood = now;
  }
}

function dueDate(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
}
