import type { MainAct } from '@bellwether/domain/goals/drafting';
import type { GoalType } from '@bellwether/domain/goals/rules';
import type { HintCode, QualityHint } from '@bellwether/domain/suggestions/quality-hints';
import type { TickName } from '@bellwether/domain/suggestions/quality-ticks';
import { shownNumber } from '#ui/data/shown.ts';
import type { LayerName } from '../model/goal-search.ts';

export type DraftingLayer = Extract<LayerName, 'create' | 'edit' | 'copy' | 'contribute'>;

export const draftingTitles: Readonly<Record<DraftingLayer, string>> = {
  create: 'Add Goal',
  edit: 'Edit Goal',
  copy: 'Copy Goal',
  contribute: 'Add a Contributing Goal',
};

export const draftingWords = {
  saveDraft: 'Save Draft',
  owner: 'Owner',
  moreOwners: 'Give it to more people',
  moreOwnersAbout: 'Each gets a goal of their own with these texts, under the same parent goal.',
  notFor: (name: string) => `Not for ${name}`,
  quarter: 'Quarter',
  isPrivate: 'Private',
  parent: 'Parent goal',
  contributesTo: 'What does it contribute to?',
  noChoices: 'The manager has no goal that this one could contribute to.',
  choicesNotLoaded: 'The manager’s goals could not be loaded.',
  noParent: 'No parent goal',
  selectParent: 'Select',
  changeParent: 'Change',
  removeParent: 'Remove',
  quarterOfParent: 'The quarter is fixed while a parent goal is set.',
  quarterOfPublished: 'The quarter of a published goal does not change.',
  ownerOfPublished: 'The owner of a published goal is changed by “Change Goal Ownership”.',
  privateOutsideChain: 'Only the owner and the owner’s management can make a goal private.',
  hasChildren: 'A goal with contributing goals cannot be private.',
  draftSaved: 'Draft saved.',
  youChangedToo: 'you changed this too; yours is kept',
  stillOpen: 'Still to fill in:',
  fillIn: (placeholder: string, label: string) => `Fill in ${placeholder} in ${label.toLowerCase()}`,
  undo: (label: string) => `Undo ${label.toLowerCase()}`,
  redo: (label: string) => `Redo ${label.toLowerCase()}`,
  draftSavedOpen: 'Draft saved. Fill in what is still open before you submit it.',
  continues: 'A draft of changes exists already: you go on with it.',
} as const;

/** The title, changed where it stands. */
export const titleWords = {
  title: 'Title',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Title saved.',
  proposed: 'Title saved as a proposed change.',
} as const;

/** The qualities of a good goal, as ticks in the form. */
export const tickLabels: Readonly<Record<TickName, string>> = {
  verb: 'Says what to do',
  number: 'Has a number',
  date: 'Has a date',
  aligned: 'Is aligned',
};

export const tickWords = {
  label: 'What a good goal has',
  there: 'yes',
  missing: 'not yet',
} as const;

/** Says who got the goal, and who did not and why. */
export function givenSentence(given: number, refused: readonly { name: string; reason: string }[]): string {
  const people = given === 1 ? '1 person got this goal.' : `${shownNumber(given)} people got this goal.`;
  return [people, ...refused.map(({ name, reason }) => `${name} did not: ${reason}`)].join(' ');
}

/** Says who sees a private goal (goals.9). */
export function whoSees(ownerName: string | null): string {
  return ownerName === null
    ? 'When on, only you and your managers see this goal.'
    : `When on, only ${ownerName} and their managers see this goal.`;
}

/** Returns what happens to a change of an approved goal. */
export function editNotice(act: MainAct): string {
  return act === 'publish'
    ? 'This goal is approved. Publish applies your changes at once; Save Draft keeps them aside.'
    : 'This goal is approved and stays as it is until your changes are approved. Save Draft keeps them aside.';
}

/** The short message after a save with the main act. */
export const actDone: Readonly<Record<MainAct, string>> = {
  publish: 'Published.',
  submit: 'Submitted for approval.',
};

/** Hints of an objective with key results use its own words. */
const okrHints: Readonly<Partial<Record<HintCode, string>>> = {
  no_verb: 'The objective names no action: a verb such as “Reduce” or “Launch” says what will happen.',
  duplicate: 'You already have a goal with this objective.',
  no_number: 'The key results hold no number: without one it is hard to say when the goal is reached.',
};

/** Returns a hint in the words of the goal's type. */
export function hintSentence(hint: QualityHint, goalType: GoalType): string {
  return (goalType === 'OKR' ? okrHints[hint.code] : undefined) ?? hint.sentence;
}

export const goalDraftingHelpWords = {
  title: 'Title',
  description: 'Description',
} as const;

export const goalDraftingWords = {
  notLoaded: 'The quarters could not be loaded.',
} as const;

export const goalFieldsetWords = {
  notLoaded: 'The other quarters could not be loaded.',
} as const;

export const parentFieldWords = {
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const parentQuickChoicesWords = {
  loading: 'Loading',
} as const;

export const requestedChangesWords = {
  askedForChanges: (name: string) => `${name} asked for changes`,
} as const;

export const goalConflictWords = {
  goal: (id: number) => `Goal ${id}`,
  yes: 'Yes',
  no: 'No',
} as const;
