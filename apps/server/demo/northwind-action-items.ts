import type { ActionItemStory } from './story.ts';

/** The action items of Northwind Robotics; people by their keys. */
export const northwindActionItems: readonly ActionItemStory[] = [
  {
    assignee: 'contributor',
    requester: 'lead',
    title: 'Send the test protocol of the planner to the pilot customer',
    dueIn: -3,
    daysAgo: 12,
  },
  {
    assignee: 'contributor',
    requester: 'lead',
    title: 'Book the test hall for the night run',
    dueIn: 2,
    daysAgo: 6,
  },
  { assignee: 'contributor', requester: 'peer', title: 'Review the new map format', dueIn: 16, daysAgo: 2 },
  {
    assignee: 'contributor',
    requester: 'lead',
    title: 'Write down what the last field test showed',
    dueIn: -6,
    daysAgo: 20,
    doneDaysAgo: 7,
  },
  {
    assignee: 'lead',
    requester: 'ceo',
    title: 'Propose who speaks at the spring fair',
    dueIn: -1,
    daysAgo: 9,
  },
  { assignee: 'lead', requester: 'contributor', title: 'Decide on the second lidar', dueIn: 5, daysAgo: 3 },
  {
    assignee: 'peer',
    requester: 'lead',
    author: 'ceo',
    title: 'Show the map tests to the sales team',
    dueIn: 9,
    daysAgo: 4,
  },
  {
    assignee: 'ceo',
    requester: 'orgadmin',
    title: 'Sign the renewed lease of the test hall',
    dueIn: 3,
    daysAgo: 8,
  },
  {
    assignee: 'ceo',
    requester: 'lead',
    title: 'Thank the pilot customer for the visit',
    dueIn: -10,
    daysAgo: 18,
    doneDaysAgo: 11,
  },
];
