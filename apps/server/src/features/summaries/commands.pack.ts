import { plainText } from '@bellwether/domain/suggestions/plain-text';
import { type PackSlide, packLimits } from '@bellwether/domain/summaries/pack';
import { timestamp } from '#platform/database/instant.ts';
import { conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandPack, heldPackPeriod } from './queries.pack.ts';
import { packRefusals } from './words.pack.ts';

interface SentPack {
  /** The version that the person saw; 0: nothing was stored. */
  readonly version: number;
  readonly notes: readonly { readonly slide: PackSlide; readonly text: string }[];
}

/**
 * Stores the person's texts of a board pack, and returns their new version.
 * @throws HttpProblem 409 if another version than the seen one is stored.
 */
export async function savePack(scope: Scope, periodId: number, sent: SentPack): Promise<number> {
  demandPack(scope);
  const period = await heldPackPeriod(scope, periodId);
  const { db, tenant, person, now } = scope;
  const texts = sent.notes.map(({ slide, text }) => [slide, plainText(text, packLimits.note)] as const);
  const notes = JSON.stringify(Object.fromEntries(texts.filter(([, text]) => text !== '')));
  const at = timestamp(now);
  const stored = await (sent.version === 0
    ? db
        .insertInto('board_pack')
        .values({
          tenant_id: tenant.id,
          person_id: person.id,
          period_id: period.id,
          notes,
          version: 1,
          updated_at: at,
        })
        .onConflict((on) => on.doNothing())
        .returning('version')
        .executeTakeFirst()
    : db
        .updateTable('board_pack')
        .set({ notes, version: sent.version + 1, updated_at: at })
        .where('tenant_id', '=', tenant.id)
        .where('person_id', '=', person.id)
        .where('period_id', '=', period.id)
        .where('version', '=', sent.version)
        .returning('version')
        .executeTakeFirst());
  if (!stored) throw conflict(packRefusals, 'pack_changed');
  return stored.version;
}
