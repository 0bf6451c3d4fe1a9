import { calibrationLimits } from '@bellwether/domain/talent/calibration/rules';
import { calibrationMessages } from '@bellwether/domain/talent/calibration/words';

/** Why a calibration session cannot be opened, changed or ended. */
export const calibrationWords = {
  period_missing: 'Please select a quarter.',
  cycle_missing: 'This cycle does not end with the quarter, or has not started.',
  nobody: calibrationMessages.nobody,
  guide_wrong: calibrationMessages.guideWrong,
  not_over_group: 'You are not above everybody in this group.',
  too_few: `A calibration needs at least ${calibrationLimits.least} people with a draft on the company’s scale.`,
  too_many: `A calibration takes ${calibrationLimits.most} people at most.`,
  shared: (count: number) =>
    count === 1
      ? 'The appraisal of one of these people is shared already. Please choose a group without it.'
      : `The appraisals of ${count} of these people are shared already. Please choose a group without them.`,
  busy: 'Some of these people are in another open calibration.',
  participant_unfit: 'Only bosses of the group’s managers and HR admins can be named.',
  ended: 'The calibration has ended.',
  moved_meanwhile: 'Somebody else moved this person meanwhile.',
  edited_meanwhile: 'The reviewer changed the ratings of the draft meanwhile.',
  same_place: 'This person stands there already.',
  no_level: 'This is not one of the company’s levels.',
  nothing_to_undo: 'Your move is not the last one any more.',
} as const;
