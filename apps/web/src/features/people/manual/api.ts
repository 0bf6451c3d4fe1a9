import {
  connectManual,
  describeManual,
  downloadManual,
  getManual,
  getManualAnswers,
  getManualReport,
  registerManual,
  saveManualAnswers,
  saveManualAttachment,
  saveManualEntry,
  uploadManual,
} from '@bellwether/contract/calls/people/manual';
import type { Manual, ManualAnswersReply } from '@bellwether/contract/people/manual';
import type { DiscType } from '@bellwether/domain/people/manual/disc';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { profileQuery } from '../api.ts';

const keys = {
  manual: (personId: number) => ['people', 'manual', personId] as const,
  reports: ['people', 'manual-report'] as const,
  answers: ['people', 'manual-answers'] as const,
};

/** The state and the entry of a person's user manual. `useReturn` fetches it again when the person comes back. */
export const manualQuery = (personId: number) =>
  queryOptions({
    queryKey: keys.manual(personId),
    queryFn: ({ signal }) => api.call(getManual, { params: { profileId: `${personId}` }, signal }),
    refetchOnWindowFocus: false,
  });

/** A finished report; `withLeading` adds the manager's chapter (people.27). */
export const manualReportQuery = (publicKey: string, withLeading: boolean) =>
  queryOptions({
    queryKey: [...keys.reports, publicKey, withLeading] as const,
    queryFn: ({ signal }) =>
      api.call(getManualReport, { params: { publicKey, flag: withLeading ? '1' : '0' }, signal }),
  });

/** The person's answers so far. They are fetched only once: a later reply would overwrite an unsaved answer. */
export const manualAnswersQuery = queryOptions({
  queryKey: keys.answers,
  queryFn: ({ signal }) => api.call(getManualAnswers, { signal }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: 0,
  gcTime: 0,
});

/** Fetches everything again that shows a person's manual: the tab, the report and the letters on the card. */
export function refreshManual(client: QueryClient, personId: number): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: keys.manual(personId) }),
    client.invalidateQueries({ queryKey: keys.reports }),
    client.invalidateQueries({ queryKey: profileQuery(personId).queryKey }),
  ]);
}

/** Registers the person if that is missing, connects the assessment, and returns the address of the questions. */
export function useConnectManual(personId: number) {
  const client = useQueryClient();
  const params = { x: `${personId}` };
  return useMutation({
    async mutationFn(manual: Pick<Manual, 'status'>) {
      if (manual.status === 0) await api.call(registerManual, { params });
      return api.call(connectManual, { params });
    },
    onSettled: () => refreshManual(client, personId),
  });
}

export function useDescribeType() {
  return useMutation({ mutationFn: (Disc: DiscType) => api.call(describeManual, { body: { Disc } }) });
}

export function useSaveEntry(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { Disc: DiscType; Description: string }) => api.call(saveManualEntry, { body }),
    onSuccess: () => refreshManual(client, personId),
  });
}

/** Uploads a PDF and attaches it; null removes the present one. */
export function useSaveAttachment(personId: number) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(file: File | null) {
      const FilePath =
        file === null ? '' : (await api.call(uploadManual, { body: { file, name: file.name } })).FilePath;
      return api.call(saveManualAttachment, { body: { FilePath } });
    },
    onSuccess: () => refreshManual(client, personId),
  });
}

/** Fetches the attached PDF and saves it as a download. */
export function useDownloadManual(personId: number) {
  return useMutation({
    async mutationFn() {
      const { blob, name } = await api.call(downloadManual, { params: { id: `${personId}` } });
      const address = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = address;
      link.download = name ?? 'user-manual.pdf';
      link.click();
      // Wait, because the browser reads the address only after the click.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
  });
}

export type AnswersToSave = Pick<ManualAnswersReply, 'Choices' | 'Answers'>;

/** Saves the person's answers; null keeps the stored answer. */
export function useSaveAnswers(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AnswersToSave & { PrivateKey: string; IsFinished: boolean }) =>
      api.call(saveManualAnswers, { body }),
    // Saves run one after the other, so that a slow save never overwrites a later one.
    scope: { id: 'manual-answers' },
    onSuccess: (_saved, { IsFinished }) =>
      IsFinished
        ? refreshManual(client, personId)
        : client.invalidateQueries({ queryKey: keys.manual(personId) }),
  });
}
