import type { DiscLetter, DiscType } from '@bellwether/domain/people/manual/disc';

/** A finished questionnaire: how often each pair was chosen as most and least fitting, 28 times in all. */
export interface ManualStory {
  readonly person: string;
  readonly choices: readonly (readonly [most: DiscLetter, least: DiscLetter, times: number])[];
  /** The place of the chosen answer to each of the ten own questions. */
  readonly answers: string;
}

export interface ManualEntryStory {
  readonly person: string;
  readonly disc: DiscType;
}

export const northwindManuals: readonly ManualStory[] = [
  {
    person: 'lead',
    choices: [
      ['D', 'S', 9],
      ['C', 'I', 8],
      ['D', 'I', 6],
      ['I', 'S', 3],
      ['C', 'S', 2],
    ],
    answers: '0112030103',
  },
];

export const northwindManualEntries: readonly ManualEntryStory[] = [{ person: 'peer', disc: 'SC' }];
