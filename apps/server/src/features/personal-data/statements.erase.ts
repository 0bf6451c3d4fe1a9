import { flagColumns } from '@bellwether/domain/people/roles/flags';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

/** An erased person: the former name and e-mail, which may stand in other rows, and what stands for them. */
export interface Erased {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly formerName: string;
  readonly placeholder: string;
  /** Epoch milliseconds; null: the appraisals are erased now. */
  readonly appraisalsUntil: number | null;
}

/** The tables in which an erasure deletes every row of the person, each with the column that names the person. */
export const ownRows: readonly (readonly [table: string, column: string])[] = [
  ['absence', 'person_id'],
  ['account_link', 'person_id'],
  ['agent_grant', 'person_id'],
  ['agent_request', 'person_id'],
  ['assessment', 'person_id'],
  ['calendar_link', 'person_id'],
  ['calibration_participant', 'person_id'],
  ['credential', 'person_id'],
  ['draft_count', 'person_id'],
  ['email_change', 'person_id'],
  ['file', 'owner_id'],
  ['goal_follow', 'person_id'],
  ['goal_take_back', 'person_id'],
  ['half_session', 'person_id'],
  ['invitation', 'person_id'],
  ['known_device', 'person_id'],
  ['mail', 'person_id'],
  ['mail_stop', 'person_id'],
  ['manual_entry', 'person_id'],
  ['note', 'person_id'],
  ['note', 'author_id'],
  ['notification', 'person_id'],
  ['notification_preference', 'person_id'],
  ['one_to_one_day', 'manager_id'],
  ['one_to_one_day', 'report_id'],
  ['one_to_one_point', 'manager_id'],
  ['one_to_one_point', 'report_id'],
  ['passkey_challenge', 'person_id'],
  ['passkey', 'person_id'],
  ['person_answer', 'person_id'],
  ['peer_feedback', 'giver_id'],
  ['peer_round', 'employee_id'],
  ['person_reminder', 'person_id'],
  ['person_reminder', 'sender_id'],
  ['planned_invitations', 'planner_id'],
  ['recovery_code', 'person_id'],
  ['report_schedule', 'person_id'],
  ['scim_group_member', 'person_id'],
  ['scim_user', 'person_id'],
  ['board_pack', 'person_id'],
  ['saved_view', 'person_id'],
  ['second_step', 'person_id'],
  ['self_review', 'employee_id'],
  ['summary_edits', 'person_id'],
  ['session', 'person_id'],
  ['sign_in_attempt', 'person_id'],
  ['sign_in_break_glass', 'person_id'],
  ['sign_in_identity', 'person_id'],
  ['slack_person', 'person_id'],
  ['weekly_ask', 'person_id'],
  ['write_count', 'person_id'],
];

/**
 * Deletes what identifies an erased person, and puts the former name in the place of the name wherever a copy of it is kept.
 * A new table with people's data needs a line here; `erased-tables.test.ts` finds a table without one.
 */
export async function erasePersonRows(scope: Scope, erased: Erased): Promise<void> {
  const { db, tenant } = scope;
  const run = (statement: RawBuilder<unknown>) => statement.execute(db);
  for (const [table, column] of ownRows)
    await run(
      sql`delete from ${sql.table(table)} where tenant_id = ${tenant.id} and ${sql.ref(column)} = ${erased.id}`,
    );
  // Answers to a token's posts go with it.
  await run(
    sql`delete from api_token where tenant_id = ${tenant.id} and person_id = ${erased.id} and not is_company`,
  );
  await run(sql`update personal_export set state = 'removed', file_key = null
    where tenant_id = ${tenant.id} and person_id = ${erased.id}`);
  await run(
    sql`update legal_hold set reason = '–' where tenant_id = ${tenant.id} and person_id = ${erased.id}`,
  );
  for (const statement of [...copies(tenant.id, erased), ...files(tenant.id, erased)]) await run(statement);
  await run(personRow(scope, erased));
  await run(
    erased.appraisalsUntil === null
      ? sql`delete from appraisal where tenant_id = ${tenant.id} and employee_id = ${erased.id}`
      : renameInAppraisals(tenant.id, erased),
  );
  await run(sql`select forget_person(${erased.id}::int, ${erased.formerName})`);
}

function personRow({ tenant, now }: Scope, erased: Erased): RawBuilder<unknown> {
  const at = instant(now);
  return sql`update person set name = ${erased.formerName}, email = ${erased.placeholder}, email_key = ${erased.placeholder},
      email_freed_at = coalesce(email_freed_at, ${at}), erased_at = ${at},
      appraisals_kept_until = ${erased.appraisalsUntil === null ? null : instant(erased.appraisalsUntil)},
      unconfirmed_email = null, email_activated_at = null, job_title = '', location = '', start_date = null, phone = '', linkedin_url = '', biography = '',
      disc = null, avatar = null, responsibility = '', responsibility_author_id = null, responsibility_at = null,
      external_id = null, leg_id = null, time_zone = null, locale = null, wants_email = false,
      ${sql.raw(flagColumns.map((column) => `${column} = false`).join(', '))}, is_delegate = false,
      updated_at = greatest(${at}, updated_at + interval '1 millisecond')
    where tenant_id = ${tenant.id} and id = ${erased.id}`;
}

