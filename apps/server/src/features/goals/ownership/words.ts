import { takeBackSentence } from '@bellwether/domain/goals/messages';

/** The refusals of the calls in this folder, beside the domain's own sentences. */
export const ownershipWords = {
  taken_back: takeBackSentence,
  same_owner: 'This person owns the goal already.',
  owner_out_of_sight:
    'You would no longer see this goal. Please choose yourself or somebody in your organization.',
  /** The cursor of the parents' list is an id. */
  cursor_unknown: 'This is not a place in this list.',
  same_parent: 'The goal is aligned there already.',
} as const;
