import { createNote, deleteNote, listNotes, saveNote } from '@bellwether/contract/calls/people/notes';
import type { Note } from '@bellwether/contract/people/notes';
import type { noteSorts } from '@bellwether/domain/people/notes/notes';
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#platform/api.ts';

type NoteSort = (typeof noteSorts)[number];

const keys = {
  notes: (personId: number) => ['people', 'notes', personId] as const,
};

/** The notes that the viewer wrote about a person, newest first. */
export const notesQuery = (personId: number, Sort: NoteSort, search: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.notes(personId), Sort, search] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listNotes, {
        params: { id: `${personId}` },
        query: { Sort, Cursor: pageParam, ...(search ? { Search: search } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.Next,
    placeholderData: keepPreviousData,
  });

/**
 * Returns one of the viewer's notes, for a drawer that a copied address opens. Fetches pages until one contains the
 * note.
 */
export function useNote(personId: number, noteId: number | undefined) {
  const list = useInfiniteQuery({ ...notesQuery(personId, 'Created', ''), enabled: noteId !== undefined });
  const note = list.data?.pages.flatMap((page) => page.data).find(({ Id }) => Id === noteId);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isSearching = noteId !== undefined && note === undefined && hasNextPage && !isError;
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage();
  }, [isSearching, isFetching, fetchNextPage]);
  return {
    note,
    isPending: noteId !== undefined && note === undefined && (list.isPending || isSearching),
    list,
  };
}

interface NoteSave {
  readonly Title: string;
  readonly Body: string;
}

/** Writes a note about a person, or changes `former`. */
export function useSaveNote(personId: number, former: Note | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: NoteSave & { readonly UpdatedAt?: string | undefined }) =>
      former
        ? api.call(saveNote, { params: { id: `${former.Id}` }, body: save })
        : api.call(createNote, { body: { UserId: personId, Title: save.Title, Body: save.Body } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.notes(personId) }),
  });
}

export function useDeleteNote(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (noteId: number) => api.call(deleteNote, { params: { id: `${noteId}` } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.notes(personId) }),
  });
}
