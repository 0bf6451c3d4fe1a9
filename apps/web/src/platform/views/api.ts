import { deleteView, listSavedViews, renameView, saveView } from '@bellwether/contract/calls/people/views';
import type { SavedView, ViewScreen } from '@bellwether/contract/people/views';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The saved views of all lists of the signed-in person. */
export const savedViewsQuery = queryOptions({
  queryKey: ['views'] as const,
  queryFn: async ({ signal }) => (await api.call(listSavedViews, { signal })).data,
  staleTime: 5 * 60_000,
});

type Unsaved = Omit<SavedView, 'Id'>;

/** What can be done with saved views; each act updates the lists that are on the screen. */
export function useViewActs() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
  return {
    save: useMutation({
      mutationFn: ({ Screen, Name, Query }: Unsaved) => api.call(saveView, { body: { Screen, Name, Query } }),
      onSettled,
    }),
    rename: useMutation({
      mutationFn: ({ Id, Name }: Pick<SavedView, 'Id' | 'Name'>) =>
        api.call(renameView, { params: { id: String(Id) }, body: { Name } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ Id }: SavedView) => api.call(deleteView, { params: { id: String(Id) } }),
      onSettled,
    }),
  };
}

export type { SavedView, ViewScreen };
