import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '../database/instant.ts';

/**
 * Returns three parts of a statement. They end a person's link to Slack (`slack`), agents (`agents`) and personal tokens
 * (`tokens`), which act without a session. `theirs` is a condition on `tenant_id` and `person_id`. Each part returns `person_id`.
 */
export const endedPrograms = (theirs: RawBuilder<SqlBool>, now: number) => sql`
  slack as (delete from slack_person where ${theirs} returning person_id),
  agents as (update agent_grant set ended_at = ${instant(now)} where ${theirs} and ended_at is null returning person_id),
  tokens as (update api_token set ended_at = ${instant(now)} where ${theirs} and not is_company and ended_at is null
    returning person_id)`;
