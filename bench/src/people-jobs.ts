/** The clicks and keys that a person needs for a job. The letters of a text do not count. */
export interface Hands {
  readonly keys: number;
  readonly clicks: number;
}

interface PersonJob {
  readonly job: string;
  /** The cost before the screens were made for it, counted by hand. */
  readonly before: string;
  /** The present cost. The job's journey counts it, and fails at any other number. */
  readonly now: Hands;
  readonly aim: string;
  /** The file in `tests/journeys`. */
  readonly journey: string;
}

/** The tasks that people do every week or on their first day, with their costs. */
export const peopleJobs = {
  fridayUpdate: {
    job: 'Friday update of five quiet goals',
    before: '16 keys',
    now: { keys: 6, clicks: 0 },
    aim: '6 keys',
    journey: 'runs.spec.ts',
  },
  fourReviews: {
    job: 'A lead’s four reviews, one of each kind',
    before: '9 clicks and up to 14 keys',
    now: { keys: 5, clicks: 0 },
    aim: '5 keys',
    journey: 'runs.spec.ts',
  },
  whatGoesWrong: {
    job: 'The ceo’s “what is going wrong and why”',
    before: '12 clicks or more',
    now: { keys: 0, clicks: 0 },
    aim: '0 to 2 clicks',
    journey: 'dashboard-answers.spec.ts',
  },
  firstGoal: {
    job: 'A first goal, aligned and sent for approval',
    before: '5 clicks, the parent last',
    now: { keys: 0, clicks: 3 },
    aim: 'the parent first',
    journey: 'one-to-one.spec.ts',
  },
  oneToOne: {
    job: 'Preparing a one-to-one over six goals',
    before: '16 clicks',
    now: { keys: 0, clicks: 2 },
    aim: '2 clicks',
    journey: 'one-to-one.spec.ts',
  },
  nudge: {
    job: 'Reminding everybody who has not updated',
    before: 'not possible: 34 mails by hand',
    now: { keys: 0, clicks: 2 },
    aim: '2 presses',
    journey: 'reminding.spec.ts',
  },
  findSetting: {
    job: 'Finding the password',
    before: '2 clicks, and 1,260 px down',
    now: { keys: 2, clicks: 0 },
    aim: '2 keys and a word',
    journey: 'reminding.spec.ts',
  },
  oneToOneFromProfile: {
    job: 'Opening the one-to-one on a person’s page',
    before: '5 clicks',
    now: { keys: 0, clicks: 1 },
    aim: '1 click',
    journey: 'presses.spec.ts',
  },
  boardPack: {
    job: 'The board pack as a file',
    before: '8 clicks, and only after the quarter',
    now: { keys: 0, clicks: 3 },
    aim: '3 clicks',
    journey: 'presses.spec.ts',
  },
  manyGoals: {
    job: 'Following ten goals of a list',
    before: '20 clicks',
    now: { keys: 0, clicks: 3 },
    aim: '3 clicks',
    journey: 'presses.spec.ts',
  },
} as const satisfies Readonly<Record<string, PersonJob>>;

/** Returns the part of the page of benchmarks about people's jobs. */
export function peopleJobsPart(): string {
  const rows = Object.values(peopleJobs).map(
    ({ job, before, now, aim, journey }) =>
      `| ${job} | ${before} | ${handsText(now)} | ${aim} | \`${journey}\` |`,
  );
  return `## People's jobs

The table counts the clicks and keys that a person needs for a job, without the letters of a text. The journeys in
\`tests/journeys\` count **now** and fail at another number; **before** was counted by hand.

| job | before | now | aim | counted in |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

function handsText({ keys, clicks }: Hands): string {
  const parts = [counted(keys, 'key'), counted(clicks, 'click')].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : parts.join(' and ');
}

const counted = (count: number, noun: string) =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
