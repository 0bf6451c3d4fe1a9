import { remindPeers } from '@bellwether/contract/calls/talent/overview';
import {
  decidePeers,
  getPeerFeedback,
  getPeerRound,
  handInPeerFeedback,
  listPeerFeedback,
  proposePeers,
  savePeerFeedback,
  savePeerSummary,
} from '@bellwether/contract/calls/talent/peers';
import type { PeerFeedback, PeerRound } from '@bellwether/contract/talent/peers';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';
import type { WritingSave } from '../answers/components/writing-form.tsx';
import { paramsOf, type TalentScope } from '../api.overview.ts';
import { talentKeys } from '../api.ts';

const feedbackKey = (id: number) => ['talent', 'peer-feedback', id] as const;
const roundKey = (cycleId: number, personId: number) => ['talent', 'peer-round', cycleId, personId] as const;

/** The peer feedback of the viewer's own page: what they are asked for, and what they decide. */
export const peersQuery = queryOptions({
  queryKey: [...talentKeys.lists, 'peers'] as const,
  queryFn: ({ signal }) => api.call(listPeerFeedback, { signal }),
});

export const peerFeedbackQuery = (id: number) =>
  queryOptions({
    queryKey: feedbackKey(id),
    queryFn: ({ signal }) => api.call(getPeerFeedback, { params: { id: `${id}` }, signal }),
  });

export const peerRoundQuery = (cycleId: number, personId: number) =>
  queryOptions({
    queryKey: roundKey(cycleId, personId),
    queryFn: ({ signal }) =>
      api.call(getPeerRound, { params: { id: `${cycleId}`, userId: `${personId}` }, signal }),
  });

const refreshLists = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: talentKeys.lists }),
    client.invalidateQueries({ queryKey: goalKeys.dashboard }),
  ]);

/** Saves the viewer's answers, or hands them in. */
export function useSaveFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ of, act, answers }: WritingSave<PeerFeedback>) => {
      const call = { params: { id: `${of.Id}` }, body: { Answers: [...answers], UpdatedAt: of.UpdatedAt } };
      return act === 'save' ? api.call(savePeerFeedback, call) : api.call(handInPeerFeedback, call);
    },
    onSuccess(feedback) {
      client.setQueryData(feedbackKey(feedback.Id), feedback);
      return refreshLists(client);
    },
  });
}

function useRoundMutation<Value>(run: (value: Value) => Promise<PeerRound>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess(round) {
      client.setQueryData(roundKey(round.CycleId, round.User.Id), round);
      return refreshLists(client);
    },
  });
}

/** Proposes people for the viewer's own feedback, or asks people about somebody. */
export function useChoosePeers(of: PeerRound, act: 'propose' | 'decide') {
  return useRoundMutation((people: readonly number[]) => {
    const body = { UserIds: [...people], UpdatedAt: of.UpdatedAt };
    return act === 'propose'
      ? api.call(proposePeers, { params: { id: `${of.CycleId}` }, body })
      : api.call(decidePeers, { params: { id: `${of.CycleId}`, userId: `${of.User.Id}` }, body });
  });
}

export function useSaveSummary(of: PeerRound) {
  return useRoundMutation((Summary: string) =>
    api.call(savePeerSummary, {
      params: { id: `${of.CycleId}`, userId: `${of.User.Id}` },
      body: { Summary, UpdatedAt: of.UpdatedAt },
    }),
  );
}

/** Reminds who owes peer feedback about the people of an overview of a cycle (notifications.14). */
export function useRemindPeers(scope: TalentScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(remindPeers, { params: paramsOf(scope), body: { Cycle: scope.cycleId ?? 0 } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...talentKeys.lists, 'team'] }),
  });
}
