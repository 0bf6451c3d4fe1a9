import { type SqlBool, sql } from 'kysely';

/** An active row of `person` without any invitation, also without one that was purged since. */
export const isUninvited = sql<SqlBool>`person.invited_at is null and person.invitation_accepted_at is null
  and person.deactivated_at is null`;
