import { takeBackSentence } from '@bellwether/domain/goals/messages';

/** The refusals of the calls in this folder, beside the domain's own sentences. */
export const ownershipWords = {
  taken_back: takeBackSentence,
  same_owner: 'This person owns the goal already.',
  owner_out_of_sight:
    'You would no longer see this goal. Please choose yourself or somebody in your organization.',
  same_owner_of_all: 'This person owns these goals already.',
  owner_out_of_sight_of_some:
    'You would no longer see some of these goals. Please choose yourself or somebody in your organization.',
  taken_back_of_some: 'You approved some of these goals, so you cannot become their owner again.',
  /** The cursor of the parents' list is an id. */
  cursor_unknown: 'This is not a place in this list.',
  same_parent: 'The goal is aligned there already.',
} as const;
