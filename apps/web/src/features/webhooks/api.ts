import {
  addWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayWebhook,
  rollWebhookSecret,
  saveWebhook,
  testWebhook,
} from '@bellwether/contract/calls/webhooks';
import type { WebhookSave } from '@bellwether/contract/webhooks';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { connectionsQuery } from '#platform/connections/api.ts';

const keys = { all: ['webhooks'] as const, list: ['webhooks', 'list'] as const };

/** Deliveries go on while somebody looks. */
const lookAgainMilliseconds = 5_000;

export const webhooksQuery = queryOptions({
  queryKey: keys.list,
  queryFn: ({ signal }) => api.call(listWebhooks, { signal }),
});

export function deliveriesQuery(id: number) {
  return queryOptions({
    queryKey: [...keys.all, 'deliveries', id] as const,
    queryFn: ({ signal }) => api.call(listWebhookDeliveries, { signal, params: { id: String(id) } }),
    // A webhook that somebody has removed meanwhile is not asked for again.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : lookAgainMilliseconds),
  });
}

/** Reads the webhooks and their log anew after a change. */
function useRead() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.all }),
      client.invalidateQueries({ queryKey: connectionsQuery.queryKey }),
    ]);
  };
}

export function useAddWebhook() {
  const read = useRead();
  return useMutation({
    mutationFn: (body: WebhookSave) => api.call(addWebhook, { body }),
    onSuccess: read,
  });
}

export function useSaveWebhook(id: number) {
  const read = useRead();
  return useMutation({
    mutationFn: (body: WebhookSave) => api.call(saveWebhook, { params: { id: String(id) }, body }),
    onSuccess: read,
  });
}

export function useRemoveWebhook(id: number) {
  const read = useRead();
  return useMutation({
    mutationFn: () => api.call(removeWebhook, { params: { id: String(id) } }),
    onSuccess: read,
  });
}

export function useTestWebhook(id: number) {
  const read = useRead();
  return useMutation({
    mutationFn: () => api.call(testWebhook, { params: { id: String(id) } }),
    onSuccess: read,
  });
}

export function useRollSecret(id: number) {
  const read = useRead();
  return useMutation({
    mutationFn: () => api.call(rollWebhookSecret, { params: { id: String(id) } }),
    onSuccess: read,
  });
}

export function useReplay(id: number) {
  const read = useRead();
  return useMutation({
    mutationFn: (body: { DeliveryId: number } | { Since: string }) =>
      api.call(replayWebhook, { params: { id: String(id) }, body }),
    onSuccess: read,
  });
}
