import {
  addChannel,
  listChannels,
  removeChannel,
  saveChannel,
  testChannel,
} from '@bellwether/contract/calls/channels';
import { listGoalFilterChoices } from '@bellwether/contract/calls/goals/reading';
import type { ChannelKind, ChannelPost } from '@bellwether/domain/channels/posts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

const key = ['channels'] as const;

export const channelsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api.call(listChannels, { signal }),
});

export const departmentsQuery = queryOptions({
  queryKey: [...key, 'departments'] as const,
  queryFn: ({ signal }) => api.call(listGoalFilterChoices, { signal }).then(({ Depts }) => Depts),
});

/** What the form of a channel asks for; an empty address keeps the present one. */
export interface ChannelValues {
  readonly Kind: ChannelKind;
  readonly Name: string;
  readonly Url: string;
  readonly Posts: ChannelPost[];
  readonly Department: string;
  readonly IsOn: boolean;
}

/** Adds a channel, or changes the one with this id. */
export function useSaveChannel(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Kind, Url, IsOn, ...rest }: ChannelValues) =>
      id === undefined
        ? api.call(addChannel, { body: { Kind, Url, ...rest } })
        : api.call(saveChannel, {
            params: { id: `${id}` },
            body: { ...rest, IsOn, ...(Url === '' ? {} : { Url }) },
          }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRemoveChannel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(removeChannel, { params: { id: `${id}` } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useTestChannel() {
  return useMutation({ mutationFn: (id: number) => api.call(testChannel, { params: { id: `${id}` } }) });
}
