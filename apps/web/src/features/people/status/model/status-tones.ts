import type { Profile } from '@bellwether/contract/people/profile';
import type { Tone } from '#ui/marks/tag.tsx';

/** The tone of a person's status. */
export const statusTones: Readonly<Record<Profile['Status'], Tone>> = {
  Active: 'good',
  Invited: 'info',
  NotInvited: 'warn',
  Deactivated: 'bad',
};
