import type { PlannedAbsence } from '@bellwether/domain/people/plan/absences';
import { sql } from 'kysely';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import { turnAbsences } from '../absence/commands.turning.ts';
import { makeRoom, writeAbsences } from './statements.absences.ts';

/** A planned absence with the ids of the person and the deputy. */
export interface AbsenceToWrite {
  readonly person: number;
  readonly deputy: number | null;
  readonly planned: PlannedAbsence;
}

/** Writes and records what a file changes about absences, of new and present people (people.50). */
export async function writePlannedAbsences(scope: Scope, away: readonly AbsenceToWrite[]): Promise<void> {
  if (away.length === 0) return;
  await makeRoom(
    scope,
    away.flatMap(({ planned }) => planned.removed.map(({ id }) => id)),
    away.flatMap(({ planned }) => planned.shortened.map(({ id, until }) => ({ id, until }))),
  );
  const plans = new Map(away.map(({ person, planned }) => [person, planned]));
  const written = await writeAbsences(
    scope,
    away.map(({ person, deputy, planned: { changes, from, until } }) => ({
      ...{ id: changes?.id ?? null, person, from, until, deputy },
    })),
  );
  const set = written.map((row) => {
    const { former = null, changes = null } = plans.get(row.person) ?? {};
    const keeps = changes !== null && former === row.deputy;
    return { ...row, former: former === row.deputy ? null : former, keeps };
  });
  const rows = sql`jsonb_to_recordset(${JSON.stringify(set)}::jsonb)
    as r (id int, person int, deputy int, former int, keeps boolean, "firstDay" int, "lastDay" int)`;
  const detail = {
    absence: sql<number>`r.id`,
    deputy: sql<number | null>`r.deputy`,
    former: sql<number | null>`r.former`,
    keepsDeputy: sql<boolean>`r.keeps`,
    firstDay: sql<number>`r."firstDay"`,
    lastDay: sql<number>`r."lastDay"`,
  };
  const events = [{ kind: 'person.absence_set', subjectId: sql`r.person`, detail }] as const;
  await sql`with ${eventClausesOf(scope, rows, events, sql`r.id`)} select 1`.execute(scope.db);
  await turnAbsences(scope);
}
