import type { Absence } from '@bellwether/contract/people/absence';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { AbsenceRow } from './access.ts';

export function presentAbsence(row: AbsenceRow): Absence {
  const { deputyId, deputyName } = row;
  return {
    Id: row.id,
    From: row.from,
    Until: row.until,
    DeputyId: deputyId,
    Deputy: deputyId === null ? null : { Id: deputyId, Name: deputyName ?? '' },
    UpdatedAt: instantToIso(row.updatedAt),
  };
}
