import type { MainAct } from '@bellwether/domain/goals/drafting';
import type { LayerName } from '../goal-search.ts';

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
  quarter: 'Quarter',
  isPrivate: 'Private',
  parent: 'Parent goal',
  noParent: 'No parent goal',
  selectParent: 'Select',
  changeParent: 'Change',
  removeParent: 'Remove',
  quarterOfParent: 'The quarter is fixed while a parent goal is set.',
  quarterOfPublished: 'The quarter of a published goal does not change.',
  ownerOfPublished: 'The owner of a published goal is changed by “Change Goal Ownership”.',
  hasChildren: 'A goal with contributing goals cannot be private.',
  draftSaved: 'Draft saved.',
  youChangedToo: 'you changed this too; yours is kept',
  continues: 'A draft of changes exists already: you go on with it.',
} as const;

/** Who sees a private goal (decisions §3). */
export function whoSees(ownerName: string | null): string {
  return ownerName === null
    ? 'When on, only you and your managers see this goal.'
    : `When on, only ${ownerName} and their managers see this goal.`;
}

/** What becomes of a change to an approved goal. */
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
