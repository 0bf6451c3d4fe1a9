import { getOwnSlack, getSlackAsk, linkSlack, unlinkSlack } from '@bellwether/contract/calls/channels.slack';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

const key = ['slack', 'own'] as const;

export const ownSlackQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api.call(getOwnSlack, { signal }),
});

export const slackAskQuery = (Ask: string) =>
  queryOptions({
    queryKey: ['slack', 'ask', Ask] as const,
    queryFn: ({ signal }) => api.call(getSlackAsk, { query: { Ask }, signal }),
    retry: false,
  });

export function useLinkSlack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (Ask: string) => api.call(linkSlack, { body: { Ask } }),
    onSuccess: (own) => client.setQueryData(key, own),
  });
}

export function useUnlinkSlack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(unlinkSlack, {}),
    onSuccess: (own) => client.setQueryData(key, own),
  });
}
