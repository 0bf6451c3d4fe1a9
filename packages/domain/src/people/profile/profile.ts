export { profileMessages } from './words.ts';

/** The maximum length of each text of a profile in characters (texts.1, texts.3, texts.5). */
export const profileLimits = {
  name: 255,
  jobTitle: 255,
  email: 255,
  phone: 50,
  orgUnit: 255,
  location: 255,
  linkedinUrl: 1024,
  biography: 5000,
} as const;

/**
 * Returns whether a text is an address at LinkedIn, with or without `https://` (people.23). The host may be that of a
 * country, such as `de.linkedin.com` (people.23).
 */
export function isLinkedinUrl(text: string): boolean {
  return /^(https:\/\/)?(www\.|[a-z]{2}\.)?linkedin\.com\/\S*$/i.test(text);
}

/** The most ids in one request for people of the organisation. */
export const mostNamedPeople = 1_000;

/** The most people in one request for pictures. */
export const mostAvatars = 100;
