import type pg from 'pg';
import { type StoredTable, tablesOf } from './tables.ts';

/** Tables of a database that no company takes along, each with the reason. A test fails for a table that is nowhere. */
export const staysBehind: Readonly<Record<string, string>> = {
  company_range: 'the ids that this database gives',
  event_cursor: 'how far the readers of this database have come',
  event_delivery: 'marks of the readers; events that are not handled yet travel in the manifest',
  event_pointer: 'the order of the events of all companies here',
  installation_key: 'the key of this installation; it becomes a row of former_key',
  kept_answer: 'figures that are counted again within a minute',
  mail_hold: 'whether this installation sends mails',
  mail_server: 'the mail server of this installation',
  sign_in_address: 'sign-ins by network address, over all companies',
};

/** Tables with what proves who somebody is; a file for the company's admins has none of them (personal-data.7). */
const proofs = [
  'account_link',
  'api_token',
  'calendar_link',
  'credential',
  'email_change',
  'former_key',
  'half_session',
  'invitation',
  'known_device',
  'passkey',
  'passkey_challenge',
  'person_answer',
  'recovery_code',
  'scim_token',
  'second_step',
  'session',
  'sign_in_attempt',
  'sign_in_used_id',
  'slack_app',
  'slack_person',
  'token_answer',
];

/** Tables with words that the product promises to their author alone (personal-data.7). */
const privateWords = ['note', 'goal_opinion'];

export const leftOutForAdmins: readonly string[] = [...proofs, ...privateWords];

/** Returns the tables with the company's rows, in the order of their foreign keys. */
export async function companyTables(client: pg.ClientBase): Promise<StoredTable[]> {
  return (await tablesOf(client)).filter(({ name }) => !Object.hasOwn(staysBehind, name));
}

/** Returns the column that names the company. */
export function keyOf({ name }: Pick<StoredTable, 'name'>): string {
  return name === 'tenant' ? 'id' : 'tenant_id';
}
