import type { SummaryEdits } from '@bellwether/contract/summaries/edits';
import { timestamp } from '#platform/database/instant.ts';
import { conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandDeck, type EditedDeck } from './queries.edits.ts';
import { packRefusals } from './words.pack.ts';

interface SentEdits {
  /** The version that the person saw; 0: nothing was stored. */
  readonly version: number;
  readonly edits: SummaryEdits;
}

/**
 * Stores what the person wrote in a deck, and returns its new version.
 * @throws HttpProblem 409 if another version than the seen one is stored.
 */
export async function saveEdits(scope: Scope, deck: EditedDeck, sent: SentEdits): Promise<number> {
  await demandDeck(scope, deck);
  const { db, tenant, person, now } = scope;
  const edits = JSON.stringify(sent.edits);
  const at = timestamp(now);
  const stored = await (sent.version === 0
    ? db
        .insertInto('summary_edits')
        .values({
          tenant_id: tenant.id,
          person_id: person.id,
          kind: deck.kind,
          subject: deck.subject,
          audience: deck.audience,
          edits,
          version: 1,
          updated_at: at,
        })
        .onConflict((on) => on.doNothing())
        .returning('version')
        .executeTakeFirst()
    : db
        .updateTable('summary_edits')
        .set({ edits, version: sent.version + 1, updated_at: at })
        .where('tenant_id', '=', tenant.id)
        .where('person_id', '=', person.id)
        .where('kind', '=', deck.kind)
        .where('subject', '=', deck.subject)
        .where('audience', '=', deck.audience)
        .where('version', '=', sent.version)
        .returning('version')
        .executeTakeFirst());
  if (!stored) throw conflict(packRefusals, 'deck_changed');
  return stored.version;
}
