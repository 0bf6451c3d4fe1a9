import type { Absence, AbsenceSave } from '@bellwether/contract/people/absence';
import { dayNumber } from '@bellwether/domain/calendar/day';
import { absenceFault, absenceFaultFields, cancelledOn } from '@bellwether/domain/people/absence/absence';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { activePerson } from '../access.ts';
import type { HeldProfile } from '../profile/access.ts';
import { type AbsenceRow, absencesOf, holdAbsence, holdAbsentee } from './access.ts';
import { turnAbsences } from './commands.turning.ts';
import { presentAbsence } from './presenter.ts';
import { dayOf } from './queries.ts';
import { absenceWords } from './words.ts';

/** Makes a person absent (people.34). @throws HttpProblem 400 at the field that is wrong. */
export async function addAbsence(scope: Scope, personId: number, save: AbsenceSave): Promise<Absence> {
  const profile = await holdAbsentee(scope, personId, { lock: true });
  await refuseWrong(scope, profile, save);
  const at = timestamp(scope.now);
  const { id } = await scope.db
    .insertInto('absence')
    .values({
      tenant_id: scope.tenant.id,
      person_id: personId,
      first_day: save.From,
      last_day: save.Until,
      deputy_id: save.DeputyId,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return tell(scope, personId, id, undefined);
}

/** Changes the days or the deputy of an absence. @throws HttpProblem 400 at a wrong field, 409 if it has changed. */
export async function saveAbsence(scope: Scope, absenceId: number, save: AbsenceSave): Promise<Absence> {
  const { absence, profile } = await holdAbsence(scope, absenceId);
  refuseStale(save.UpdatedAt ?? undefined, absence.updatedAt);
  const isSame =
    save.From === absence.from && save.Until === absence.until && save.DeputyId === absence.deputyId;
  if (isSame) return presentAbsence(absence);
  await refuseWrong(scope, profile, save, absence);
  await scope.db
    .updateTable('absence')
    .set({
      first_day: save.From,
      last_day: save.Until,
      deputy_id: save.DeputyId,
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', absenceId)
    .execute();
  return tell(scope, absence.personId, absenceId, absence.deputyId);
}

/**
 * Cancels an absence. The days that have passed stay, because their weeks are excused (people.36); one that is over stays as it
 * is, without a word to anybody.
 */
export async function cancelAbsence(scope: Scope, absenceId: number): Promise<void> {
  const { absence, profile } = await holdAbsence(scope, absenceId);
  const left = cancelledOn(absence, dayOf(scope, profile.row.time_zone));
  if (left?.until === absence.until) return;
  const of = { tenantId: scope.tenant.id, absenceId };
  if (left === null) {
    const { is_on } = await scope.db
      .deleteFrom('absence')
      .where('tenant_id', '=', of.tenantId)
      .where('id', '=', of.absenceId)
      .returning('is_on')
      .executeTakeFirstOrThrow();
    // No turn will find the row, and what was kept since its beginning comes with this event (people.36).
    if (is_on)
      await recordEvent(scope, {
        kind: 'person.absence_ended',
        subjectId: absence.personId,
        detail: { absence: absenceId },
      });
  } else {
    await scope.db
      .updateTable('absence')
      .set({ last_day: left.until, updated_at: nextVersion(scope) })
      .where('tenant_id', '=', of.tenantId)
      .where('id', '=', of.absenceId)
      .execute();
  }
  await recordEvent(scope, {
    kind: 'person.absence_cancelled',
    subjectId: absence.personId,
    detail: { absence: absenceId, deputy: absence.deputyId },
  });
  await turnAbsences(scope);
}

async function refuseWrong(
  scope: Scope,
  { row }: HeldProfile,
  save: AbsenceSave,
  changed?: AbsenceRow,
): Promise<void> {
  const wished = { from: save.From, until: save.Until, deputyId: save.DeputyId };
  const others = (await absencesOf(scope, row.id)).filter(({ id }) => id !== changed?.id);
  const fault = absenceFault(row.id, wished, others, dayOf(scope, row.time_zone));
  if (fault !== undefined) throw badField(absenceFaultFields[fault], absenceWords, fault);
  // A deputy who has left since stays named until somebody chooses another one.
  if (save.DeputyId === null || save.DeputyId === changed?.deputyId) return;
  if (!(await activePerson(scope, save.DeputyId))) throw badField('DeputyId', absenceWords, 'deputy_missing');
}

/** `before`: the deputy until now; undefined if the absence is new. */
async function tell(
  scope: Scope,
  personId: number,
  absenceId: number,
  before: number | null | undefined,
): Promise<Absence> {
  const stored = (await absencesOf(scope, personId)).find(({ id }) => id === absenceId);
  if (!stored) throw new Error(`The absence ${absenceId} is missing.`);
  const { deputyId: deputy } = stored;
  const [firstDay, lastDay] = [dayNumber(stored.from), dayNumber(stored.until)];
  await recordEvent(scope, {
    kind: 'person.absence_set',
    subjectId: personId,
    detail: {
      ...{ absence: absenceId, deputy, firstDay, lastDay },
      former: before === undefined || before === deputy ? null : before,
      keepsDeputy: before === deputy,
    },
  });
  await turnAbsences(scope);
  return presentAbsence(stored);
}
