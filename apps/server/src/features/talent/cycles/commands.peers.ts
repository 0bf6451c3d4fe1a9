import type { CycleSave } from '@bellwether/contract/talent/cycles';
import { sql } from 'kysely';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { savePeerQuestions } from './commands.peer-questions.ts';
import { cycleWords } from './words.ts';

/**
 * Writes the part of a cycle in which peers are asked. Once people are asked, the part and its naming stay, because they were
 * promised who reads their words (talent.24).
 * @throws HttpProblem 400 at a field.
 */
export async function savePeerPart(
  scope: Scope,
  cycleId: number,
  part: NonNullable<CycleSave['Peers']> | null,
): Promise<void> {
  const { db, tenant } = scope;
  if (part && part.DueOn < part.OpensOn) throw badField('PeersDueOn', cycleWords, 'due_too_early');
  const { rows } = await sql<{ naming: string; begun: boolean }>`select part.naming,
      exists (select 1 from peer_feedback given where given.tenant_id = part.tenant_id and given.cycle_id = part.cycle_id
        and given.asked_at is not null) as begun
    from peer_part part where part.tenant_id = ${tenant.id} and part.cycle_id = ${cycleId}`.execute(db);
  const stored = rows[0];
  if (stored?.begun && part?.Naming !== stored.naming)
    throw badField('PeersNaming', cycleWords, 'naming_stays');
  await savePeerQuestions(scope, cycleId, part?.Questions ?? []);
  if (part)
    await sql`insert into peer_part (tenant_id, cycle_id, opens, due, naming)
      values (${tenant.id}, ${cycleId}, ${part.OpensOn}::date, ${part.DueOn}::date, ${part.Naming})
      on conflict (tenant_id, cycle_id) do update set opens = excluded.opens, due = excluded.due, naming = excluded.naming`.execute(
      db,
    );
  else await sql`delete from peer_part where tenant_id = ${tenant.id} and cycle_id = ${cycleId}`.execute(db);
}
