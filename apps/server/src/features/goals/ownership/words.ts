import { takeBackSentence } from '@bellwether/domain/goals/messages';

/** What the calls of this room answer beside the domain's own sentences. */
export const ownershipWords = {
  taken_back: takeBackSentence,
  same_owner: 'This person owns the goal already.',
  owner_out_of_sight:
    'You would no longer see this goal. Please choose yourself or somebody in your organization.',
  /** The parents' list is paged by ids. */
  cursor_unknown: 'This is not a place in this list.',
  same_parent: 'The goal is aligned there already.',
} as const;
