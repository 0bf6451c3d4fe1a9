/** The tour of a contributor's first day (dashboard.7). */
export const tourWords = {
  start: 'Show me around',
  leave: 'End the tour',
  back: 'Back',
  next: 'Next',
  end: 'Done',
  stopOf: (stop: number, all: number) => `${stop} of ${all}`,
  stops: {
    reminders: {
      title: 'What needs you',
      text: 'Everything that waits for you stands here, each with the button that begins it. Once a week it is the update of your goals: two presses a goal.',
    },
    goals: {
      title: 'Your goals',
      text: 'Here you write goals and see how they stand. Above the list you choose whose goals you see: yours, your manager’s or the company’s.',
    },
    news: {
      title: 'What is new',
      text: 'Approvals, comments and questions about your goals are here. In the settings you choose what also comes by email.',
    },
    find: {
      title: 'Find anything',
      text: 'Type a few letters of a goal, a person, a page or a setting.',
    },
  },
} as const;
