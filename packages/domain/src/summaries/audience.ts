import { type CapablePerson, opensReading } from '../people/roles/capabilities.ts';

/**
 * Returns whether the person may ask for a summary For CEO: org admins, and the ceo for themselves (people.4,
 * summaries.3).
 */
export function mayAskForCeo(person: CapablePerson): boolean {
  return person.role === 'ceo' || opensReading(person, 'isOrgAdmin');
}
