import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '../database/instant.ts';

/**
 * Returns the parts `slack`, `agents` and `tokens` of a statement. They end what acts for people without a session of theirs:
 * personal tokens, agents and the link to Slack. `theirs` says by `tenant_id` and `person_id` whose. Each part returns `person_id`.
 */
export const endedPrograms = (theirs: RawBuilder<SqlBool>, now: number) => sql`
  slack as (delete from slack_person where ${theirs} returning person_id),
  agents as (update agent_grant set ended_at = ${instant(now)} where ${theirs} and ended_at is null returning person_id),
  tokens as (update api_token set ended_at = ${instant(now)} where ${theirs} and not is_company and ended_at is null
    returning person_id)`;
