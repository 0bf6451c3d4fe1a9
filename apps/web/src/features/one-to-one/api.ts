import {
  addTalkPoint,
  getOneToOne,
  holdOneToOne,
  removeTalkPoint,
  tickTalkGoal,
  tickTalkPoint,
} from '@bellwether/contract/calls/one-to-one';
import type { OneToOne } from '@bellwether/contract/one-to-one';
import type { TalkSign } from '@bellwether/domain/one-to-one/points';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

/** What the viewer and a person talk about. */
export const oneToOneQuery = (personId: number) =>
  queryOptions({
    queryKey: ['one-to-one', personId] as const,
    queryFn: ({ signal }) => api.call(getOneToOne, { params: { userId: `${personId}` }, signal }),
  });

/** One change of the list of two people. */
export type TalkChange =
  | { readonly act: 'add'; readonly body: string }
  | { readonly act: 'tick'; readonly id: number; readonly isTicked: boolean }
  | {
      readonly act: 'goal';
      readonly goalId: number;
      /** At least one. */
      readonly signs: readonly TalkSign[];
      readonly isTicked: boolean;
    }
  | { readonly act: 'remove'; readonly id: number }
  | { readonly act: 'hold' };

/** Changes the list, one change after the other, because each reply is the whole list. */
export function useChangeTalk(personId: number) {
  const client = useQueryClient();
  const userId = `${personId}`;
  return useMutation({
    scope: { id: `talk ${userId}` },
    mutationFn(change: TalkChange): Promise<OneToOne> {
      switch (change.act) {
        case 'add':
          return api.call(addTalkPoint, { params: { userId }, body: { Body: change.body } });
        case 'tick':
          return api.call(tickTalkPoint, {
            params: { userId, id: `${change.id}` },
            body: { IsTicked: change.isTicked },
          });
        case 'goal':
          return tickSigns(userId, change);
        case 'remove':
          return api.call(removeTalkPoint, { params: { userId, id: `${change.id}` } });
        case 'hold':
          return api.call(holdOneToOne, { params: { userId } });
      }
    },
    onSuccess: (reply) => client.setQueryData(oneToOneQuery(personId).queryKey, reply),
  });
}

/** Ticks or opens the signs one after the other, so that the last reply is the whole list. */
async function tickSigns(
  userId: string,
  { goalId, signs, isTicked }: Extract<TalkChange, { act: 'goal' }>,
): Promise<OneToOne> {
  let reply: OneToOne | undefined;
  for (const sign of signs)
    reply = await api.call(tickTalkGoal, {
      params: { userId, goalId: `${goalId}` },
      body: { Reason: sign, IsTicked: isTicked },
    });
  if (!reply) throw new TypeError('A goal without a sign cannot be ticked.');
  return reply;
}
