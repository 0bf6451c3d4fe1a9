/** A request that waits for its turn. */
export interface Waiter {
  /** Epoch milliseconds of the application's clock. */
  readonly since: number;
  /** Begins the request; `began` is of the machine's running clock. */
  begin(began: number): void;
  refuse(): void;
}

/** Milliseconds of work that are kept aside for a request until it ends, and the most that it costs: slow ones mostly wait. */
const workKeptAside = 20;
const mostWork = 100;
/** Alone on a node a company does more than its share; it pays for little of that once another one comes. */
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
  /** Lines with people who wait, in the order of their turns. */
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

  /** Takes the first waiter of the next line that `mayBegin`; the line goes behind the others. */
  takeNext(mayBegin: (line: Line) => boolean): { line: Line; waiter: Waiter } | undefined {
    const at = this.lines.findIndex(mayBegin);
    const [line] = at < 0 ? [] : this.lines.splice(at, 1);
    const waiter = line?.waiting.shift();
    if (!line || !waiter) return undefined;
    this.waiting -= 1;
    if (line.waiting.length > 0) this.lines.push(line);
    return { line, waiter };
  }

  /** Takes those who have waited since `latest` or longer. */
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
