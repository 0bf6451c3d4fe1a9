import type { GoalType } from '../goals/rules.ts';
import { capital } from '../shared/capital.ts';
import type { Wish } from './wish.ts';

/** Returns the text with a capital first letter. */
/**
 * Returns titles for the person's wish, with numbers for SMART goals and without numbers for the other types. They
 * use other words than the person, because a repeated sentence would add nothing.
 */
function wishTitles(wish: Wish, goalType: GoalType, by: string): string[] {
  const { verb, direction, subject } = wish;
  const act = capital(`${verb} ${subject}`);
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
function wishMeasures(wish: Wish, by: string): string[] {
  const { direction, subject, verb } = wish;
  const when = wish.when ?? by;
  const thing = capital(subject);
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

/** Words what a person wishes. Only English reads the verb and the numbers of a wish (suggestions.3). */
export const wishWriter = {
  readsWishes: true as boolean,
  titles: wishTitles,
  measures: wishMeasures,
} as const;
