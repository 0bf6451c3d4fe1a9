/** A page's measurements of its own loading, in milliseconds since its navigation began. */
export interface Seen {
  /** The time of the first paint. */
  readonly firstPaint: number | undefined;
  /** Candidates of the largest contentful paint, each larger than the one before. */
  readonly largest: readonly { readonly at: number; readonly what: string }[];
  readonly shifts: readonly Shift[];
  /** Main-thread tasks of more than 50 ms. */
  readonly tasks: readonly Span[];
  readonly events: readonly InteractionEvent[];
  /** The instant of the navigation, epoch milliseconds. */
  readonly origin: number;
  readonly now: number;
  /** The last time that something arrived, was painted, moved or worked. */
  readonly lastActive: number;
}

interface Span {
  readonly start: number;
  readonly duration: number;
}

interface Shift {
  readonly at: number;
  readonly value: number;
  /** Within half a second after a person's input: such a shift is expected. */
  readonly isAsked: boolean;
}

interface InteractionEvent extends Span {
  /** Equal for the events of one act: pointerdown, pointerup and click. */
  readonly interaction: number;
  readonly name: string;
}

declare global {
  interface Window {
    benchSeen?: () => Seen;
  }
}

/** Records the measurements; runs in the page before its own scripts. */
export function recordVitals(): void {
  interface Entry extends PerformanceEntry {
    readonly element?: Element | null;
    readonly hadRecentInput?: boolean;
    readonly value?: number;
    readonly interactionId?: number;
  }
  const kept = new Map<string, Entry[]>();
  const observers = new Map<string, PerformanceObserver>();
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'event']) {
    const entries: Entry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: 16 } : {}) });
    kept.set(type, entries);
    observers.set(type, observer);
  }
  const all = (type: string) => {
    const entries = kept.get(type) ?? [];
    entries.push(...(observers.get(type)?.takeRecords() ?? []));
    return entries;
  };
  const nameOf = (element: Element | null | undefined) =>
    element ? `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 60)}”` : '?';
  const lastActive = () => {
    const entries = [...kept.keys()].flatMap(all);
    entries.push(...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation'));
    return Math.max(...entries.map((entry) => entry.startTime + entry.duration));
  };
  window.benchSeen = () => ({
    lastActive: lastActive(),
    firstPaint: all('paint').find((entry) => entry.name === 'first-contentful-paint')?.startTime,
    largest: all('largest-contentful-paint').map((entry) => ({
      at: entry.startTime,
      what: nameOf(entry.element),
    })),
    shifts: all('layout-shift').map((entry) => ({
      at: entry.startTime,
      value: entry.value ?? 0,
      isAsked: entry.hadRecentInput ?? false,
    })),
    tasks: all('longtask').map((entry) => ({ start: entry.startTime, duration: entry.duration })),
    events: all('event').map((entry) => ({
      interaction: entry.interactionId ?? 0,
      name: entry.name,
      start: entry.startTime,
      duration: entry.duration,
    })),
    origin: performance.timeOrigin,
    now: performance.now(),
  });
}

/** Returns when the largest element was painted; NaN if nothing was. */
export function largestPaint({ largest }: Seen): number {
  return largest.at(-1)?.at ?? Number.NaN;
}

const longTask = 50;

/** Returns how long main-thread tasks blocked people after the first paint: each task's time beyond 50 ms. */
export function blockingTime({ firstPaint, tasks }: Pick<Seen, 'firstPaint' | 'tasks'>): number {
  if (firstPaint === undefined) return Number.NaN;
  return tasks.reduce((sum, { start, duration }) => {
    const end = start + duration;
    const after = end - Math.max(start, firstPaint);
    return sum + Math.max(0, after - longTask);
  }, 0);
}

const windowGap = 1_000;
const windowLength = 5_000;

/**
 * Returns the cumulative layout shift: the worst group of unexpected shifts, less than a second apart and at
 * most five seconds long.
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value, isAsked } of shifts) {
    if (isAsked) continue;
    const joins = at - last < windowGap && at - first < windowLength;
    sum = joins ? sum + value : value;
    if (!joins) first = at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Returns the time from the longest act's input to the next paint that shows it; 0 if all took less than 16
 * ms, a frame.
 */
export function worstInteraction(events: readonly InteractionEvent[]): number {
  const acts = events.filter(({ interaction }) => interaction > 0);
  return Math.max(0, ...acts.map(({ duration }) => duration));
}
