/** The results of somebody's goals of a period. */
export interface PeriodResults {
  readonly counted: number;
  readonly completed: number;
}

/** How somebody was rated, from the first rating: its lowest levels, the middle one, or the highest ones. */
export type Tone = 'low' | 'middle' | 'high';

/** Returns the tone of a first rating on three or five levels. */
export function toneOf(primary: number, levels: number): Tone {
  const middle = (levels - 1) / 2;
  if (primary === middle) return 'middle';
  return primary < middle ? 'low' : 'high';
}

type Outcome = 'none' | 'nothing' | 'some' | 'all';

function outcomeOf({ counted, completed }: PeriodResults): Outcome {
  if (counted === 0) return 'none';
  if (completed === 0) return 'nothing';
  return completed === counted ? 'all' : 'some';
}

/** Returns "Both goals were completed.", "1 of 3 goals was completed." and the like. */
export function resultsSentence({ counted, completed }: PeriodResults): string {
  if (counted === 0) return 'There was no goal of the period.';
  if (counted === 1)
    return completed === 1
      ? 'The one goal with a result was completed.'
      : 'The one goal with a result was not completed.';
  if (completed === 0) return `None of the ${counted} goals was completed.`;
  if (completed === counted)
    return counted === 2 ? 'Both goals were completed.' : `All ${counted} goals were completed.`;
  return `${completed} of ${counted} goals ${completed === 1 ? 'was' : 'were'} completed.`;
}

/** What the manager makes of the results, for each rating. No sentence contradicts a result. */
export const verdicts: Readonly<Record<Tone, Readonly<Record<Outcome, string>>>> = {
  low: {
    none: 'The daily work was often late, and colleagues had to ask for it.',
    nothing: 'The reason was known in week five and said in week ten, so nobody could help in time.',
    some: 'What was reached came late, and others had to finish parts of it.',
    all: 'They were reached at the expense of the daily work, which colleagues had to take over.',
  },
  middle: {
    none: 'The daily work was there when it was promised, and nobody had to ask twice.',
    nothing: 'The dates were moved by others, and that was said early; everything else was done as agreed.',
    some: 'The open one was said early, with a plan, and the rest was done as agreed.',
    all: 'What was promised in the first week was there in the last one, as agreed.',
  },
  high: {
    none: 'The daily work went well beyond what was agreed, and the team was better for it.',
    nothing:
      'Still, the help with the outage in week seven was worth more to us than the goals that were put back for it.',
    some: 'What was reached went clearly further than agreed, and the rest was put back on purpose.',
    all: 'It was more than was agreed, and the team was better for it.',
  },
};

/** What comes next, two for each rating. */
const nexts: Readonly<Record<Tone, readonly string[]>> = {
  low: [
    'Next: <strong>say it in the week in which a date moves</strong>. We look at it together every Monday.',
    'Next: fewer things at once. We have chosen the two that matter, and I help with the first.',
  ],
  middle: [
    'Next: <strong>take one goal that nobody has solved before</strong>, and ask for help early.',
    'Next: show a colleague how you keep your week so calm, because others would like to know.',
  ],
  high: [
    'Next: I would like to see this beyond our own team: <em>present it to the others</em>.',
    'Next: a goal of a size that you would not have taken a year ago. You are ready for it.',
  ],
};

/** Returns a review that fits the rating and the results. */
export function reviewText(
  { primary, levels }: { readonly primary: number; readonly levels: number },
  results: PeriodResults,
  turn: number,
): string {
  const tone = toneOf(primary, levels);
  const [first = '', second = ''] = nexts[tone];
  return `<p>${resultsSentence(results)} ${verdicts[tone][outcomeOf(results)]}</p><p>${turn % 2 === 0 ? first : second}</p>`;
}
