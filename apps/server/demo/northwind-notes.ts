import type { NoteStory } from './story.ts';

/** The private notes of Northwind Robotics; author and person by their keys. */
export const northwindNotes: readonly NoteStory[] = [
  {
    author: 'lead',
    about: 'contributor',
    title: 'Wants to present the planner himself',
    body: 'Tom asked to show the new planner at the Friday demo. Let him lead it, and sit in the back. Afterwards: ask what he would leave out next time.',
    daysAgo: 19,
  },
  {
    author: 'lead',
    about: 'contributor',
    title: 'One-to-one: too many interruptions',
    body: 'The on-call week cost him three days of simulation work. Agreed:\n- support questions go to the channel first\n- he blocks Tuesday and Thursday mornings\nLook again at the end of the month.',
    daysAgo: 6,
    changedDaysAgo: 2,
  },
  {
    author: 'lead',
    about: 'peer',
    title: 'Ready for a goal of her own',
    body: 'Hana finished the map tests two weeks early and helped Luis with his. Next quarter: a goal that she owns from the start.',
    daysAgo: 11,
  },
];
