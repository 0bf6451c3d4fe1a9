import {
  countUninvited,
  getInvitationMails,
  sendInvitations,
} from '@bellwether/contract/accounts.invitations';
import {
  cancelImport,
  exportPeople,
  getImport,
  getImportTemplate,
  type ImportProgress,
  previewImport,
  startImport,
} from '@bellwether/contract/people/import';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { isAbsent } from '#platform/problem.ts';
import { saveFile } from '#platform/save-file.ts';

const keys = {
  latest: ['people', 'import'] as const,
  uninvited: ['people', 'uninvited'] as const,
  invitationMails: ['people', 'invitation-mails'] as const,
};

const between = 700;

/** Returns whether the import still waits for its job, or is being written. */
export const isUnderWay = ({ State }: Pick<ImportProgress, 'State'>): boolean =>
  State === 'waiting' || State === 'running';

/** The person's latest import; null without one. Fetched repeatedly while the import runs. */
export const importQuery = queryOptions({
  queryKey: keys.latest,
  queryFn: async ({ signal }) => {
    try {
      return await api.call(getImport, { params: { id: '0' }, signal });
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  },
  refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? between : false),
});

/** Checks a file without writing anybody. */
export function usePreviewImport() {
  return useMutation({
    mutationFn: (file: File) => api.call(previewImport, { body: { file, name: file.name } }),
  });
}

export function useStartImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (Id: number) => api.call(startImport, { body: { Id } }),
    onSuccess: (started) => client.setQueryData(keys.latest, started),
  });
}

export function useCancelImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(cancelImport, { params: { id: `${id}` } }),
    // Also after a failure, because the import may have ended first.
    onSettled: () => client.invalidateQueries({ queryKey: keys.latest }),
  });
}

/** Downloads all people, or an empty workbook with the columns. */
export function useDownloadPeople() {
  return useMutation({
    mutationFn: async (what: 'template' | 'xlsx' | 'csv') =>
      saveFile(
        what === 'template'
          ? await api.call(getImportTemplate, {})
          : await api.call(exportPeople, { params: { format: what } }),
      ),
  });
}

/** The number of people who were never invited. */
export const uninvitedQuery = queryOptions({
  queryKey: keys.uninvited,
  queryFn: ({ signal }) => api.call(countUninvited, { signal }),
});

const betweenMails = 2_000;

/** How the invitations of the last day arrive; read again and again while some are on their way. */
export const invitationMailsQuery = queryOptions({
  queryKey: keys.invitationMails,
  queryFn: ({ signal }) => api.call(getInvitationMails, { signal }),
  refetchInterval: ({ state: { data } }) => (data && data.Waiting > 0 ? betweenMails : false),
});

export function useSendInvitations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(sendInvitations, {}),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.uninvited }),
        client.invalidateQueries({ queryKey: keys.invitationMails }),
      ]),
  });
}

/** Makes every query that shows people stale, after an import. */
export function useForgetPeople() {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.join() !== keys.latest.join() });
}
