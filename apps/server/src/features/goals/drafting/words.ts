import type { CreateReason } from '@bellwether/domain/goals/drafting';
import { goalMessages } from '@bellwether/domain/goals/messages';

/** Why a goal cannot be private. */
export const privateSentences = {
  has_children: 'A goal with contributing goals cannot be private.',
  outside_chain: 'Only the owner and the owner’s management can make a goal private.',
} as const;

/** Why a goal cannot be created, by the field that is at fault. What is never theirs has no sentence: it is a 403. */
export const createFaults: Readonly<
  Record<Exclude<CreateReason, 'observer' | 'not_for_others'>, { path: string; message: string }>
> = {
  earlier_period: { path: 'PeriodId', message: 'Goals can be created in the current or a later quarter.' },
  parent_required: { path: 'ParentId', message: goalMessages.parentRequiredForOthers },
  private_outside_chain: { path: 'IsPrivate', message: privateSentences.outside_chain },
};

export const draftingWords = {
  publishedOwner: 'The owner of a published goal is changed by “Change Goal Ownership”.',
  publishedPeriod: 'The quarter of a published goal does not change.',
  childrenOutOfPeriod: 'The contributing goals of this goal do not fit this quarter.',
  notDeleted: 'This goal is not deleted.',
} as const;
