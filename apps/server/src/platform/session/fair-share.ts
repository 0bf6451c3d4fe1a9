import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import { platformProblem } from '../refusal/problem.ts';
import type { SecretToken } from './token.ts';
import { Company, Line, type Waiter } from './waiting-line.ts';

/** The limits of wire.9; docs/decisions/0014-fair-share.md gives the reason of each number. */
export const fairShareLimits = {
  personAtWork: 6,
  companyAtWork: 24,
  personWaiting: 40,
  patienceMilliseconds: 10_000,
  /** If another company was active within this time, the work of a company is limited, too. */
  activeMilliseconds: 1_000,
  /** Milliseconds of work that a company may use in one burst: enough for the pages that people open. */
  workAtOnce: 500,
  /** Milliseconds of work that a company regains in each millisecond. */
  workShare: 1 / 3,
  /** How many requests with tokens that this node has not read yet may wait. */
  strangersWaiting: 1_000,
  /**
   * The delay of a refusal when the queue is full, so that a client in a loop cannot keep the node busy with
   * refusals.
   */
  refusalMilliseconds: 1_000,
  refusalsHeld: 200,
};

export type FairShareLimits = typeof fairShareLimits;

const retryAfterSeconds = 2;
const knownTokens = 20_000;
const tickMilliseconds = 20;
/** The id of strangers' requests; ids of companies begin at 1. */
const strangers = 0;

const refusal = () => platformProblem(429, 'too_many_requests', { retryAfterSeconds });

/** The session is read, but its person has no free place, so the request releases its connection and waits. */
class MustWait extends Error {}

/**
 * Starts requests of signed-in people in a fair order on this node: few at once of one person and of one
 * company, alternating between people and between companies.
 * The token identifies the person: after its first request on this node, all sessions of a person share one
 * queue.
 */
export class FairShare {
  readonly #clock: Clock;
  readonly #limits: FairShareLimits;
  readonly #connections: number;
  readonly #companyAtWork: number;
  readonly #known = new Map<string, number>();
  readonly #lines = new Map<string, Line>();
  /** Companies that have requests, or had some recently. */
  readonly #companies = new Map<number, Company>();
  /** Companies with waiting requests, in the order of their turns. */
  readonly #turns: Company[] = [];
  #running = 0;
  #waiting = 0;
  #refusals = 0;
  #tick: NodeJS.Timeout | undefined;

  /** `connections` is the size of the pool. One company leaves a fifth of the connections to other companies. */
  constructor(clock: Clock, connections: number, limits: Partial<FairShareLimits> = {}) {
    this.#clock = clock;
    this.#limits = { ...fairShareLimits, ...limits };
    this.#connections = connections;
    const left = connections - Math.ceil(connections / 5);
    this.#companyAtWork = Math.max(1, Math.min(this.#limits.companyAtWork, left));
  }

  /**
   * Runs `work` when its turn comes. `work` must call `meet` with the session's person before it writes
   * anything.
   * @throws HttpProblem 429 with `Retry-After` when the person's queue is full, or the turn does not come
   *   within ten seconds.
   */
  async run<T>(token: SecretToken, work: (meet: (personId: number) => void) => Promise<T>): Promise<T> {
    const key = token.secretHash.toString('base64url');
    for (;;) {
      const first = this.#lineOf(token.tenantId, key);
      const began = this.#begin(first) ?? (await this.#wait(first));
      let line = first;
      try {
        return await work((personId) => {
          this.#remember(key, personId);
          if (line.company.id === strangers) line = this.#move(line, token.tenantId, personId);
        });
      } catch (error) {
        // The token is known from now on, so the next turn is the person's own.
        if (!(error instanceof MustWait)) throw error;
      } finally {
        this.#end(line, began);
      }
    }
  }

