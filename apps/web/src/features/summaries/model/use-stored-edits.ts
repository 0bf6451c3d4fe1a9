import { getSummaryEdits, saveSummaryEdits } from '@bellwether/contract/calls/summaries/edits';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#platform/api.ts';
import type { SummarySubject } from './subject.ts';
import { dropBuffer, isEmpty, type SummaryEdits, showEdits } from './summary-store.ts';
import { useStoredText } from './use-stored-text.ts';

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
 * Stores the edits of a summary on the server while a person types, and shows those of another visit (summaries.5). `edits`
 * are those on the screen; `scope` names the person.
 */
export function useStoredEdits(scope: string, subject: SummarySubject, edits: SummaryEdits) {
  const client = useQueryClient();
  const { data, error } = useQuery(editsQuery(subject));
  const latest = useRef(edits);
  latest.current = edits;

  const isFirst = useRef(true);
  useEffect(() => {
    if (!data || !isFirst.current) return;
    isFirst.current = false;
    // What this browser kept, because the page was left before it was stored, goes to the server now.
    if (isEmpty(latest.current)) showEdits(scope, subject, data.Edits);
  }, [data, scope, subject]);

  const stored = useStoredText({
    value: edits,
    first: data && { version: data.Version, value: data.Edits },
    read: async () => {
      const { Version, Edits } = await client.fetchQuery({ ...editsQuery(subject), staleTime: 0 });
      return { version: Version, value: Edits };
    },
    store: async (sent, version) => {
      const body = { Version: version, Edits: asSent(sent) };
      const { Version } = await api.call(saveSummaryEdits, { params: paramsOf(subject), body });
      client.setQueryData(editsQuery(subject).queryKey, { Version, Edits: body.Edits });
      if (latest.current === sent) dropBuffer(scope, subject);
      return Version;
    },
    show: (theirs) => showEdits(scope, subject, theirs),
  });
  return {
    ...stored,
    isReady: data !== undefined || error !== null,
    /** Whether texts of the person are stored, also without a drafted summary in this browser. */
    hasStored: data !== undefined && Object.keys(data.Edits.texts).length > 0,
  };
}

const asSent = ({ texts, sentences, contexts }: SummaryEdits) => ({ texts, sentences, contexts });
