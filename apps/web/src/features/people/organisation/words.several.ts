import type { SeveralAct } from '@bellwether/domain/people/status/several';
import { shownNumber } from '#ui/data/shown.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${shownNumber(count)} people`);

/** Ticked people of the directory, and what can be done for all of them (people.45). */
export const severalWords = {
  bar: 'For the chosen people',
  chosen: (count: number) => `${shownNumber(count)} chosen`,
  tick: (name: string) => `Choose ${name}`,
  tickAll: 'Choose all people of the list',
  tickHeading: 'Chosen',
  none: 'Clear',
  export: 'Export',
  tooMany: (most: number) => `At most ${most} people at once.`,
  acts: {
    manager: 'Change manager',
    reinvite: 'Reinvite',
    deactivate: 'Deactivate',
  } satisfies Record<SeveralAct, string>,
  explanation: {
    manager: (count: number) =>
      count === 1 ? '1 person gets a new manager.' : `${people(count)} get one new manager.`,
    reinvite: (count: number) =>
      count === 1
        ? '1 person gets a new invitation, unless they have accepted one. Earlier links end.'
        : `${people(count)} get a new invitation, if they have not accepted one. Earlier links end.`,
    deactivate: (count: number) =>
      count === 1
        ? '1 person loses access at once. Their goals and what they wrote stay.'
        : `${people(count)} lose access at once. Their goals and what they wrote stay.`,
  } satisfies Record<SeveralAct, (count: number) => string>,
  leaves: (goals: number, reports: number) =>
    [
      goals === 1 ? '1 open goal' : `${goals} open goals`,
      reports === 1 ? '1 direct report' : `${reports} direct reports`,
    ].join(' · '),
  notYours: 'You cannot deactivate this person.',
  previewFailed: 'What they leave behind could not be loaded.',
  managerMissing: 'Please choose a manager.',
  failed: 'Nothing was changed.',
  done: (done: number, all: number) => `Done for ${done} of ${all}.`,
  notDone: 'Not done for:',
  cancel: 'Cancel',
  close: 'Close',
} as const;
