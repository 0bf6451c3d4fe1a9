import type {
  Compliance,
  ComplianceAnswer,
  ComplianceFigure,
  CompliancePerson,
  ComplianceScope,
  listCompliancePeople,
} from '@bellwether/contract/dashboard';
import type { getOrgMarks } from '@bellwether/contract/dashboard.organisation';
import { mostReminded, type Reminded } from '@bellwether/contract/dashboard.reminding';
import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { complianceTimes, figureAnswers } from '@bellwether/domain/dashboard/compliance';
import { complianceScopes, complianceScopesOf } from '@bellwether/domain/dashboard/parts';
import { mayRemind, remindedOf } from '@bellwether/domain/dashboard/reminding';
import { type AskedDays, askedDaysOf } from '@bellwether/domain/notifications/mails/asked-days';
import { anyId, notACursor, readCursor, writeCursor } from '#platform/http/cursor.ts';
import { forbidden, notFound } from '#platform/refusal/problem.ts';
import { keptAnswer } from '#platform/session/kept-answer.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type ReminderState, reminderStates, remindOnce } from '../people/access.reminding.ts';
import { type Periods, periodsOf } from '../tenant/queries.ts';
import { demandComplianceScope } from './access.ts';
import { presentCompliance, presentCompliancePerson, presentOrgMark, type StoredTimes } from './presenter.ts';
import {
  type ComplianceAsk,
  type CompliancePersonRow,
  complianceByDepartment,
  complianceFigures,
  compliancePeople,
  type DepartmentComplianceRow,
  peopleNotAccepted,
} from './statements.compliance.ts';
import { readOrgMarks } from './statements.organisation.ts';

const pageSize = 50;
const lastPerson = { path: 'Cursor', numbers: { id: anyId } } as const;

/**
 * Returns the compliance figures of a scope, with one statement for a company of any size. Those of a whole large company are kept
 * for a minute.
 * @throws HttpProblem 403 if the role may not use the scope.
 */
export async function complianceOf(scope: Scope, asked: ComplianceScope): Promise<Compliance> {
  demandComplianceScope(scope, asked);
  const times = storedTimes(scope, await periodsOf(scope), scope.now);
  if (!times) throw new Error(`Tenant ${scope.tenant.id} has no running quarter.`);
  const ask = askOf(asked, times);
  const kept =
    asked === complianceScopes.company
      ? await keptAnswer(scope, { kind: 'compliance', about: ask }, (reading) =>
          complianceFigures(reading, ask),
        )
      : undefined;
  if (kept) return { ...presentCompliance(scope, kept.answer, times), AsOf: instantToIso(kept.asOf) };
  return presentCompliance(scope, await complianceFigures(scope, ask), times);
}

/**
 * Returns the people behind a figure, by name.
 * @throws HttpProblem 403 if the role may not use the scope, 404 if the figure has no such answer.
 */
export async function compliancePeopleOf(
  scope: Scope,
  asked: { scope: ComplianceScope; figure: ComplianceFigure; answer: ComplianceAnswer },
  cursor: string | null | undefined,
): Promise<EndpointReplyInput<typeof listCompliancePeople>> {
  demandComplianceScope(scope, asked.scope);
  const answers: readonly ComplianceAnswer[] = figureAnswers[asked.figure];
  if (!answers.includes(asked.answer)) throw notFound();
  const question = `${asked.scope}.${asked.figure}.${asked.answer}`;
  const after = readCursor(scope, question, lastPerson, cursor);
  const at = after?.at ?? scope.now;
  const times = storedTimes(scope, await periodsOf(scope), at);
  if (!times) throw notACursor(lastPerson.path);
  const ask = askOf(asked.scope, times);
  const about = mayRemind(scope.person, asked.scope) ? remindedOf(asked.figure, asked.answer) : undefined;
  // The first page also says how many can be reminded.
  const countsAll = about !== undefined && after === undefined;
  const limit = countsAll ? mostReminded : pageSize + 1;
  const rows = await compliancePeople(scope, { ...ask, ...asked }, after?.id, limit);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const states = about
    ? await reminderStates(
        scope,
        rows.map(({ id }) => id),
        { about },
      )
    : new Map<number, ReminderState>();
  const reminderOf = (id: number) => presentReminder(id === scope.person.id ? undefined : states.get(id));
  return {
    data: shown.map((row) => presentCompliancePerson(scope, row, reminderOf(row.id))),
    Next: last ? writeCursor(scope, question, lastPerson, { at, id: last.id }) : null,
    Remindable: countsAll ? rows.filter(({ id }) => reminderOf(id) === 'possible').length : null,
  };
}

