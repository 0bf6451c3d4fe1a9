import { answerPeerRequest } from '@bellwether/contract/calls/talent/peers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { peerAnswerWords } from '../words.peers.ts';
import { notificationKeys } from './api.unread.ts';

/**
 * Accepts or declines a request for peer feedback, wherever it is shown, and says so here, because the buttons vanish with the
 * next list.
 */
export function useAnswerPeerRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, accepts }: { readonly id: number; readonly accepts: boolean }) =>
      api.call(answerPeerRequest, { params: { id: `${id}` }, body: { Accept: accepts } }),
    onSuccess: (_, { accepts }) =>
      toast.success(accepts ? peerAnswerWords.accepted : peerAnswerWords.declined),
    onError: (error) => toast.error(problemText(error)),
    // A refused answer was overtaken, so what is shown is old, too.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['talent'] }),
        client.invalidateQueries({ queryKey: goalKeys.dashboard }),
        client.invalidateQueries({ queryKey: notificationKeys.all }),
      ]),
  });
}
