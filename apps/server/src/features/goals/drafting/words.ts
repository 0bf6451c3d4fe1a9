import type { CreateReason } from '@bellwether/domain/goals/drafting';
import { goalMessages } from '@bellwether/domain/goals/messages';

/** Why a goal cannot be private. */
export const privateSentences = {
  has_children: 'A goal with contributing goals cannot be private.',
  outside_chain: 'Only the owner and the owner’s management can make a goal private.',
} as const;

type CreateFault = Exclude<CreateReason, 'observer' | 'not_for_others'>;

/** Why a goal cannot be created now. A missing right has no sentence, because it is a 403. */
export const createWords: Readonly<Record<CreateFault, string>> = {
  earlier_period: 'Goals can be created in the current or a later quarter.',
  parent_required: goalMessages.parentRequiredForOthers,
  private_outside_chain: privateSentences.outside_chain,
};

export const draftingWords = {
  published_owner: 'The owner of a published goal is changed by “Change Goal Ownership”.',
  published_period: 'The quarter of a published goal does not change.',
  children_out_of_period: 'The contributing goals of this goal do not fit this quarter.',
  not_deleted: 'This goal is not deleted.',
} as const;
