import {
  countUninvited,
  endPlannedInvitations,
  getInvitationMails,
  sendInvitations,
} from '@bellwether/contract/calls/accounts/invitations';
import {
  cancelImport,
  changeImport,
  exportPeople,
  getImport,
  getImportFaults,
  getImportTemplate,
  previewImport,
  startImport,
} from '@bellwether/contract/calls/people/import';
import type { InputOf } from '@bellwether/contract/endpoint';
import type { ImportPreview, ImportProgress } from '@bellwether/contract/people/import';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { isAbsent } from '#platform/problem.ts';
import { saveFile } from '#platform/save-file.ts';

const keys = {
  latest: ['people', 'import'] as const,
  file: (id: number) => ['people', 'import', id] as const,
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
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => api.call(previewImport, { body: { file, name: file.name } }),
    onSuccess: (preview) => client.setQueryData(keys.file(preview.Id), preview),
  });
}

/** A checked file, checked again. Fails once its import has started. */
export const importFileQuery = (id: number) =>
  queryOptions({
    queryKey: keys.file(id),
    queryFn: ({ signal }) => api.call(changeImport, { params: { id: `${id}` }, body: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type ImportChange = InputOf<typeof changeImport>['body'];

/** Reads a checked file in another way, or answers what it leaves open. */
export function useChangeImport(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ImportChange) => api.call(changeImport, { params: { id: `${id}` }, body: change }),
    onSuccess: (preview: ImportPreview) => client.setQueryData(keys.file(id), preview),
  });
}

/** What is written of a checked file: the rows, and the people who were ticked. */
export type ImportStart = InputOf<typeof startImport>['body'];

export function useStartImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (start: ImportStart) => api.call(startImport, { body: start }),
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

/** Downloads the rows that cannot be written, or were not. */
export function useDownloadFaults(id: number) {
  return useMutation({
    mutationFn: async () => saveFile(await api.call(getImportFaults, { params: { id: `${id}` } })),
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

/** Whom to invite, and when; without a time at once. */
export interface InvitationOrder {
  readonly Departments: string[];
  readonly Roles: RoleName[];
  readonly At: string | null;
}

export function useEndPlannedInvitations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(endPlannedInvitations, {}),
    onSettled: () => client.invalidateQueries({ queryKey: keys.uninvited }),
  });
}

export function useSendInvitations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationOrder) => api.call(sendInvitations, { body }),
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
