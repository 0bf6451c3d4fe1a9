import {
  endCompany,
  exportCompanyData,
  getCompanyData,
  getCompanyExport,
  takeEndBack,
} from '@bellwether/contract/calls/personal-data.company';
import type { CompanyData } from '@bellwether/contract/personal-data.company';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

const waitingMilliseconds = 3_000;

/** The files with all data of the company, and its end. Read again while a file is being made. */
export const companyDataQuery = queryOptions({
  queryKey: ['company-data'] as const,
  queryFn: ({ signal }) => api.call(getCompanyData, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.Exports.some(({ State }) => State === 'waiting') ? waitingMilliseconds : false,
});

export const useAskForCompanyData = () => useChange<void>(() => api.call(exportCompanyData, {}));
export const useTakeEndBack = () => useChange<void>(() => api.call(takeEndBack, {}));
export const useEndCompany = () =>
  useChange((name: string) => api.call(endCompany, { body: { Name: name } }));

function useChange<Given>(mutationFn: (given: Given) => Promise<CompanyData>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (data) => client.setQueryData(companyDataQuery.queryKey, data),
  });
}

export const companyFile = (id: number, signal: AbortSignal) =>
  api.call(getCompanyExport, { params: { id: String(id) }, signal });
