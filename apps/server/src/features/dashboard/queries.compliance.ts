import type {
  Compliance,
  ComplianceAnswer,
  ComplianceFigure,
  ComplianceScope,
  listCompliancePeople,
} from '@bellwether/contract/dashboard';
import type { getOrgMarks } from '@bellwether/contract/dashboard.organisation';
import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import { askedDayOf } from '@bellwether/domain/calendar/prediction-window';
import { complianceTimes, figureAnswers } from '@bellwether/domain/dashboard/compliance';
import { complianceScopes, complianceScopesOf } from '@bellwether/domain/dashboard/parts';
import { endWithNext } from '#platform/database/driver.ts';
import { anyId, notACursor, readCursor, writeCursor } from '#platform/http/cursor.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
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
 * Returns the compliance figures of a scope, with one statement for a company of any size.
 * @throws HttpProblem 403 if the role may not use the scope.
 */
export async function complianceOf(scope: Scope, asked: ComplianceScope): Promise<Compliance> {
  demandComplianceScope(scope, asked);
  const times = storedTimes(scope, await periodsOf(scope), scope.now);
  if (!times) throw new Error(`Tenant ${scope.tenant.id} has no running quarter.`);
  endWithNext(scope.db);
  return presentCompliance(scope, await complianceFigures(scope, askOf(asked, times)), times);
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
  endWithNext(scope.db);
  const rows = await compliancePeople(scope, { ...ask, ...asked }, after?.id, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => presentCompliancePerson(scope, row)),
    Next: last ? writeCursor(scope, question, lastPerson, { at, id: last.id }) : null,
  };
}

/** Returns what the org chart shows about people, with one statement beside the quarters. */
export async function orgMarksOf(scope: Scope): Promise<EndpointReplyInput<typeof getOrgMarks>> {
  const { organisation } = complianceScopes;
  const times = storedTimes(scope, await periodsOf(scope), scope.now);
  if (!times) throw new Error(`Tenant ${scope.tenant.id} has no running quarter.`);
  const hasCompliance = complianceScopesOf(scope.person).includes(organisation);
  endWithNext(scope.db);
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

/** Returns the people who are not done in a quarter, by name, with their answers; at most `limit`. For people who may use the scope. */
export async function peopleWhoOwe(
  scope: Scope,
  { periodId, week, ...asked }: OwedInQuarter,
  limit: number,
): Promise<CompliancePersonRow[]> {
  const ask = {
    currentId: periodId,
    previousId: periodId,
    asked: { periodId, week, day: await askedDayIn(scope, periodId, week) },
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
    asked: { periodId, week, day: await askedDayIn(scope, periodId, week) },
  };
  return complianceByDepartment(scope, { ...ask, ...asked });
}

/** Returns the day from which a week of a quarter is asked for. */
async function askedDayIn(scope: Scope, periodId: number, week: number): Promise<string | null> {
  const period = (await periodsOf(scope)).byId(periodId);
  return period ? askedDayOf(period, week, scope.tenant.calendar) : null;
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
      day: askedDayOf(period, times.asked.week, scope.tenant.calendar),
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
      day: times.asked?.day ?? null,
    },
  };
}
