/** The maximum length of each text of a profile in characters (texts.1, texts.3, texts.5). */
export const profileLimits = {
  name: 255,
  jobTitle: 255,
  email: 255,
  phone: 50,
  orgUnit: 255,
  linkedinUrl: 1024,
  biography: 5000,
} as const;

/** The messages of forms about people, fixed to the letter (texts.9) gives the words. */
export const profileMessages = {
  nameRequired: 'Please input your name!',
  jobTitleRequired: 'Please input your job title!',
  emailRequired: 'Please input your email!',
  emailInvalid: 'Please enter valid email',
  linkedinInvalid: 'Invalid LinkedIn URL!',
  responsibilityRequired: 'Please input!',
  zoneUnknown: 'Please select a time zone.',
  observerWithTies: 'The observer role cannot be given to a user with direct reports or a manager.',
  contributorWithReports: 'The contributor role cannot be given to a user with direct reports or a manager.',
  ceoFirst: 'Make someone else the ceo first',
  goalAdminOrManager: 'You only can be either a Goal Admin or Goal Manager.',
} as const;

/**
 * Returns whether a text is an address at LinkedIn, with or without `https://` (people.23). The host may be that of a
 * country, such as `de.linkedin.com` (people.23).
 */
export function isLinkedinUrl(text: string): boolean {
  return /^(https:\/\/)?(www\.|[a-z]{2}\.)?linkedin\.com\/\S*$/i.test(text);
}

/** The most people in one request for pictures. */
export const mostAvatars = 100;
