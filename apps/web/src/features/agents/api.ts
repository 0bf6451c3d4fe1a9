import type { getAgentConsent } from '@bellwether/contract/agents/allowing';
import { endToken } from '@bellwether/contract/calls/accounts/tokens';
import { answerAgentRequest, getAgentRequest } from '@bellwether/contract/calls/agents/acting';
import {
  addAgentClient,
  answerAgentConsent,
  endAgent,
  listAgentClients,
  listAgents,
  getAgentConsent as readConsent,
  removeAgentClient,
} from '@bellwether/contract/calls/agents/allowing';
import type { EndpointInput } from '@bellwether/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

const keys = {
  own: ['agents', 'own'] as const,
  clients: ['agents', 'clients'] as const,
};

export const ownAgentsQuery = queryOptions({
  queryKey: keys.own,
  queryFn: ({ signal }) => api.call(listAgents, { signal }),
});

/** Ends an agent, or the token that it uses. Fetches the list again after a failure, too, because it may have ended. */
export function useEndAgent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isToken }: { readonly id: number; readonly isToken: boolean }) =>
      api.call(isToken ? endToken : endAgent, { params: { id: `${id}` } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.own }),
  });
}

/** What a program asks for, as it sent it. */
export type AskedAccess = NonNullable<EndpointInput<typeof getAgentConsent>['query']>;

export const consentQuery = (query: AskedAccess) =>
  queryOptions({
    queryKey: ['agents', 'consent', query] as const,
    queryFn: ({ signal }) => api.call(readConsent, { query, signal }),
    retry: false,
  });

export function useAnswerConsent(asked: AskedAccess) {
  return useMutation({
    mutationFn: (IsAllowed: boolean) => api.call(answerAgentConsent, { body: { ...asked, IsAllowed } }),
  });
}

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['agents', 'request', id] as const,
    queryFn: ({ signal }) => api.call(getAgentRequest, { params: { id }, signal }),
  });

/** Says yes or no to a prepared prediction. A yes changes the goal, so everything is read anew. */
export function useAnswerRequest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (IsConfirmed: boolean) =>
      api.call(answerAgentRequest, { params: { id }, body: { IsConfirmed } }),
    onSettled: () => client.invalidateQueries(),
  });
}

export const clientsQuery = queryOptions({
  queryKey: keys.clients,
  queryFn: ({ signal }) => api.call(listAgentClients, { signal }),
});

export function useAddClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly Name: string; readonly Addresses: string[] }) =>
      api.call(addAgentClient, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.clients }),
  });
}

export function useRemoveClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(removeAgentClient, { params: { id: `${id}` } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.clients }),
  });
}
