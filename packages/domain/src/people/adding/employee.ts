export { employeeMessages } from './words.ts';

/** The maximum length of each text of Add Employee in characters (texts.1). */
export const employeeLimits = { name: 255, email: 1024, jobTitle: 255, orgUnit: 100 } as const;
