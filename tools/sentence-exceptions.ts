interface SentenceException {
  readonly count: number;
  /** Why the sentences need no brother in another language, or have none. */
  readonly because: string;
}

/**
 * The files that still hold sentences, with their number and the reason. The list only shrinks: the check fails if a number is
 * higher, and if it could be lower. `node tools/check-sentences.ts --list` prints the numbers.
 */
export const sentenceExceptions: Readonly<Record<string, SentenceException>> = {
  'apps/web/src/platform/shell/failed-shell.tsx': { count: 1, because: 'the name of the product' },
  'packages/contract/src/faults.ts': {
    count: 1,
    because: 'the last resort for a schema without a message of its own, which the contract has nowhere',
  },
  'packages/contract/src/tenant.company.ts': { count: 1, because: 'the name of the field on the wire' },
  'packages/domain/src/calendar/zone.ts': {
    count: 5,
    because: 'names of time zones that clients send and read, codes rather than sentences',
  },
  'packages/domain/src/people/manual/texts.ts': {
    count: 78,
    because: 'the built-in report of a manual is written in English alone',
  },
  'packages/domain/src/suggestions/draft.ts': {
    count: 17,
    because: 'drafts become the text of a goal; templates draft in English alone',
  },
  'packages/domain/src/suggestions/templates-business.ts': { count: 52, because: 'as draft.ts' },
  'packages/domain/src/suggestions/templates-support.ts': { count: 54, because: 'as draft.ts' },
  'packages/domain/src/suggestions/wording.ts': { count: 9, because: 'as draft.ts' },
  'packages/domain/src/summaries/sent-goal.ts': {
    count: 1,
    because: 'ends a model’s text, for which the numbers are worded in English, too',
  },
  'packages/domain/src/talent/review-draft.ts': {
    count: 5,
    because: 'a draft becomes the text of the review; templates draft in English alone',
  },
};
