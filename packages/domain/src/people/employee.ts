/** The maximum length of each text of Add Employee in characters (2-people §9). */
export const employeeLimits = { name: 255, email: 1024, jobTitle: 255, orgUnit: 100 } as const;

/** The messages of Add Employee, to the letter where 2-people §5 and decisions-2 A16 give the words. */
export const employeeMessages = {
  nameRequired: 'Please input your full name!',
  emailInvalid: 'Enter valid email!',
  managerRequired: 'Please select manager!',
  managerOrObserver: 'Please choose either Manager or Observer.',
  observerManager: 'An observer has no manager.',
} as const;
