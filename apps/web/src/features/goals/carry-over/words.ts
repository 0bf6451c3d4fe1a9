import type { CarryOverGoal } from '@bellwether/contract/goals/carry-over';

const goals = (count: number) => (count === 1 ? '1 goal' : `${count} goals`);
const named = (title: string | null) => (title === null ? 'its parent goal' : `“${title}”`);

export const carryOverWords = {
  title: 'Carry goals over',
  unfinished: (count: number, from: string) =>
    `${goals(count)} of ${from} ${count === 1 ? 'has' : 'have'} no result or ${count === 1 ? 'was' : 'were'} not reached.`,
  invitation: (count: number, to: string) => `Carry ${count === 1 ? 'it' : 'them'} into ${to}`,
  explanation: (from: string, to: string) =>
    `Each becomes a draft of ${to} with the same texts. Running goals of ${from} get their result here, the others stay as they are.`,
  legend: (from: string) => `Goals of ${from} to carry over`,
  result: (title: string) => `Result of “${title}”`,
  notReached: 'Not reached',
  dismiss: (count: number) => `Dismiss ${goals(count)}`,
  chosen: (count: number, total: number) => `${count} of ${total} chosen`,
  all: 'Select all',
  none: 'Select none',
  main: (count: number) => (count === 0 ? 'Carry over' : `Carry over ${goals(count)}`),
  more: (shown: number, total: number) =>
    `The first ${shown} of ${total} are shown; the others follow once these are carried over.`,
  done: (count: number, to: string) =>
    `${goals(count)} ${count === 1 ? 'was' : 'were'} carried into ${to} as ${count === 1 ? 'a draft' : 'drafts'}.`,
  next: 'Look through each and request its approval.',
  drafts: 'The new drafts',
  again: 'Carry over more',
  nothing: (from: string) => `Nothing to carry over from ${from}.`,
  nothingYet: 'There is no earlier quarter.',
  nothingHint:
    'In the last week of a quarter, and during the next one, goals without a result, and goals that were not reached, can be carried on here.',
  left: 'The list shows what is left.',
  from: 'Carried over from',
  to: 'Carried into',
} as const;

type Alignment = Pick<CarryOverGoal, 'ParentFate' | 'NewParentTitle' | 'ParentReason'>;

/** Returns the text about the alignment; null for a goal without parent. */
export function alignmentWords({ ParentFate, NewParentTitle, ParentReason }: Alignment): string | null {
  switch (ParentFate) {
    case 'none':
      return null;
    case 'same':
      return `Stays aligned under ${named(NewParentTitle)}.`;
    case 'together':
      return `Stays aligned under ${named(NewParentTitle)}, which is carried over as well.`;
    case 'successor':
      return `Aligned under ${named(NewParentTitle)}, which its parent goal was carried over to.`;
    case 'dropped':
      return `Not aligned any more. ${ParentReason ?? ''}`.trim();
  }
}

export const carriedDraftsWords = {
  done: 'Done',
} as const;

export const carryOverFormWords = {
  cancel: 'Cancel',
} as const;

export const carryOverPartWords = {
  notLoaded: 'The goals could not be loaded.',
} as const;

export const goalChoiceWords = {
  private: 'Private',
} as const;
