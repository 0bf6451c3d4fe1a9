export const connectionsWords = {
  notYours: 'Only the CEO and org admins can connect the company with other services.',
  peopleFile: 'People from a file',
  peopleFileAbout: 'Bring in everybody from a file of your HR system, and later its changes.',
  openPeopleFile: 'Import people',
  goalFile: 'Goals from a file',
  goalFileAbout: 'Bring in goals with their past check-ins and results from a sheet or another goal tool.',
  openGoalFile: 'Import goals',
} as const;
