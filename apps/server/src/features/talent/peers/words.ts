import { cycleMessages } from '@bellwether/domain/talent/cycles/words';
import { peerMessages } from '@bellwether/domain/talent/peers/words';

/** Why something about peer feedback cannot be done now, by the reason codes of the domain, and what is wrong with it. */
export const peerWords = {
  not_open: 'The peer feedback has not opened yet.',
  shared: 'The appraisal is shared, so the peer feedback is closed.',
  left: 'This person is deactivated.',
  is_manager: 'Who writes the review of a person is not asked as a peer.',
  observer: 'Observers give no feedback.',
  giver_left: 'This person is deactivated.',
  self: 'Nobody is asked about themselves.',
  proposed: 'The manager has not decided about this yet.',
  asked: 'Please accept the request first.',
  accepted: 'The request is accepted already.',
  handed_in: 'The feedback is handed in.',
  declined: 'The request was declined.',
  refused: 'The manager did not ask for this.',
  withdrawn: 'The request was withdrawn.',
  someone_declined: 'Somebody of these people has declined.',
  someone_handed_in: 'Somebody who has handed in cannot be left out.',
  too_few: peerMessages.tooFew,
  too_many: peerMessages.tooMany,
  person_unknown: 'One of these people cannot be asked.',
  required: cycleMessages.required,
  question_unknown: 'This question is not asked any more.',
  not_pooled: 'In this cycle the employee reads the words themselves.',
} as const;
