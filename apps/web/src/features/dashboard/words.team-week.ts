import type { TeamItem } from '@bellwether/contract/dashboard.team';

export const teamWords = {
  title: 'Your team this week',
  failed: 'Your team’s week could not be loaded.',
  run: 'Go through them',
  nothing: 'Nothing waits, nothing moved, and nobody owes an update.',
  to: 'to',
  kinds: { waits: 'Waits', moved: 'Moved', silent: 'Silent' },
  more: (count: number) => `and ${count} more`,
} as const;

const waiting = {
  goal: 'Waits for your approval',
  edit: 'Proposed changes wait for your approval',
  shelving: 'A request to shelve waits for your answer',
  result: 'The result waits for your review',
} as const;

/** Returns why a goal waits, or on how many goals a person is silent. */
export function teamItemWords({
  Kind,
  About,
  Missing,
}: Pick<TeamItem, 'Kind' | 'About' | 'Missing'>): string {
  if (Kind === 'waits') return waiting[About ?? 'goal'];
  return Missing === 1 ? 'No prediction on 1 goal' : `No prediction on ${Missing} goals`;
}
