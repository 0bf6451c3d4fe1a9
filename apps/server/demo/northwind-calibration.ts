/** A draft that is compared; people by their keys, ratings on three levels. */
interface ComparedDraft {
  readonly employee: string;
  readonly reviewer: string;
  readonly primary: number;
  readonly secondary: number;
}

/** A card that was moved to other ratings, or with an undo back to the draft's. */
interface MoveStory {
  readonly author: string;
  readonly employee: string;
  readonly primary: number;
  readonly secondary: number;
  /** Absent: takes back the move before it. */
  readonly reason?: string;
  readonly daysAgo: number;
}

/**
 * A review of the autumn launch beside the quarter, in two teams of sales and marketing. Their drafts are compared in a
 * calibration session that is half way through.
 */
export const northwindCalibration = {
  cycle: 'Launch review, go-to-market',
  session: 'Launch, marketing and sales together',
  opener: 'sales',
  participants: ['marketing', 'salesna', 'hradmin'],
  guide: [15, 65, 20],
  drafts: [
    { employee: 'mar1', reviewer: 'marketing', primary: 2, secondary: 1 },
    { employee: 'mar2', reviewer: 'marketing', primary: 2, secondary: 2 },
    { employee: 'mar3', reviewer: 'marketing', primary: 1, secondary: 1 },
    { employee: 'mar4', reviewer: 'marketing', primary: 2, secondary: 1 },
    { employee: 'sna1', reviewer: 'salesna', primary: 1, secondary: 1 },
    { employee: 'sna2', reviewer: 'salesna', primary: 1, secondary: 2 },
    { employee: 'sna3', reviewer: 'salesna', primary: 0, secondary: 1 },
  ] satisfies readonly ComparedDraft[],
  moves: [
    {
      author: 'marketing',
      employee: 'mar1',
      primary: 1,
      secondary: 1,
      reason: 'The launch page was strong, and two of the four case studies are still with the customers.',
      daysAgo: 3,
    },
    {
      author: 'salesna',
      employee: 'sna2',
      primary: 2,
      secondary: 2,
      reason: 'She won both pilots that the launch was measured by, with less help than the others had.',
      daysAgo: 3,
    },
    {
      author: 'sales',
      employee: 'sna3',
      primary: 1,
      secondary: 1,
      reason: 'Three demonstrations were moved by the customers, so the missing ones are not his.',
      daysAgo: 2,
    },
    { author: 'sales', employee: 'sna3', primary: 0, secondary: 1, daysAgo: 2 },
    {
      author: 'sales',
      employee: 'mar4',
      primary: 1,
      secondary: 1,
      reason: 'The price list came a week after the launch. Everything else was on time.',
      daysAgo: 1,
    },
  ] satisfies readonly MoveStory[],
} as const;
