/** The messages of forms about people, fixed to the letter (texts.9) gives the words. */
export const profileMessages = {
  nameRequired: 'Please input your name!',
  jobTitleRequired: 'Please input your job title!',
  emailRequired: 'Please input your email!',
  emailInvalid: 'Please enter valid email',
  linkedinInvalid: 'Invalid LinkedIn URL!',
  responsibilityRequired: 'Please input!',
  startDateInvalid: 'Please enter a valid date.',
  zoneUnknown: 'Please select a time zone.',
  observerWithTies: 'The observer role cannot be given to a user with direct reports or a manager.',
  contributorWithReports: 'The contributor role cannot be given to a user with direct reports or a manager.',
  ceoFirst: 'Make someone else the ceo first',
  goalAdminOrManager: 'You only can be either a Goal Admin or Goal Manager.',
} as const;
