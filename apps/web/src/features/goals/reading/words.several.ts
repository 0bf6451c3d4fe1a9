import type { SeveralGoalAct } from '@bellwether/domain/goals/several';
import { shownNumber } from '#ui/data/shown.ts';

const goals = (count: number) => (count === 1 ? '1 goal' : `${shownNumber(count)} goals`);

/** Ticked goals of the list, and what can be done for all of them (goals.39). */
export const severalWords = {
  bar: 'For the selected goals',
  selected: (count: number) => `${shownNumber(count)} selected`,
  tick: (title: string) => `Select ${title}`,
  select: 'Select goals',
  key: 'Select the goal for an act on several',
  all: (count: number) => `Select all ${shownNumber(count)} shown`,
  none: 'Clear',
  export: 'Export',
  undo: 'Undo',
  tooMany: (most: number) => `At most ${most} goals at once.`,
  acts: {
    remind: 'Remind',
    follow: 'Follow',
    unfollow: 'Unfollow',
    carry_over: 'Carry over',
  } satisfies Record<SeveralGoalAct, string>,
  done: {
    remind: (count: number) => `The owners of ${goals(count)} were reminded.`,
    follow: (count: number) => `You follow ${goals(count)} now.`,
    unfollow: (count: number) => `You no longer follow ${goals(count)}.`,
    carry_over: (count: number) => `${goals(count)} carried into the next quarter as drafts.`,
  } satisfies Record<SeveralGoalAct, (count: number) => string>,
  failed: 'Nothing was changed.',
  doneFor: (done: number, all: number) =>
    `Done for ${shownNumber(done)} of ${shownNumber(all)} ${all === 1 ? 'goal' : 'goals'}.`,
  notDone: 'Not done for:',
  close: 'Close',
  /** The headings of the exported file. */
  sheet: {
    title: 'Title',
    owner: 'Owner',
    state: 'State',
    likelihood: 'Likelihood',
    quality: 'Quality',
    parent: 'Contributes to',
    address: 'Address',
  },
  fileName: 'goals.csv',
} as const;

/** A goal that is dragged onto its new parent goal. */
export const parentDragWords = {
  key: 'Choose another parent for the goal',
  moved: (title: string, parent: string) => `“${title}” contributes to “${parent}” now.`,
  takenBack: 'The former parent goal is back.',
  undo: 'Undo',
} as const;
