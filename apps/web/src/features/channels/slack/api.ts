import { getSlackApp, removeSlackApp, saveSlackApp } from '@bellwether/contract/calls/channels.slack';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

const key = ['slack', 'app'] as const;

export const slackAppQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api.call(getSlackApp, { signal }),
});

export interface SlackAppValues {
  readonly Token: string;
  readonly SigningSecret: string;
}

export function useSaveSlackApp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SlackAppValues) => api.call(saveSlackApp, { body }),
    onSuccess: (app) => client.setQueryData(key, app),
  });
}

export function useRemoveSlackApp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(removeSlackApp, {}),
    onSuccess: (app) => client.setQueryData(key, app),
  });
}
