import type { Day } from '../calendar/day.ts';
import type { GoalType } from '../goals/rules.ts';
import { formatLongDay } from '../locale/dates.ts';
import { sentenceLocale } from '../locale/sentence-locale.ts';
import { shortened, type Wish } from './wish.ts';

/** Returns `by 31 December 2026`. */
export function byDay(day: Day): string {
  return `by ${formatLongDay(day, sentenceLocale)}`;
}

/** Returns the text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Returns titles for the person's wish, with numbers for SMART goals and without numbers for the other types. They
 * use other words than the person, because a repeated sentence would add nothing.
 */
export function wishTitles(wish: Wish, goalType: GoalType, by: string): string[] {
  const { verb, direction, subject } = wish;
  const act = capitalised(`${verb} ${subject}`);
  const when = wish.when ?? by;
  const amount = amountOf(wish);
  if (goalType !== 'SMART') {
    const lasting =
      direction === 'do'
        ? `${act} in a way that [audience] notices`
        : `Make a lasting difference to ${subject}`;
    return direction === 'do'
      ? [
          lasting,
          `Be proud of what we did for ${subject}`,
          `Make ${subject} something that [audience] can rely on`,
        ]
      : [`${act} for good`, lasting, `Be proud of what we did for ${subject}`];
  }
  if (direction === 'do')
    return [
      joined(act, amount, `${when} and show [outcome] as its result`),
      joined(act, amount, `in two steps, the first by [date] and the second ${when}`),
      joined(act, amount, `together with [team] ${when}, confirmed by [owner]`),
    ];
  const course = joined(courseWords(wish), amount, when);
  return [
    course,
    joined(`Bring ${subject} to ${wish.target ?? '[target]'}`, when),
    `${course} and hold it for a full month`,
  ];
}

/** Returns the verb and the subject, without numbers: `Take churn`, `Take revenue up`, `Hold uptime`. */
function courseWords({ verb, direction, subject, change }: Wish): string {
  if (verb === 'improve') return `Improve ${subject}`;
  if (direction === 'keep') return `${verb === 'hold' ? 'Keep' : 'Hold'} ${subject}`;
  return change === undefined ? `Take ${subject}` : `Take ${subject} ${direction === 'less' ? 'down' : 'up'}`;
}

/** Returns measurements for the person's wish; each is complete, and together they are key results. */
export function wishMeasures(wish: Wish, by: string): string[] {
  const { direction, subject, verb } = wish;
  const when = wish.when ?? by;
  const thing = capitalised(subject);
  if (direction === 'do')
    return [
      `Done means: ${verb} ${subject}${amountOf(wish) ? ` ${amountOf(wish)}` : ''}, confirmed by [owner] ${when}`,
      `${thing}: [target] of [number] planned steps completed ${when}, counted in [system]`,
      `[outcome] because of it: from [baseline] to [target] ${when}`,
    ];
  const course = amountOf({ ...wish, baseline: wish.baseline ?? '[baseline]' });
  return [
    `${thing}: ${course} ${when}, read every week from [system]`,
    `${thing} at ${wish.target ?? '[target]'} or better in the last month of the quarter, as [system] shows`,
    `Share of [team] that reached its part of it: from [baseline]% to [target]% ${when}`,
  ];
}

/**
 * Returns `from 8% to 5%`, `by 10%`, `at [target]`; empty if the subject already has its number or needs
 * none.
 */
function amountOf(wish: Wish): string {
  const { direction, baseline, target, change } = wish;
  if (change !== undefined)
    return baseline === undefined ? `by ${change}` : `by ${change} against ${baseline}`;
  if (baseline === undefined && target === undefined && (direction === 'do' || /\d/.test(wish.subject)))
    return '';
  if (direction === 'keep') return `at ${target ?? '[target]'}`;
  if (direction === 'do') return joined(baseline ? `from ${baseline}` : '', target ? `to ${target}` : '');
  return `from ${baseline ?? '[baseline]'} to ${target ?? '[target]'}`;
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/**
 * Returns the measurement of a goal in the form of its type: one line for SMART, key results for the others.
 */
export function measurementOf(measures: readonly string[], goalType: GoalType, place: number): string {
  if (goalType === 'SMART') return measures[place % measures.length] ?? '';
  const results = measures.map((measure, at) => `${at + 1}. ${measure}`);
  if (goalType === 'OKR') return results.join('\n');
  return [
    ...results,
    'The result is the percentage reached; every line above counts for the same share.',
  ].join('\n');
}

/** Returns a parent goal's title for use inside a title: quoted, shortened, on one line. */
export function quoted(title: string, limit = 100): string {
  return `“${shortened(title.replace(/\s+/g, ' ').trim(), limit)}”`;
}
