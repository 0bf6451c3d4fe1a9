import type { EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { shareAppraisals } from '@bellwether/contract/talent/sharing';
import type { OpenPart } from '@bellwether/domain/talent/calibration/sharing';
import { decideAppraisalAct } from '@bellwether/domain/talent/permissions';
import type { Scope } from '#platform/session/scope.ts';
import { demandTalent, todayOf } from '../access.ts';
import { factsOf, holdTree, relationOf } from '../statements.ts';
import { lockForSharing, type SharedRow, shareDrafts } from './statements.sharing.ts';

type Body = EndpointParsed<typeof shareAppraisals>['body'];
type Result = EndpointReplyInput<typeof shareAppraisals>['data'][number]['Result'];

/**
 * Shares many drafts in one act (talent.29). Each is decided on its own, like a single one; a refused one does not keep the
 * others. The number of statements is constant.
 */
export async function shareMany(
  scope: Scope,
  body: Body,
): Promise<EndpointReplyInput<typeof shareAppraisals>['data']> {
  demandTalent(scope);
  await holdTree(scope);
  const asked = new Map(body.Appraisals.map((one) => [one.Id, one]));
  const rows = new Map(
    (await lockForSharing(scope, [...asked.keys()])).map((row) => [row.appraisal_id, row]),
  );
  const ends = endedBy(body);
  const data = [...asked.values()].map(({ Id, UpdatedAt }) => ({
    Id,
    Result: resultOf(scope, rows.get(Id), { UpdatedAt, ends }),
  }));
  await shareDrafts(
    scope,
    data.filter(({ Result }) => Result === 'done').map(({ Id }) => Id),
  );
  return data;
}

function resultOf(
  scope: Scope,
  row: SharedRow | undefined,
  { UpdatedAt, ends }: { readonly UpdatedAt: string | undefined; readonly ends: ReadonlySet<OpenPart> },
): Result {
  if (!row) return 'not_yours';
  // Neither ratings nor the due day matter for sharing.
  const facts = factsOf(scope, row, { sharesRatings: false, due: todayOf(scope) });
  const decided = decideAppraisalAct('share', facts, relationOf(scope, row));
  // The same for somebody else's appraisal and for an absent one.
  if (!decided.ok) return decided.refusal === 'not_now' ? decided.reason : 'not_yours';
  if (UpdatedAt !== undefined && Date.parse(UpdatedAt) !== row.updated_at) return 'changed_meanwhile';
  return row.open_parts.find((part) => !ends.has(part)) ?? 'done';
}

/** The open parts that the sharer chose to end. */
function endedBy({ WithOpenSelfReviews, WithOpenPeers }: Body): ReadonlySet<OpenPart> {
  return new Set<OpenPart>([
    ...(WithOpenSelfReviews ? (['self_review'] as const) : []),
    ...(WithOpenPeers ? (['peer_feedback', 'peer_summary'] as const) : []),
  ]);
}
