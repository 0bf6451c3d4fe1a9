/** A waiting request. */
export interface Waiter {
  /** Epoch milliseconds of the application's clock. */
  readonly since: number;
  /** Starts the request; `began` is in milliseconds of the machine's monotonic clock. */
  begin(began: number): void;
  refuse(): void;
}

/**
 * Milliseconds of work that are reserved for a request until it ends, and the most that it is charged,
 * because slow requests mostly wait.
 */
const workKeptAside = 20;
const mostWork = 100;
/**
 * Alone on a node a company may exceed its share. When another company comes, it is charged at most this much
 * for it.
 */
const mostOwed = 100;

/** The requests of one person on this node. */
export class Line {
  readonly key: string;
  readonly company: Company;
  readonly waiting: Waiter[] = [];
  running = 0;

  constructor(key: string, company: Company) {
    this.key = key;
    this.company = company;
  }

  start(): void {
    this.running += 1;
    this.company.running += 1;
  }

  /** `lasted`: milliseconds. */
  end(lasted: number): void {
    this.running -= 1;
    this.company.running -= 1;
    this.company.charge(lasted);
  }

  join(waiter: Waiter): void {
    this.waiting.push(waiter);
    this.company.waiting += 1;
    if (this.waiting.length === 1) this.company.lines.push(this);
  }
}

/** The requests of one company on this node. */
export class Company {
  readonly id: number;
  /** Queues of people with waiting requests, in the order of their turns. */
  readonly lines: Line[] = [];
  running = 0;
  waiting = 0;
  lastEnd = Number.NEGATIVE_INFINITY;
  #work: number;
  #regainedAt = Number.NEGATIVE_INFINITY;

  constructor(id: number, work: number) {
    this.id = id;
    this.#work = work;
  }

  get isIdle(): boolean {
    return this.running === 0 && this.waiting === 0;
  }

  /** Whether the company has work left at `now` for one more request. */
  hasWorkLeft(now: number, regains: { readonly workAtOnce: number; readonly workShare: number }): boolean {
    const regained = (now - this.#regainedAt) * regains.workShare;
    this.#work = Math.min(regains.workAtOnce, this.#work + regained);
    this.#regainedAt = now;
    return this.#work > this.running * workKeptAside;
  }

  charge(milliseconds: number): void {
    this.#work = Math.max(-mostOwed, this.#work - Math.min(milliseconds, mostWork));
  }

  /** Takes the first waiter of the next queue that `mayBegin`, and moves that queue to the end. */
  takeNext(mayBegin: (line: Line) => boolean): { line: Line; waiter: Waiter } | undefined {
    const at = this.lines.findIndex(mayBegin);
    const [line] = at < 0 ? [] : this.lines.splice(at, 1);
    const waiter = line?.waiting.shift();
    if (!line || !waiter) return undefined;
    this.waiting -= 1;
    if (line.waiting.length > 0) this.lines.push(line);
    return { line, waiter };
  }

  /** Takes all waiters that have waited since `latest` or longer. */
  takeLate(latest: number): Waiter[] {
    const late: Waiter[] = [];
    for (let at = this.lines.length - 1; at >= 0; at -= 1) {
      const waiting = this.lines[at]?.waiting ?? [];
      const count = waiting.findIndex(({ since }) => since > latest);
      late.push(...waiting.splice(0, count < 0 ? waiting.length : count));
      if (waiting.length === 0) this.lines.splice(at, 1);
    }
    this.waiting -= late.length;
    return late;
  }
}
