import type { TalkSign } from '@bellwether/domain/one-to-one/points';
import { shownDay } from '#ui/data/shown.ts';

export const oneToOneWords = {
  title: (name: string) => `One-to-one with ${name}`,
  notLoaded: 'The one-to-one could not be loaded.',
  noGoals: 'No goals in this quarter.',
  since: 'Changes since',
  last: 'Starts with the day of your last one-to-one.',
  first: 'Starts with the last two weeks.',
  hold: 'Mark as held today',
  heldToday: 'Held today',
  held: 'The next one-to-one starts from today.',
  print: 'Print',
  notes: 'Notes',
  notPair: 'You have no one-to-one with this person.',
  pairsOnly: 'A one-to-one is between a manager and a direct report.',
} as const;

export const talkWords = {
  part: 'Talk about',
  shared: (name: string) => `You and ${name} read the same list.`,
  none: 'Nothing fell, waits or is silent.',
  add: 'Add a line',
  addButton: 'Add',
  remove: (line: string) => `Remove: ${line}`,
  by: (name: string) => `from ${name}`,
  lastTime: (day: string) => `Last time, ${shownDay(day)}`,
  nothingTicked: 'Nothing was ticked.',
} as const;

export const signWords: Readonly<Record<TalkSign, string>> = {
  fallen: 'fell',
  silent: 'not updated',
  waiting: 'waits for an answer',
};
