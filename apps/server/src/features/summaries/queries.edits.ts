import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { audiences } from '@bellwether/contract/summaries';
import {
  type getSummaryEdits,
  type SummaryEdits,
  summaryEditsSchema,
} from '@bellwether/contract/summaries/edits';
import type { Scope } from '#platform/session/scope.ts';
import { holdQuarter, holdSubject, holdYear } from './access.ts';

/** The deck of a summary: a quarter by its id, or a year. */
export interface EditedDeck {
  readonly kind: 'quarter' | 'year';
  readonly subject: number;
  readonly audience: (typeof audiences)[number];
}

const nothing: SummaryEdits = { texts: {}, sentences: {}, contexts: {} };

/** @throws HttpProblem 403 for whoever may not make the summary, 404 for unknown quarters and years. */
export async function demandDeck(scope: Scope, { kind, subject, audience }: EditedDeck): Promise<void> {
  await holdSubject(scope, audience, kind === 'quarter' ? 'quarterlySummary' : 'annualSummary');
  if (kind === 'quarter') await holdQuarter(scope, subject);
  else await holdYear(scope, subject);
}

/** Returns what the acting person wrote in a deck. Nobody reads what another person wrote. */
export async function storedEdits(
  scope: Scope,
  deck: EditedDeck,
): Promise<EndpointReplyInput<typeof getSummaryEdits>> {
  await demandDeck(scope, deck);
  const row = await scope.db
    .selectFrom('summary_edits')
    .select(['version', 'edits'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', scope.person.id)
    .where('kind', '=', deck.kind)
    .where('subject', '=', deck.subject)
    .where('audience', '=', deck.audience)
    .executeTakeFirst();
  const read = summaryEditsSchema.safeParse(row?.edits);
  return { Version: row?.version ?? 0, Edits: read.success ? read.data : nothing };
}