  #lineOf(tenantId: number, key: string): Line {
    const personId = this.#known.get(key);
    return personId === undefined ? this.#line(strangers, key) : this.#line(tenantId, String(personId));
  }

  #line(companyId: number, name: string): Line {
    const key = `${companyId}:${name}`;
    let line = this.#lines.get(key);
    if (!line) {
      let company = this.#companies.get(companyId);
      if (!company) {
        company = new Company(companyId, this.#limits.workAtOnce);
        this.#companies.set(companyId, company);
      }
      line = new Line(key, company);
      this.#lines.set(key, line);
    }
    return line;
  }

  #remember(key: string, personId: number): void {
    this.#known.delete(key);
    this.#known.set(key, personId);
    if (this.#known.size <= knownTokens) return;
    const oldest = this.#known.keys().next().value;
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  /** Starts the request at once if nobody in the queue waits and a place is free; returns its start time. */
  #begin(line: Line): number | undefined {
    if (line.waiting.length > 0 || !this.#hasRoom(line)) {
      this.#forget(line);
      return undefined;
    }
    return this.#start(line);
  }

  #start(line: Line): number {
    const now = performance.now();
    this.#running += 1;
    line.start();
    return now;
  }

  #hasRoom(line: Line): boolean {
    return (
      this.#running < this.#connections &&
      line.running < this.#limits.personAtWork &&
      this.#hasCompanyRoom(line.company)
    );
  }

  #hasCompanyRoom(company: Company): boolean {
    if (company.running >= this.#companyAtWork) return false;
    return company.hasWorkLeft(performance.now(), this.#limits) || !this.#isBesideOthers(company);
  }

  /** Whether another company has requests, or had some a moment ago. Forgets inactive companies. */
  #isBesideOthers(company: Company): boolean {
    const since = performance.now() - this.#limits.activeMilliseconds;
    for (const [id, other] of this.#companies) {
      if (other === company) continue;
      if (!other.isIdle || other.lastEnd > since) return true;
      this.#companies.delete(id);
    }
    return false;
  }

  /** Moves the running request from the strangers' queue to the person's own queue. */
  #move(from: Line, tenantId: number, personId: number): Line {
    const line = this.#line(tenantId, String(personId));
    if (line.running >= this.#limits.personAtWork || line.company.running >= this.#companyAtWork) {
      this.#forget(line);
      throw new MustWait();
    }
    from.end(0);
    this.#forget(from);
    line.start();
    return line;
  }

  #end(line: Line, began: number): void {
    const now = performance.now();
    this.#running -= 1;
    line.end(now - began);
    // Strangers do not count as another company once they are served, because most of them belong to the same
    // company.
    if (line.company.id !== strangers) line.company.lastEnd = now;
    this.#forget(line);
    if (this.#waiting > 0) this.#dispatch();
  }

  #forget(line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(line.key);
  }

  async #wait(line: Line): Promise<number> {
    const isFull =
      line.waiting.length >= this.#limits.personWaiting ||
      (line.company.id === strangers && line.company.waiting >= this.#limits.strangersWaiting);
    if (isFull) {
      await this.#holdRefusal();
      throw refusal();
    }
    return new Promise((begin, reject) => {
      this.#lines.set(line.key, line);
      this.#companies.set(line.company.id, line.company);
      this.#waiting += 1;
      if (line.company.lines.length === 0) this.#turns.push(line.company);
      line.join({ since: this.#clock.now(), begin, refuse: () => reject(refusal()) });
      this.#tick ??= setInterval(() => this.#onTick(), tickMilliseconds).unref();
    });
  }

  async #holdRefusal(): Promise<void> {
    if (this.#refusals >= this.#limits.refusalsHeld) return;
    this.#refusals += 1;
    await sleep(this.#limits.refusalMilliseconds, undefined, { ref: false });
    this.#refusals -= 1;
  }

  /** Assigns free places: alternates between companies, and within a company between people. */
  #dispatch(): void {
    for (let skipped = 0; skipped < this.#turns.length && this.#running < this.#connections; ) {
      const company = this.#turns.shift();
      if (!company) return;
      const waiter = this.#hasCompanyRoom(company) ? this.#nextOf(company) : undefined;
      if (company.lines.length > 0) this.#turns.push(company);
      skipped = waiter ? 0 : skipped + 1;
      waiter?.();
    }
    this.#rest();
  }

  #nextOf(company: Company): (() => void) | undefined {
    const next = company.takeNext((line) => line.running < this.#limits.personAtWork);
    if (!next) return undefined;
    this.#waiting -= 1;
    const began = this.#start(next.line);
    return () => next.waiter.begin(began);
  }

  #onTick(): void {
    const latest = this.#clock.now() - this.#limits.patienceMilliseconds;
    const late: Waiter[] = [];
    for (const company of this.#turns) late.push(...company.takeLate(latest));
    this.#waiting -= late.length;
    for (let at = this.#turns.length - 1; at >= 0; at -= 1)
      if (this.#turns[at]?.lines.length === 0) this.#turns.splice(at, 1);
    for (const waiter of late) waiter.refuse();
    // Companies may have regained some of their share by now.
    this.#dispatch();
  }

  #rest(): void {
    if (this.#waiting > 0) return;
    clearInterval(this.#tick);
    this.#tick = undefined;
  }
}
