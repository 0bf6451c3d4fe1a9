import { endScimToken, getScim, makeScimToken, saveScim } from '@bellwether/contract/calls/people/scim';
import type { InputOf } from '@bellwether/contract/endpoint';
import type { ScimConnection } from '@bellwether/contract/people/scim';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { connectionsQuery } from '#platform/connections/api.ts';

/** The connection with the company's directory. */
export const scimQuery = queryOptions({
  queryKey: ['people', 'scim'],
  queryFn: ({ signal }) => api.call(getScim, { signal }),
});

/** Keeps the connection of a reply, without the token, which is only for this screen. */
function useKeep() {
  const client = useQueryClient();
  return ({ Token: _secret, ...connection }: ScimConnection & { readonly Token?: string }) => {
    client.setQueryData(scimQuery.queryKey, connection);
    return client.invalidateQueries(connectionsQuery);
  };
}

export function useMakeScimToken() {
  const keep = useKeep();
  return useMutation({ mutationFn: () => api.call(makeScimToken, { body: {} }), onSuccess: keep });
}

export function useEndScimToken() {
  const keep = useKeep();
  return useMutation({ mutationFn: () => api.call(endScimToken, {}), onSuccess: keep });
}

export type ScimSave = NonNullable<InputOf<typeof saveScim>['body']>;

export function useSaveScim() {
  const keep = useKeep();
  return useMutation({ mutationFn: (body: ScimSave) => api.call(saveScim, { body }), onSuccess: keep });
}
