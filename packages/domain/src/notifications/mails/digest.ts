import type { Instant } from '../../calendar/instant.ts';
import { firstWords } from '../../shared/first-words.ts';
import { kindNames, kindRows } from '../telling/kinds.ts';

const minute = 60_000;

/** The maximum number of things in a digest; the next line is 'and n more' (mail.1). */
const digestThingCount = 10;

/** Returns the time of creation up to which notifications are due for a digest at the instant. */
export function digestHorizon(now: Instant, digestMinutes: number): Instant {
  return now - digestMinutes * minute;
}

/** A notification with the key of the thing that it is about. */
export interface ToldOfThing {
  readonly kind: string;
  readonly thing: string;
}

/**
 * Keeps the newest notification per thing, newest first as given. Drops pairs that cancel out (*Deleted* and *Restored*), and
 * notifications that no longer hold (notifications.10).
 */
export function lastWords<Told extends ToldOfThing>(
  newestFirst: readonly Told[],
  holds: (told: Told) => boolean,
): Told[] {
  const words = new Set<Told>();
  for (const told of byThing(newestFirst).values()) {
    const last = withoutTakenBack(told).find(holds);
    if (last) words.add(last);
  }
  return newestFirst.filter((told) => words.has(told));
}

function byThing<Told extends ToldOfThing>(list: readonly Told[]): Map<string, Told[]> {
  const things = new Map<string, Told[]>();
  for (const told of list) {
    const others = things.get(told.thing);
    if (others) others.push(told);
    else things.set(told.thing, [told]);
  }
  return things;
}

/** Kinds with the kind that takes them back. */
const takenBack = kindNames.flatMap((kind) => {
  const { undoneBy } = kindRows[kind];
  return undoneBy === undefined ? [] : [[kind, undoneBy] as const];
});

/** The reader knew the state before the first act of a pair. If the last act leads back to it, all of the pair go. */
function withoutTakenBack<Told extends ToldOfThing>(newestFirst: readonly Told[]): readonly Told[] {
  return takenBack.reduce((left, [act, undo]) => {
    const pair = left.filter(({ kind }) => kind === act || kind === undo);
    const isBack = pair.length > 1 && pair[0]?.kind !== pair.at(-1)?.kind;
    return isBack ? left.filter((told) => !pair.includes(told)) : left;
  }, newestFirst);
}

/** Returns the things that a digest shows, newest first as given, and how many more there are. */
export function digestThings<Thing>(things: readonly Thing[]): { shown: readonly Thing[]; more: number } {
  return { shown: things.slice(0, digestThingCount), more: Math.max(0, things.length - digestThingCount) };
}

/** What a digest says. */
export interface DigestCounts {
  /** Goals that wait for the reader's review. */
  readonly goals: number;
  /** Appraisals that wait for the reader's signature. */
  readonly appraisals: number;
  /**
   * The sentences of this digest that ask for one of them. Without one, older requests do not push the news out of the
   * subject.
   */
  readonly asked: readonly string[];
  /** The sentences of the other things, newest first. */
  readonly others: readonly string[];
}

const subjectLength = 90;

/** The quotes of the languages; German closes with the sign that opens in English. */
const quotes = [
  ['„', '“'],
  ['«', '»'],
  ['“', '”'],
] as const;

/** Returns a sentence as a subject has it: short, and without its full stop. A title that is cut keeps its closing quote. */
export function briefly(sentence: string): string {
  const whole = sentence.replace(/\.$/, '');
  const cut = firstWords(whole, subjectLength);
  const [open = '', close = ''] = quotes.find(([sign]) => whole.includes(sign)) ?? [];
  if (!cut.endsWith('…') || cut.lastIndexOf(open) <= cut.lastIndexOf(close)) return cut;
  // French has a no-break space inside of its quotes.
  return `${cut}${whole.includes(`\u00a0${close}`) ? '\u00a0' : ''}${close}`;
}