function presentReminder(state: ReminderState | undefined): CompliancePerson['Reminder'] {
  if (!state) return null;
  if (state.is_reminded) return 'today';
  return state.is_away ? 'away' : 'possible';
}

/**
 * Reminds people behind a figure (notifications.14). The list is read anew, so that nobody is reminded who is not in it.
 * @throws HttpProblem 403 for people who may not, 404 for an answer whose people owe nothing.
 */
export async function remindBehind(
  scope: Scope,
  asked: { scope: ComplianceScope; figure: ComplianceFigure; answer: ComplianceAnswer },
  ids: readonly number[] | undefined,
): Promise<Reminded> {
  demandComplianceScope(scope, asked.scope);
  if (!mayRemind(scope.person, asked.scope)) throw forbidden();
  const answers: readonly ComplianceAnswer[] = figureAnswers[asked.figure];
  const about = answers.includes(asked.answer) ? remindedOf(asked.figure, asked.answer) : undefined;
  if (about === undefined) throw notFound();
  const times = storedTimes(scope, await periodsOf(scope), scope.now);
  if (!times) throw notFound();
  const rows = await compliancePeople(
    scope,
    { ...askOf(asked.scope, times), ...asked, ids },
    undefined,
    mostReminded,
  );
  const done = await remindOnce(
    scope,
    rows.map(({ id }) => id),
    { about },
  );
  return { Reminded: done.reminded, Already: done.already, Away: done.away };
}

/** Returns what the org chart shows about people, with one statement beside the quarters. */
export async function orgMarksOf(scope: Scope): Promise<EndpointReplyInput<typeof getOrgMarks>> {
  const { organisation } = complianceScopes;
  const times = storedTimes(scope, await periodsOf(scope), scope.now);
  if (!times) throw new Error(`Tenant ${scope.tenant.id} has no running quarter.`);
  const hasCompliance = complianceScopesOf(scope.person).includes(organisation);
  const rows = await readOrgMarks(scope, askOf(organisation, times), hasCompliance);
  return { HasCompliance: hasCompliance, data: rows.map(presentOrgMark) };
}

/** One figure of one quarter, for the question of what each person still owes. */
interface OwedInQuarter {
  readonly scope: ComplianceScope;
  readonly figure: ComplianceFigure;
  readonly periodId: number;
  readonly week: number;
}

export { peopleNotAccepted };

/**
 * Returns the people who are not done in a quarter, by name, with their answers; at most `limit`. For people who may use the
 * scope.
 */
export async function peopleWhoOwe(
  scope: Scope,
  { periodId, week, ...asked }: OwedInQuarter,
  limit: number,
): Promise<CompliancePersonRow[]> {
  const ask = {
    currentId: periodId,
    previousId: periodId,
    asked: { periodId, week, days: await askedDaysIn(scope, periodId, week) },
  };
  return compliancePeople(scope, { ...ask, ...asked, answer: 'undone' }, undefined, limit);
}

/** Returns how many people of each department have an answer of each kind. For people who may use the scope. */
export async function departmentsWhoOwe(
  scope: Scope,
  { periodId, week, ...asked }: OwedInQuarter,
): Promise<DepartmentComplianceRow[]> {
  const ask = {
    currentId: periodId,
    previousId: periodId,
    asked: { periodId, week, days: await askedDaysIn(scope, periodId, week) },
  };
  return complianceByDepartment(scope, { ...ask, ...asked });
}

/** Returns the days on which a week of a quarter is asked for. */
async function askedDaysIn(scope: Scope, periodId: number, week: number): Promise<AskedDays | null> {
  const period = (await periodsOf(scope)).byId(periodId);
  return period ? askedDaysOf(period, week, scope.tenant.calendar) : null;
}

/** Undefined if the company has no current quarter. */
function storedTimes(scope: Scope, periods: Periods, at: number): StoredTimes | undefined {
  const times = complianceTimes(at, scope.tenant.calendar);
  const current = periods.byIndex(times.current.index);
  if (!current) return undefined;
  const period = periods.byIndex(times.asked.quarter.index);
  return {
    current,
    previous: periods.byIndex(times.previous.index),
    asked: period && {
      period,
      week: times.asked.week,
      days: askedDaysOf(period, times.asked.week, scope.tenant.calendar),
    },
    isCurrentWeek: times.isCurrentWeek,
  };
}

function askOf(asked: ComplianceScope, times: StoredTimes): ComplianceAsk {
  return {
    scope: asked,
    currentId: times.current.id,
    previousId: times.previous?.id ?? 0,
    asked: {
      periodId: times.asked?.period.id ?? 0,
      week: times.asked?.week ?? 0,
      days: times.asked?.days ?? null,
    },
  };
}
