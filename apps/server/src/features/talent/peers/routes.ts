import * as peers from '@bellwether/contract/talent/peers';
import { type Route, route } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { decide, propose, saveSummary } from './commands.choosing.ts';
import { answerRequest, writeFeedback } from './commands.giving.ts';
import { peerFeedbackList, peerFeedbackOf, peerRoundOf } from './queries.ts';

const ownPlace = (scope: Scope, cycleId: number) => ({ cycleId, personId: scope.person.id });
const placeOf = ({ id, userId }: { readonly id: number; readonly userId: number }) => ({
  cycleId: id,
  personId: userId,
});

/** What peers say about a person in a cycle (talent.23, talent.24). */
export const peerRoutes: readonly Route[] = [
  route(peers.listPeerFeedback, peerFeedbackList),
  route(peers.getPeerFeedback, (scope, { params }) => peerFeedbackOf(scope, params.id)),
  route(peers.answerPeerRequest, async (scope, { params, body }) => {
    await answerRequest(scope, params.id, body.Accept);
    return peerFeedbackOf(scope, params.id);
  }),
  route(peers.savePeerFeedback, async (scope, { params, body }) => {
    await writeFeedback(scope, params.id, { save: body, isHandedIn: false });
    return peerFeedbackOf(scope, params.id);
  }),
  route(peers.handInPeerFeedback, async (scope, { params, body }) => {
    await writeFeedback(scope, params.id, { save: body, isHandedIn: true });
    return peerFeedbackOf(scope, params.id);
  }),
  route(peers.getPeerRound, (scope, { params }) => peerRoundOf(scope, placeOf(params))),
  route(peers.proposePeers, async (scope, { params, body }) => {
    await propose(scope, params.id, body);
    return peerRoundOf(scope, ownPlace(scope, params.id));
  }),
  route(peers.decidePeers, async (scope, { params, body }) => {
    await decide(scope, placeOf(params), body);
    return peerRoundOf(scope, placeOf(params));
  }),
  route(peers.savePeerSummary, async (scope, { params, body }) => {
    await saveSummary(scope, placeOf(params), body);
    return peerRoundOf(scope, placeOf(params));
  }),
];
