import { createHash } from 'node:crypto';
import { english } from '@bellwether/domain/locale/language';
import { manualStages, sharesOf } from '@bellwether/domain/people/manual/answers';
import { discTypeOf } from '@bellwether/domain/people/manual/disc';
import { describeType } from '@bellwether/domain/people/manual/report';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows } from '#platform/database/rows.ts';
import type { ManualEntryStory, ManualStory } from './northwind-manuals.ts';

export interface ManualsToWrite {
  readonly tenantId: number;
  readonly idOf: (key: string) => number;
  /** When they were completed, epoch milliseconds. */
  readonly at: number;
  readonly manuals: readonly ManualStory[];
  readonly entries: readonly ManualEntryStory[];
}

/** Writes finished user manuals and manual entries, with the letters on the profiles. */
export async function writeManuals(db: Queries, given: ManualsToWrite): Promise<void> {
  const { tenantId, idOf, manuals, entries } = given;
  const at = timestamp(given.at);
  const times = { created_at: at, updated_at: at };
  const assessments = manuals.map(({ person, choices, answers }) => {
    const chosen = choices.flatMap(([most, least, count]) =>
      Array.from({ length: count }, () => ({ most, least })),
    );
    const { D, I, S, C } = sharesOf(chosen);
    return {
      disc: discTypeOf({ D, I, S, C }),
      row: {
        tenant_id: tenantId,
        person_id: idOf(person),
        service: 'built_in',
        status: manualStages.complete,
        reference: keyOf('reference', person),
        public_key: keyOf('public', person),
        private_key: keyOf('private', person),
        is_open: false,
        choices: chosen.map(({ most, least }) => most + least).join(''),
        questions: answers,
        shares: [D, I, S, C],
        shown_questions: answers,
        completed_at: at,
        ...times,
      },
    };
  });
  const rows = assessments.map(({ row }) => row);
  await insertRows(db, 'assessment', rows);
  await insertRows(
    db,
    'manual_entry',
    entries.map(({ person, disc }) => ({
      tenant_id: tenantId,
      person_id: idOf(person),
      disc,
      description: describeType(disc, english),
      ...times,
    })),
  );
  const letters = [
    ...assessments.map(({ row, disc }) => ({ personId: row.person_id, disc })),
    ...entries.map(({ person, disc }) => ({ personId: idOf(person), disc })),
  ];
  for (const { personId, disc } of letters)
    await db
      .updateTable('person')
      .set({ disc })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', personId)
      .execute();
}

/** The same day gives the same demo, so its keys are not random. They open nothing: the questionnaires are closed. */
function keyOf(use: string, person: string): string {
  return createHash('sha256').update(`${use} ${person}`).digest('hex').slice(0, 32);
}
