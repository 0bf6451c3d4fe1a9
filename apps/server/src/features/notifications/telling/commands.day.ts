import { addDays, type Day, daysBetween } from '@bellwether/domain/calendar/day';
import {
  daysLeftToTell,
  dayToTell,
  nextDayToTell,
  type QuarterTurn,
  tokenEndsToTell,
  turnToTell,
} from '@bellwether/domain/notifications/telling/company-day';
import { kindRows } from '@bellwether/domain/notifications/telling/kinds';
import { defaultDelivery } from '@bellwether/domain/notifications/telling/names';
import { type RawBuilder, sql } from 'kysely';
import { eventClausesOf, recordEvent } from '#platform/events/record-event.ts';
import { scheduleDue } from '#platform/jobs/due.ts';
import { requestMails } from '#platform/mail/request-mail.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { takeInJoiners } from '../../talent/cycles/access.joiners.ts';
import { type Periods, periodsOf } from '../../tenant/queries.ts';
import { turnMail } from '../mails/mails.turn.ts';
import { appraisalWriters, managersOfOpen, turnReaders } from '../mails/statements.turn.ts';
import { tellOfDue, tellReviews } from './commands.reviews.ts';

/** The kind of due work that tells a company of its day; its subject is the company. */
export const dayWork = { kind: 'tell_day' } as const;

/**
 * Tells the people of a company what its day brings (notifications.9), and schedules the next day: a quarter that has
 * begun, and after eight days who left the former one open; action items, appraisals and parts of review cycles that are due
 * soon or overdue. Before that, probations take in who has come since. A few statements, whatever the number of people. The
 * first run of a company tells nothing.
 */
export async function tellDay(scope: TenantScope): Promise<void> {
  const { tenant, now } = scope;
  await scheduleDue(scope, dayWork, tenant.id, nextDayToTell(now, tenant.calendar));
  const day = dayToTell(now, tenant.calendar);
  await takeInJoiners(scope);
  const last = await takeDay(scope, day);
  if (last === undefined) return;
  const periods = await periodsOf(scope);
  const turn = turnToTell(last, day, tenant.calendar);
  if (turn) await tellTurn(scope, periods, turn);
  await tellItems(scope, last, day);
  await tellAppraisals(scope, periods, last, day);
  await tellReviews(scope, last, day);
  await tellTokens(scope, last, day);
}

/** Marks the day as processed. Returns the day processed before; undefined if this is the first, or was processed already. */
async function takeDay({ db, tenant }: TenantScope, day: Day): Promise<Day | undefined> {
  const { rows } = await sql<{ last: Day | null }>`with former as (
      select day from company_day where tenant_id = ${tenant.id}
    ), taken as (
      insert into company_day (tenant_id, day) values (${tenant.id}, ${day}::date)
      on conflict (tenant_id) do update set day = excluded.day where company_day.day < excluded.day returning day
    )
    select (select day from former)::text as last from taken`.execute(db);
  return rows[0]?.last ?? undefined;
}

async function tellTurn(
  scope: TenantScope,
  periods: Periods,
  { step, ended, begun }: QuarterTurn,
): Promise<void> {
  const [endedId, begunId] = [periods.byIndex(ended.index)?.id, periods.byIndex(begun.index)?.id];
  if (begunId === undefined) return;
  if (step === 'begun') {
    await recordEvent(scope, { kind: 'quarter.begun', subjectId: begunId, detail: { period: begunId } });
    return;
  }
  if (endedId === undefined) return;
  await requestTurnMails(scope, endedId);
  await recordFor(scope, managersOfOpen(scope, { endedId, begunId }), {
    kind: 'person.quarter_left_open',
    subjectId: sql`concerned.manager_id`,
    detail: {
      period: endedId,
      count: sql<number>`concerned.count`,
      only: sql<number | null>`concerned.only`,
    },
  });
}

/** Requests the mail about the ended quarter for everybody who may get it; it is dropped where nothing waits. */
export async function requestTurnMails(scope: TenantScope, endedId: number): Promise<void> {
  const people = await turnReaders(scope, kindRows.quarter_begun.topic, defaultDelivery);
  await requestMails(scope, turnMail, people, endedId);
}

/** Tells assignees of open action items that are due tomorrow or overdue. */
async function tellItems(scope: TenantScope, last: Day, day: Day): Promise<void> {
  const { db, tenant } = scope;
  const open = sql`item.tenant_id = ${tenant.id} and item.state = 'in_progress' and item.deleted_at is null`;
  const { rows } = await sql<{ due: Day }>`select distinct item.due_date::text as due from action_item item
    where ${open} and item.due_date <= ${addDays(day, 1)}::date`.execute(db);
  const told = rows.flatMap(({ due }) => {
    const left = daysLeftToTell(due, last, day);
    return left === undefined ? [] : [{ due, left }];
  });
  if (told.length === 0) return;
  const items = sql`(select item.*, due.left_days from unnest(${told.map(({ due }) => due)}::date[], ${told.map(({ left }) => left)}::int[])
    due (day, left_days) join action_item item on item.due_date = due.day where ${open}) concerned`;
  await recordFor(scope, items, {
    kind: 'action_item.due',
    subjectId: sql`concerned.id`,
    detail: {
      assigneeId: sql<number>`concerned.assignee_id`,
      requesterId: sql<number>`concerned.requester_id`,
      authorId: sql<number>`concerned.author_id`,
      count: sql<number>`concerned.left_days`,
    },
  });
}

/** Tells the people who have appraisals of the ended quarter to write that these are due. */
async function tellAppraisals(scope: TenantScope, periods: Periods, last: Day, day: Day): Promise<void> {
  const { tenant } = scope;
  const ended = periods.byIndex(periods.current.index - 1);
  if (!tenant.hasTalent || !ended || (tenant.appraisalsFrom ?? ended.startDate) > ended.startDate) return;
  if (daysBetween(ended.endDate, day) <= 1) return;
  const due = addDays(ended.endDate, 7 * tenant.settings.appraisal_grace_weeks);
  await tellOfDue(scope, { last, day }, appraisalWriters(scope, { endedId: ended.id, due }), {
    kind: 'person.appraisals_due',
    subjectId: sql`concerned.person_id`,
    detail: { period: ended.id, count: sql<number>`concerned.left_days` },
  });
}

/** Tells owners, and for a token of the company its org admins, that a token ends in a week (accounts.13). */
async function tellTokens(scope: TenantScope, last: Day, day: Day): Promise<void> {
  const { tenant } = scope;
  const { from, until } = tokenEndsToTell(last, day);
  const end = sql`(token.expires_at at time zone ${tenant.calendar.zone})::date`;
  for (const isCompany of [false, true]) {
    const ending = sql`(select token.id, token.person_id, ${end} - ${day}::date as days_left
      from api_token token where token.tenant_id = ${tenant.id} and token.is_company = ${isCompany}
        and token.ended_at is null and ${end} between ${from}::date and ${until}::date) concerned`;
    await recordFor(scope, ending, {
      kind: isCompany ? 'account.company_token_ends' : 'account.token_ends',
      subjectId: sql`concerned.person_id`,
      detail: {
        token: sql<number>`concerned.id`,
        count: sql<number>`concerned.days_left`,
      },
    });
  }
}

/** Records an event for each row of `rows`, a `from` item named `concerned`. */
async function recordFor(
  scope: TenantScope,
  rows: RawBuilder<unknown>,
  event: Parameters<typeof eventClausesOf>[2][number],
): Promise<void> {
  await sql`with ${eventClausesOf(scope, rows, [event])} select 1`.execute(scope.db);
}
