import type { TurnStep } from '@bellwether/domain/notifications/telling/company-day';

const things = (count: number) => (count === 1 ? '1 thing waits' : `${count} things wait`);

/** What waits for a person at the turn of a quarter. */
export type TurnThing = 'result' | 'review' | 'add_goal' | 'draft' | 'appraisal_write' | 'appraisal_sign';

/** The sentences of the two mails about a quarter that has ended (notifications.9). */
export const turnWords = {
  subject: (step: TurnStep, ended: string, count: number) =>
    step === 'begun'
      ? `${ended} has ended: ${things(count)} for you`
      : `Still open after ${ended}: ${things(count)} for you`,
  hello: (name: string) => `Hello ${name},`,
  opening: (ended: string, begun: string) => `${ended} has ended and ${begun} has begun. This waits for you:`,
  reminder: (ended: string, hasManager: boolean) =>
    `${ended} ended more than a week ago, and this still waits for you.${
      hasManager ? ' Missing results and goals are told to your manager.' : ''
    }`,
  titles: {
    add_goal: (_ended: string, begun: string) => `Goals for ${begun}`,
    appraisal_write: (ended: string) => `Appraisals of ${ended}`,
  },
  says: {
    result: 'The result is missing',
    review: 'The result waits for your review',
    add_goal: 'No goal is handed in yet',
    draft: 'Draft, not handed in yet',
    appraisal_write: 'You have not written every appraisal',
    appraisal_sign: 'Waits for your signature',
  } satisfies Readonly<Record<TurnThing, string>>,
  /** In a cycle without signatures. */
  acknowledge: 'Waits for your acknowledgement',
  more: (count: number) => `and ${count} more`,
  button: 'Open your dashboard',
} as const;
