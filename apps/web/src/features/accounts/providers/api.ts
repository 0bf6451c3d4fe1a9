import type { Provider, ProviderNew, ProviderSave } from '@bellwether/contract/accounts/providers';
import {
  addProvider,
  listProviders,
  removeProvider,
  saveProvider,
  testProvider,
} from '@bellwether/contract/calls/accounts/providers';
import type { ReplyOf } from '@bellwether/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

/** The providers at which people of the company sign in. */
export const providersQuery = queryOptions({
  queryKey: ['connections', 'providers'],
  queryFn: async ({ signal }) => (await api.call(listProviders, { signal })).data,
});

/** What an admin saves about a provider; without an id it is a new one. */
export type ProviderValues =
  | { readonly id?: undefined; readonly body: ProviderNew }
  | { readonly id: number; readonly body: ProviderSave };

/** Adds or changes a provider. */
export function useSaveProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: ProviderValues): Promise<Provider> =>
      id === undefined
        ? api.call(addProvider, { body })
        : api.call(saveProvider, { params: { id: String(id) }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['connections'] }),
  });
}

/** Removes a provider with its links to people. */
export function useRemoveProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(removeProvider, { params: { id: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['connections'] }),
  });
}

/** Asks a provider and the name servers of its domains, and prepares a trial. */
export function useTestProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number): Promise<ReplyOf<typeof testProvider>> =>
      api.call(testProvider, { params: { id: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['connections'] }),
  });
}
