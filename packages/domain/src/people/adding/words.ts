/** The messages of Add Employee, fixed to the letter (people.22, texts.9) give the words. */
export const employeeMessages = {
  nameRequired: 'Please input your full name!',
  emailInvalid: 'Enter valid email!',
  managerRequired: 'Please select manager!',
  managerOrObserver: 'Please choose either Manager or Observer.',
  observerManager: 'An observer has no manager.',
} as const;
