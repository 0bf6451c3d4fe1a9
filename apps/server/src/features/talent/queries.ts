import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getAppraisal, listAppraisalsOfPerson } from '@bellwether/contract/talent/appraisal';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { isOffered } from '@bellwether/domain/talent/periods';
import { sql } from 'kysely';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../tenant/queries.ts';
import { ownCyclesOf, reviewDays } from './access.cycles.ts';
import { absencesColumn } from './access.due.ts';
import {
  appraisalTimeOf,
  type HeldAppraisal,
  type HeldEmployee,
  holdAppraisal,
  holdEmployee,
} from './access.ts';
import { reviewQuestionsOf } from './answers/statements.ts';
import { openPartsOf } from './calibration/statements.sharing.ts';
import {
  type AppraisalParts,
  type ListedRow,
  presentAppraisal,
  presentListedAppraisal,
  presentTalentPeriod,
  presentTalentPerson,
} from './presenter.ts';
import { talentSettingsOf } from './queries.labels.ts';
import { hasSelfReview } from './self-review/access.ts';
import { closingOf, signaturesOf, transitionsOf } from './statements.history.ts';
import { scalesOf } from './statements.scales.ts';
import { isUnsigned, standingColumns } from './statements.ts';

/**
 * Returns an appraisal with its signatures and history.
 * @throws HttpProblem 404 if the acting person may not read it.
 */
export async function appraisalOf(
  scope: Scope,
  appraisalId: number,
): Promise<EndpointReplyInput<typeof getAppraisal>> {
  const held = await holdAppraisal(scope, appraisalId);
  const { cycle_id: cycleId, cycle_name: cycleName, employee_id: personId } = held.row;
  const appraisal = await presentAppraisal(scope, held, await partsOf(scope, held));
  const canShare = cycleName !== null && appraisal.Permissions.Share === true;
  return {
    ...appraisal,
    ...(canShare ? { OpenParts: [...(await openPartsOf(scope, appraisalId))] } : {}),
    ...(cycleName === null ? {} : { HasSelfReview: await hasSelfReview(scope, { cycleId, personId }) }),
  };
}

/** Reads the settings, the signatures and the history that are shown with an appraisal. */
export async function partsOf(scope: Scope, { row }: HeldAppraisal): Promise<AppraisalParts> {
  return {
    settings: await talentSettingsOf(scope),
    scales: await scalesOf(scope, [row.scale_id]),
    signatures: await signaturesOf(scope, row.id),
    transitions: await transitionsOf(scope, row.id),
    closing: isUnsigned(row) ? await closingOf(scope, row.id) : undefined,
    answers:
      row.cycle_name === null
        ? []
        : await reviewQuestionsOf(scope, {
            cycleId: row.cycle_id,
            personId: row.employee_id,
            appraisalId: row.id,
          }),
  };
}

/**
 * Returns a person's quarters: My Appraisals for the acting person, else the tab of the profile (people.7, talent.8).
 * @throws HttpProblem 404 for people who are neither above the person nor read all appraisals, and for a ceo's
 *   profile.
 */
export async function appraisalsOf(
  scope: Scope,
  personId: number,
): Promise<EndpointReplyInput<typeof listAppraisalsOfPerson>> {
  const held = await holdTab(scope, personId);
  const settings = await talentSettingsOf(scope);
  const rows = await rowsOf(scope, personId);
  const scales = await scalesOf(
    scope,
    rows.map((row) => row.scale_id),
  );
  const periods = await periodsOf(scope);
  const time = appraisalTimeOf(scope);
  const addedOn = tenantDay(held.addedAt, scope.tenant.calendar.zone);
  const isOwn = personId === scope.person.id;
  const missing = { ...held.standing, ...withoutAppraisal };
  const cycles = await ownCyclesOf(scope, personId);
  const isCovered = (index: number) =>
    cycles.some(({ first, last, days }) => days.kind === 'quarters' && first <= index && index <= last);
  const listed = periods.all
    .filter(
      (period) =>
        (isOffered(period, time, addedOn) && !isCovered(period.index)) ||
        rows.some((row) => row.period_id === period.id),
    )
    .map((period) => ({
      period,
      isOffered: isOffered(period, time, addedOn),
      evaluation: presentListedAppraisal(scope, rows.find((row) => row.period_id === period.id) ?? missing, {
        period,
        settings,
        scales,
        isOwnBare: false,
      }),
    }))
    // To the employee, a draft must look like a missing appraisal, so neither is listed, in any quarter.
    .filter(({ evaluation, isOffered: offered }) => (evaluation.State === 'none' ? offered && !isOwn : true))
    .reverse();
  const ofCycles = cycles.flatMap(({ id, name, last, days }) => {
    const period = periods.byIndex(last);
    if (!period) return [];
    const { opens, due } = reviewDays(days, period, settings.graceWeeks);
    if (opens > time.today) return [];
    const row = rows.find(({ cycle_id: cycleId }) => cycleId === id);
    const parts = { period, cycle: { Id: id, Name: name }, due, settings, scales, isOwnBare: false };
    const evaluation = presentListedAppraisal(scope, row ?? missing, parts);
    return isOwn && evaluation.State === 'none' ? [] : [{ period, evaluation }];
  });
  const evaluations = [...ofCycles, ...listed].sort((one, other) => other.period.index - one.period.index);
  const offered = periods.all.filter((period) => isOffered(period, time, addedOn)).map((period) => period.id);
  const shown = new Set([...offered, ...evaluations.map(({ period }) => period.id)]);
  return {
    user: presentTalentPerson(scope, held.employee),
    evaluations: evaluations.map(({ evaluation }) => evaluation),
    isShare: settings.sharesRatings,
    Periods: periods.all
      .filter((period) => shown.has(period.id))
      .map(presentTalentPeriod)
      .reverse(),
  };
}

/** Returns a person whose appraisals the acting person may list. @throws HttpProblem 404 like `appraisalsOf`. */
export async function holdTab(scope: Scope, personId: number): Promise<HeldEmployee> {
  const held = await holdEmployee(scope, personId);
  if (!mayOpenTab(scope, held)) throw notFound();
  return held;
}

function mayOpenTab({ capabilities, person }: Scope, { employee, standing }: HeldEmployee): boolean {
  if (employee.id === person.id) return true;
  if (employee.role_name === 'ceo') return false;
  return standing.is_above_employee || capabilities.readsAllAppraisals;
}

const withoutAppraisal = {
  appraisal_id: null,
  reviewer_id: null,
  state: null,
  primary_rating: null,
  secondary_rating: null,
  tertiary_rating: null,
  levels: null,
  scale_id: null,
  updated_at: null,
} as const;

type PersonRow = ListedRow & { period_id: number | null; cycle_id: number };

async function rowsOf(scope: Scope, personId: number): Promise<PersonRow[]> {
  const query = sql<PersonRow>`
    select ${standingColumns(scope)}, appraisal.period_id, appraisal.cycle_id, appraisal.id as appraisal_id, appraisal.primary_rating,
      appraisal.secondary_rating, appraisal.tertiary_rating, appraisal.levels, appraisal.scale_id, appraisal.updated_at,
      ${absencesColumn(scope)}
    from appraisal
      join person employee on employee.tenant_id = appraisal.tenant_id and employee.id = appraisal.employee_id
      join person reviewer on reviewer.tenant_id = appraisal.tenant_id and reviewer.id = appraisal.reviewer_id
    where appraisal.tenant_id = ${scope.tenant.id} and appraisal.employee_id = ${personId}`;
  return (await query.execute(scope.db)).rows;
}
