import {
  cancelGoalImport,
  changeGoalImport,
  getGoalImport,
  getGoalImportFaults,
  previewGoalImport,
  startGoalImport,
  undoGoalImport,
} from '@bellwether/contract/calls/goals/import';
import type { InputOf } from '@bellwether/contract/endpoint';
import type { GoalImportPreview, GoalImportProgress } from '@bellwether/contract/goals/import';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { saveFile } from '#platform/save-file.ts';

const keys = {
  file: (id: number) => ['goals', 'import-file', id] as const,
  started: (id: number) => ['goals', 'import', id] as const,
};

const between = 700;

/** Returns whether the import still waits for its job, or is being written. */
export const isUnderWay = ({ State }: Pick<GoalImportProgress, 'State'>): boolean =>
  State === 'waiting' || State === 'running';

/** Checks a file of goals without writing anything. */
export function usePreviewGoalImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => api.call(previewGoalImport, { body: { file, name: file.name } }),
    onSuccess: (preview) => client.setQueryData(keys.file(preview.Id), preview),
  });
}

/** A checked file, checked again. Fails once its import has started. */
export const goalFileQuery = (id: number) =>
  queryOptions({
    queryKey: keys.file(id),
    queryFn: ({ signal }) => api.call(changeGoalImport, { params: { id: `${id}` }, body: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type GoalImportChange = InputOf<typeof changeGoalImport>['body'];

/** Reads a checked file in another way, or answers what it leaves open. */
export function useChangeGoalImport(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: GoalImportChange) =>
      api.call(changeGoalImport, { params: { id: `${id}` }, body: change }),
    onSuccess: (preview: GoalImportPreview) => client.setQueryData(keys.file(id), preview),
  });
}

/** A started import; fetched repeatedly while it runs. */
export const goalImportQuery = (id: number) =>
  queryOptions({
    queryKey: keys.started(id),
    queryFn: ({ signal }) => api.call(getGoalImport, { params: { id: `${id}` }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? between : false),
  });

export function useStartGoalImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (start: InputOf<typeof startGoalImport>['body']) =>
      api.call(startGoalImport, { body: start }),
    onSuccess: (started) => client.setQueryData(keys.started(started.Id), started),
  });
}

export function useCancelGoalImport(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(cancelGoalImport, { params: { id: `${id}` } }),
    // Also after a failure, because the import may have ended first.
    onSettled: () => client.invalidateQueries({ queryKey: keys.started(id) }),
  });
}

/** Takes the goals of an import back. Everything that shows goals is stale then. */
export function useUndoGoalImport(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(undoGoalImport, { params: { id: `${id}` } }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Downloads the rows that cannot be written, or were not. */
export function useDownloadGoalFaults(id: number) {
  return useMutation({
    mutationFn: async () => saveFile(await api.call(getGoalImportFaults, { params: { id: `${id}` } })),
  });
}

/** Makes everything stale that shows goals, after an import. */
export function useForgetGoals(id: number) {
  const client = useQueryClient();
  const own = keys.started(id).join();
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.join() !== own });
}
