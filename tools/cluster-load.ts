import { setTimeout as wait } from 'node:timers/promises';
import { LiveWatch } from './cluster-live.ts';

export interface LoadResult {
  readonly acknowledged: number;
  readonly failed: number;
  /** The longest time in which no request of any writer succeeded. */
  readonly secondsWithout: number;
  readonly lost: number;
  /** Acknowledged writes of which the writer's live channel has not told, after it has opened again. */
  readonly missed: number;
}

interface Writer {
  readonly token: string;
  readonly id: number;
  readonly watch: LiveWatch;
}

const accounts = ['ceo', 'manager', 'lead', 'contributor'] as const;
/** Documented: everybody in the demo's companies can sign in with it. */
export const demoPassword = 'Bellwether-demo-1';
const writersEach = 2;
const pause = 20;
/** As long as a browser waits. */
const patience = 15_000;
/** How long a live channel may take to tell of the last writes. */
const livePatience = 20_000;

/** Writers that make action items with numbered titles, and note each one that was acknowledged. */
export class Load {
  readonly key = Date.now().toString(36);
  readonly #address: string;
  readonly #acknowledged = new Set<string>();
  readonly #ended = new AbortController();
  readonly #reasons = new Map<string, number>();
  #writers: Promise<void>[] = [];
  #watches: LiveWatch[] = [];
  #failed = 0;
  #longest = 0;
  #lastGood = performance.now();
  #next = 0;

  constructor(address: string) {
    this.#address = address;
  }

  async start(): Promise<void> {
    const writers = await Promise.all(
      accounts.map(async (name) => {
        const { token, id } = await signInDemo(this.#address, name);
        return { token, id, watch: new LiveWatch(this.#address, token) };
      }),
    );
    this.#watches = writers.map(({ watch }) => watch);
    await Promise.all(this.#watches.map((watch) => watch.start()));
    this.#lastGood = performance.now();
    this.#writers = writers.flatMap((writer) =>
      Array.from({ length: writersEach }, () => this.#write(writer)),
    );
  }

  /** How often requests failed for which reason. */
  get reasons(): string {
    return [...this.#reasons].map(([reason, count]) => `${count} × ${reason}`).join(', ');
  }

  /** Ends the load and compares what was acknowledged with the titles that are stored. */
  async stop(stored: () => Promise<readonly Record<string, unknown>[]>): Promise<LoadResult> {
    this.#ended.abort();
    await Promise.all(this.#writers);
    this.#noteGood();
    const missing = () => this.#watches.reduce((sum, { missed }) => sum + missed, 0);
    for (const end = Date.now() + livePatience; missing() > 0 && Date.now() < end; ) await wait(200);
    for (const watch of this.#watches) watch.stop();
    const titles = new Set((await stored()).map(({ title }) => title));
    return {
      acknowledged: this.#acknowledged.size,
      failed: this.#failed,
      secondsWithout: this.#longest / 1_000,
      lost: [...this.#acknowledged].filter((title) => !titles.has(title)).length,
      missed: missing(),
    };
  }

  async #write(writer: Writer): Promise<void> {
    while (!this.#ended.signal.aborted) {
      this.#next += 1;
      const title = `load ${this.key} ${this.#next}`;
      const made = await this.#make(writer, title);
      if (typeof made === 'number') {
        this.#acknowledged.add(title);
        writer.watch.expect(made);
        this.#noteGood();
      } else {
        this.#failed += 1;
        this.#reasons.set(made, (this.#reasons.get(made) ?? 0) + 1);
        // A browser tries again after a moment.
        await wait(250);
      }
      await wait(pause);
    }
  }

  /** Makes an action item. Returns its id, or why it failed. */
  async #make({ token, id }: Writer, title: string): Promise<number | string> {
    const body = { Title: title, DueDate: dueDate(), AssigneeId: id, RequesterId: id };
    try {
      const reply = await fetch(`${this.#address}/api/actionitem`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      const text = await reply.text();
      return reply.status === 200 ? (JSON.parse(text) as { Id: number }).Id : String(reply.status);
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return cause?.code ?? name;
    }
  }

  #noteGood(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#lastGood);
    this.#lastGood = now;
  }
}

/** Signs an account of the demo in. */
export async function signInDemo(address: string, name: string): Promise<{ token: string; id: number }> {
  const reply = await fetch(`${address}/api/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: `${name}@demo.example`, password: demoPassword, domain: 'demo' }),
  });
  if (reply.status !== 200) throw new Error(`Signing in as ${name} answered ${reply.status}.`);
  const { Token, Profile } = (await reply.json()) as { Token: string; Profile: { Id: number } };
  return { token: Token, id: Profile.Id };
}

function dueDate(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
}