/** Copies of the name, and names that the person gave to tokens. */
function copies(tenantId: number, { id, name, formerName }: Erased): RawBuilder<unknown>[] {
  return [
    sql`update invitation set invited_by = ${formerName}
      where tenant_id = ${tenantId} and (inviter_id = ${id} or (inviter_id is null and invited_by = ${name}))`,
    sql`update goal_comment set via = null where tenant_id = ${tenantId} and author_id = ${id} and via is not null`,
    sql`update appraisal set manager_signature = ${formerName}
      where tenant_id = ${tenantId} and reviewer_id = ${id} and manager_signature is not null`,
    sql`update appraisal_closing closing set
        closer_name = case when closing.closer_id = ${id} then ${formerName} else closing.closer_name end,
        reviewer_name = case when appraisal.reviewer_id = ${id} then ${formerName} else closing.reviewer_name end
      from appraisal where closing.tenant_id = ${tenantId} and appraisal.tenant_id = ${tenantId}
        and appraisal.id = closing.appraisal_id and ${id} in (closing.closer_id, appraisal.reviewer_id)`,
  ];
}

/**
 * Files of imports, plans made from them, texts of what happened at connections, and what programs got. A file may be packed,
 * and a text may have an address that was freed or a former name, which nothing remembers; so all of them go. What programs
 * got has the person's id beside any name. Keys of answers stay, because a repeated request must not write twice (wire.16).
 */
function files(tenantId: number, { id, name, email }: Erased): RawBuilder<unknown>[] {
  const has = (text: RawBuilder<unknown>) =>
    sql`(position(lower(${name}) in lower(${text})) > 0 or position(lower(${email}) in lower(${text})) > 0)`;
  const mentions = (text: RawBuilder<unknown>) => sql`(${has(text)} or ${text} ~* ${`"id": ?${id}[,}]`})`;
  const names = (text: RawBuilder<unknown>) => sql`(${has(text)} or ${text} ~* ${`"id": ?${id}, ?"name"`})`;
  return [
    sql`delete from person_import where tenant_id = ${tenantId}`,
    sql`update goal_import set file = null, cells = null, reading = null, left_out = null, file_name = '',
        state = case when state in ('checked', 'waiting', 'running') then 'cancelled' else state end
      where tenant_id = ${tenantId}`,
    sql`delete from people_file_memory where tenant_id = ${tenantId} and ${has(sql`key || ' ' || value::text`)}`,
    sql`update token_answer set answer = null where tenant_id = ${tenantId} and ${mentions(sql`answer::text`)}`,
    sql`update person_answer set answer = null where tenant_id = ${tenantId} and ${mentions(sql`answer::text`)}`,
    // The rows stay, because a connection's latest success and first failure are read from them.
    sql`update connection_happening set "values" = (select jsonb_object_agg(said.key,
          case jsonb_typeof(said.value) when 'number' then said.value else to_jsonb('–'::text) end)
        from jsonb_each("values") said)
      where tenant_id = ${tenantId}
        and exists (select from jsonb_each("values") said where jsonb_typeof(said.value) <> 'number')`,
    sql`delete from delivery where tenant_id = ${tenantId} and (${names(sql`body`)} or ${has(sql`answer`)})`,
    sql`update scim_user set waiting_manager = null where tenant_id = ${tenantId} and ${has(sql`waiting_manager`)}`,
    sql`update mail_server set last_words = null where ${has(sql`last_words`)}`,
  ];
}

/** Names in the person's appraisals, which stay; the frozen copies are changed by `forget_person`. */
function renameInAppraisals(tenantId: number, { id, formerName }: Erased): RawBuilder<unknown> {
  return sql`with signed as (update appraisal set employee_signature = ${formerName}
      where tenant_id = ${tenantId} and employee_id = ${id} and employee_signature is not null)
    update appraisal_closing closing set employee_name = ${formerName} from appraisal
    where closing.tenant_id = ${tenantId} and appraisal.tenant_id = ${tenantId}
      and appraisal.id = closing.appraisal_id and appraisal.employee_id = ${id}`;
}

/** How many rows of each kind an erasure deletes or keeps. */
export interface ErasureCounts {
  readonly manual: number;
  readonly notes: number;
  readonly sessions: number;
  readonly tokens: number;
  readonly notifications: number;
  readonly mails: number;
  readonly imports: number;
  readonly appraisals: number;
  readonly goals: number;
  readonly comments: number;
  readonly action_items: number;
  /** Appraisals of others that the person wrote. */
  readonly reviews: number;
}

/** Counts what an erasure would delete and keep, in one statement. */
export async function countErasure({ db, tenant }: Scope, personId: number): Promise<ErasureCounts> {
  const count = (table: string, ...columns: string[]) =>
    sql`(select count(*)::int from ${sql.table(table)} where tenant_id = ${tenant.id}
      and ${personId} in (${sql.join(columns.map((column) => sql.ref(column)))}))`;
  const { rows } = await sql<ErasureCounts>`select
    ${count('manual_entry', 'person_id')} as manual, ${count('note', 'person_id', 'author_id')} as notes,
    ${count('session', 'person_id')} as sessions, (select count(*)::int from api_token
      where tenant_id = ${tenant.id} and person_id = ${personId} and not is_company) as tokens,
    ${count('notification', 'person_id')} as notifications, ${count('mail', 'person_id')} as mails,
    (select count(*)::int from person_import where tenant_id = ${tenant.id}) as imports,
    ${count('appraisal', 'employee_id')} as appraisals, ${count('goal', 'owner_id')} as goals,
    ${count('goal_comment', 'author_id')} as comments,
    ${count('action_item', 'assignee_id', 'requester_id', 'author_id')} as action_items,
    ${count('appraisal', 'reviewer_id')} as reviews`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The counts are one row.');
  return counts;
}
