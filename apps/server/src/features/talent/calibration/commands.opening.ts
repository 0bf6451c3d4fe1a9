import type { CalibrationOpening } from '@bellwether/contract/talent/calibration';
import {
  type CalibrationGroup,
  isGuide,
  mayBeNamed,
  mayOpenCalibration,
} from '@bellwether/domain/talent/calibration/rules';
import { hasAppraisals } from '@bellwether/domain/talent/periods';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField, conflict, forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type Period, periodsOf } from '../../tenant/queries.ts';
import { appraisalTimeOf, demandTalent } from '../access.ts';
import { storedAudience } from '../cycles/presenter.ts';
import { cycleOf } from '../cycles/statements.ts';
import { type TalentSettings, talentSettingsOf } from '../queries.labels.ts';
import { holdTree } from '../statements.ts';
import { type GroupAsk, groupOf, lockDrafts, standingOfNamed } from './statements.group.ts';
import { calibrationWords } from './words.ts';

/**
 * Opens a session (talent.26) and returns its id. One company opens one at a time, and the drafts of the group are locked,
 * so that nobody is in two sessions and nothing is shared meanwhile.
 * @throws HttpProblem 400 at a field, 403 for people who are not over the group, 409 as the contract says.
 */
export async function beginCalibration(scope: Scope, body: CalibrationOpening): Promise<number> {
  demandTalent(scope);
  await holdTree(scope);
  await sql`select pg_advisory_xact_lock(hashtext('calibration'), ${scope.tenant.id})`.execute(scope.db);
  const settings = await talentSettingsOf(scope, 'share');
  if (body.Guide && !isGuide(body.Guide, settings.levels))
    throw badField('Guide', calibrationWords, 'guide_wrong');
  const period = await periodFor(scope, body);
  const ask = await askOf(scope, body, { period, settings });
  await lockDrafts(scope, ask);
  const group = await groupOf(scope, ask);
  demandOpening(scope, group);
  const named = await namedOf(scope, body.Participants, group.managers);
  const id = await store(scope, body, {
    ask,
    settings,
    participants: [...group.managers, ...named],
    drafts: group.drafts,
  });
  await recordEvent(scope, { kind: 'calibration.opened', subjectId: id, detail: { period: period.id } });
  return id;
}

/** Drafts of a cycle of its own exist only from the day on which its reviews open, which may be before the quarter ends. */
async function periodFor(scope: Scope, { EvaluationPeriodId, CycleId }: CalibrationOpening): Promise<Period> {
  const period = (await periodsOf(scope)).byId(EvaluationPeriodId);
  if (!period || (CycleId === undefined && !hasAppraisals(period, appraisalTimeOf(scope))))
    throw badField('EvaluationPeriodId', calibrationWords, 'period_missing');
  return period;
}

async function askOf(
  scope: Scope,
  { CycleId, Audience }: CalibrationOpening,
  { period, settings }: { readonly period: Period; readonly settings: TalentSettings },
): Promise<GroupAsk> {
  const audience = storedAudience({ Audience });
  const chosen = [audience.departments, audience.organisations, audience.people];
  if (!audience.company && chosen.every(({ length }) => length === 0))
    throw badField('Audience', calibrationWords, 'nobody');
  const ask = { audience, periodId: period.id, scale: settings };
  if (CycleId === undefined) return { ...ask, ownCycleId: null };
  const cycle = await cycleOf(scope, CycleId);
  if (!cycle?.isRunning || cycle.quarters.last !== period.index)
    throw badField('CycleId', calibrationWords, 'cycle_missing');
  return { ...ask, ownCycleId: cycle.id };
}

function demandOpening({ person }: Scope, group: CalibrationGroup): void {
  const verdict = mayOpenCalibration(person, group);
  if (verdict.ok) return;
  if (verdict.reason === 'not_over_group') throw forbidden();
  if (verdict.reason === 'shared') throw conflict(calibrationWords, 'shared', group.shared);
  throw conflict(calibrationWords, verdict.reason);
}

/** @throws HttpProblem 400 if somebody is neither a boss of the managers nor an HR admin. */
async function namedOf(
  scope: Scope,
  ids: readonly number[],
  managers: readonly number[],
): Promise<readonly number[]> {
  const asked = [...new Set(ids)];
  const standings = await standingOfNamed(scope, asked, managers);
  const fit = standings.filter(mayBeNamed).map(({ id }) => id);
  if (fit.length < asked.length) throw badField('Participants', calibrationWords, 'participant_unfit');
  return fit;
}

async function store(
  scope: Scope,
  { Name, Guide }: CalibrationOpening,
  parts: {
    readonly ask: GroupAsk;
    readonly settings: TalentSettings;
    readonly participants: readonly number[];
    readonly drafts: readonly number[];
  },
): Promise<number> {
  const { db, tenant, person } = scope;
  const { ask, settings } = parts;
  const guide = Guide === null ? null : sql`${Guide}::smallint[]`;
  const { rows } = await sql<{ id: number }>`insert into calibration_session
      (tenant_id, name, cycle_id, levels, guide, state, opener_id, opened_at)
    select own.tenant_id, ${Name}, own.id, ${settings.levels}, ${guide}, 'open', ${person.id}, ${timestamp(scope.now)}
    from appraisal_cycle own where own.tenant_id = ${tenant.id}
      and ${ask.ownCycleId === null ? sql`own.period_id = ${ask.periodId}` : sql`own.id = ${ask.ownCycleId}`}
    returning id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The cycle of a rated group does not exist.');
  await sql`insert into calibration_participant (tenant_id, session_id, person_id)
    select ${tenant.id}, ${id}, chosen.id from unnest(${[...new Set([...parts.participants, person.id])]}::int[]) chosen (id)`.execute(
    db,
  );
  await sql`insert into calibration_card (tenant_id, session_id, appraisal_id, first_primary, first_secondary, base_primary,
      base_secondary, primary_rating, secondary_rating)
    select ${tenant.id}, ${id}, appraisal.id, appraisal.primary_rating, appraisal.secondary_rating, appraisal.primary_rating,
      appraisal.secondary_rating, appraisal.primary_rating, appraisal.secondary_rating
    from appraisal where appraisal.tenant_id = ${tenant.id} and appraisal.id = any(${[...parts.drafts]}::int[])`.execute(
    db,
  );
  return id;
}
