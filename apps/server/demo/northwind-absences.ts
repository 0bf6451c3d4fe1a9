import type { AbsenceStory } from './story.ts';

/** Who is away at Northwind Robotics. The deputy of the perception lead can sign in. */
export const northwindAbsences: readonly AbsenceStory[] = [
  { person: 'perception', deputy: 'lead', daysAgo: 2, daysLeft: 11 },
  { person: 'sup2', daysAgo: 1, daysLeft: 3 },
];
