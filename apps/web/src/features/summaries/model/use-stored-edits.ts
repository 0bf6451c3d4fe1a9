import { getSummaryEdits, saveSummaryEdits } from '@bellwether/contract/calls/summaries/edits';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#platform/api.ts';
import { isConflict, problemText } from '#platform/problem.ts';
import type { SummarySubject } from './subject.ts';
import { dropBuffer, isEmpty, type SummaryEdits, showEdits } from './summary-store.ts';

export type EditsState =
  | { readonly kind: 'reading' | 'saved' | 'typed' | 'saving' | 'changed' }
  | { readonly kind: 'failed'; readonly problem: string };

/** In milliseconds after the last key. */
const PAUSE = 800;

const paramsOf = ({ kind, id, audience }: SummarySubject) => ({ kind, subject: String(id), audience });

const editsQuery = (subject: SummarySubject) =>
  queryOptions({
    queryKey: ['summaries', 'edits', subject.kind, subject.id, subject.audience] as const,
    queryFn: ({ signal }) => api.call(getSummaryEdits, { params: paramsOf(subject), signal }),
    // The editor alone changes them; another window's version is found when this one saves.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Stores the edits of a summary on the server while a person types, after a pause, and shows those of another visit
 * (summaries.5). If another window stored a later version, nothing is overwritten before the person has chosen one of both.
 * `edits` are those on the screen; `scope` names the person.
 */
export function useStoredEdits(scope: string, subject: SummarySubject, edits: SummaryEdits) {
  const client = useQueryClient();
  const query = useQuery(editsQuery(subject));
  const { data, error } = query;
  const [state, setState] = useState<EditsState>({ kind: 'reading' });
  const version = useRef(0);
  const known = useRef<SummaryEdits | undefined>(undefined);
  const latest = useRef(edits);
  latest.current = edits;

  useEffect(() => {
    if (!data || known.current) return;
    version.current = data.Version;
    known.current = data.Edits;
    // What this browser kept, because the page was left before it was stored, goes to the server now.
    if (isEmpty(latest.current)) showEdits(scope, subject, data.Edits);
    setState({ kind: 'saved' });
  }, [data, scope, subject]);

  const store = async () => {
    const sent = latest.current;
    setState({ kind: 'saving' });
    try {
      const body = { Version: version.current, Edits: asSent(sent) };
      version.current = (await api.call(saveSummaryEdits, { params: paramsOf(subject), body })).Version;
      known.current = sent;
      client.setQueryData(editsQuery(subject).queryKey, { Version: version.current, Edits: asSent(sent) });
      if (latest.current === sent) dropBuffer(scope, subject);
      setState({ kind: latest.current === sent ? 'saved' : 'typed' });
    } catch (failure) {
      setState(isConflict(failure) ? { kind: 'changed' } : { kind: 'failed', problem: problemText(failure) });
    }
  };
  const storeLatest = useRef(store);
  storeLatest.current = store;

  const isTyped = known.current !== undefined && JSON.stringify(edits) !== JSON.stringify(known.current);
  useEffect(() => {
    if (isTyped && (state.kind === 'saved' || state.kind === 'typed')) {
      const timer = setTimeout(() => void storeLatest.current(), PAUSE);
      // `edits` restarts the pause with each key.
      void edits;
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isTyped, edits, state.kind]);

  const isOpen = useRef(false);
  isOpen.current = isTyped && state.kind !== 'saving' && state.kind !== 'changed';
  useEffect(
    () => () => {
      // Save when the page closes within the pause.
      if (isOpen.current) void storeLatest.current();
    },
    [],
  );

  const theirs = () => client.fetchQuery({ ...editsQuery(subject), staleTime: 0 });
  return {
    state: isTyped && state.kind === 'saved' ? ({ kind: 'typed' } as const) : state,
    isReady: data !== undefined || error !== null,
    /** Whether texts of the person are stored, also without a drafted summary in this browser. */
    hasStored: data !== undefined && Object.keys(data.Edits.texts).length > 0,
    retry: () => void store(),
    /** Drops what stands here. */
    showTheirs: async () => {
      const read = await theirs();
      version.current = read.Version;
      known.current = read.Edits;
      showEdits(scope, subject, read.Edits);
      setState({ kind: 'saved' });
    },
    /** Replaces the version of the other window. */
    keepMine: async () => {
      version.current = (await theirs()).Version;
      await store();
    },
  };
}

const asSent = ({ texts, sentences, contexts }: SummaryEdits) => ({ texts, sentences, contexts });
