import type { ApiToken, CompanyToken, TokenNew } from '@bellwether/contract/accounts/tokens';
import {
  endCompanyToken,
  endToken,
  listCompanyTokens,
  listTokens,
  makeCompanyToken,
  makeToken,
} from '@bellwether/contract/calls/accounts/tokens';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

/** Whose tokens: the person's own, or the company's. */
export type Whose = 'own' | 'company';

interface Tokens {
  readonly data: readonly (ApiToken & Partial<Pick<CompanyToken, 'Owner'>>)[];
  readonly MayBeEndless: boolean;
}

const keyOf = (whose: Whose) => ['accounts', 'tokens', whose] as const;

export const tokensQuery = (whose: Whose) =>
  queryOptions({
    queryKey: keyOf(whose),
    queryFn: ({ signal }): Promise<Tokens> =>
      whose === 'own' ? api.call(listTokens, { signal }) : api.call(listCompanyTokens, { signal }),
  });

/** Makes a token; only this reply contains the secret. */
export function useMakeToken(whose: Whose) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TokenNew) =>
      whose === 'own' ? api.call(makeToken, { body }) : api.call(makeCompanyToken, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(whose) }),
  });
}

/** Ends a token. Fetches the list again after a failure, too, because it may have ended. */
export function useEndToken(whose: Whose) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const params = { id: `${id}` };
      await (whose === 'own' ? api.call(endToken, { params }) : api.call(endCompanyToken, { params }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(whose) }),
  });
}
