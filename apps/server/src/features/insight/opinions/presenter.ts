import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getOpinions, markLooked, Opinion } from '@bellwether/contract/insight/opinions';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { tenthsOf } from '@bellwether/domain/insight/learning/chances';
import type { TogetherChance } from '@bellwether/domain/insight/opinions/opinions';
import type { GivenOpinion, Look } from './commands.ts';
import type { LookRow } from './statements.ts';

export function presentOpinion(opinion: GivenOpinion): Opinion {
  return {
    Id: opinion.statusId,
    GoalId: opinion.goalId,
    Week: opinion.week,
    Likelihood: opinion.likelihood,
    IsBlind: opinion.is_blind,
    CreatedAt: instantToIso(opinion.created_at),
  };
}

export function presentLook(look: Look): EndpointReplyInput<typeof markLooked> {
  return { Id: look.id, GoalId: look.goalId, Week: look.week, CommentId: look.commentId };
}

type OpinionsReply = EndpointReplyInput<typeof getOpinions>;

/** The fields of other people's views while none is shown. */
export const noViews = {
  Week: null,
  Owner: null,
  Manager: null,
  Peers: null,
  Together: null,
  IsApart: false,
} as const satisfies Partial<OpinionsReply>;

/** Returns the shares of the peers and of all views together, in tenths; no single view is shown. */
export function presentTogether(
  { peers, together }: TogetherChance,
  count: number,
): Pick<OpinionsReply, 'Peers' | 'Together'> {
  return {
    Peers: peers === null ? null : { Count: count, Tenths: tenthsOf(peers) },
    Together: together === null ? null : tenthsOf(together),
  };
}

export function presentLooks(looks: readonly LookRow[]): OpinionsReply['Looks'] {
  return looks.map((look) => ({
    Id: look.id,
    Name: look.name,
    Week: look.week,
    HasNote: look.has_note,
    CreatedAt: instantToIso(look.created_at),
  }));
}
