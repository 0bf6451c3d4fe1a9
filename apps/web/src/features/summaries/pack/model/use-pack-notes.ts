import type { BoardPack } from '@bellwether/contract/summaries/pack';
import type { PackSlide } from '@bellwether/domain/summaries/pack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isConflict, problemText } from '#platform/problem.ts';
import { boardPackQuery, storePack } from '../api.ts';

type Notes = Readonly<Partial<Record<PackSlide, string>>>;

type SaveState =
  | { readonly kind: 'saved' | 'typed' | 'saving' | 'changed' }
  | { readonly kind: 'failed'; readonly problem: string };

/** In milliseconds after the last key. */
const PAUSE = 800;

const notesOf = ({ Notes }: BoardPack): Notes =>
  Object.fromEntries(Notes.map(({ Slide, Text }) => [Slide, Text]));

/**
 * The texts of a pack while a person types. They are stored after a pause; if another window stored a later version, nothing
 * is overwritten before the person has chosen one of both. `asked`: the quarter of the address. `taken`: texts that this
 * browser kept from before.
 */
export function usePackNotes(
  pack: BoardPack,
  { asked, taken }: { readonly asked: number; readonly taken: Notes },
) {
  const client = useQueryClient();
  const isTaken = pack.Version === 0 && Object.keys(taken).length > 0;
  const [notes, setNotes] = useState<Notes>(() => (isTaken ? taken : notesOf(pack)));
  const [state, setState] = useState<SaveState>({ kind: isTaken ? 'typed' : 'saved' });
  const version = useRef(pack.Version);
  const latest = useRef(notes);
  latest.current = notes;

  const store = async () => {
    const sent = latest.current;
    setState({ kind: 'saving' });
    try {
      const list = Object.entries(sent).map(([Slide, Text]) => ({ Slide: Slide as PackSlide, Text }));
      version.current = await storePack(pack.PeriodId, version.current, list);
      client.setQueryData(boardPackQuery(asked).queryKey, (former) =>
        former ? { ...former, Version: version.current, Notes: list } : former,
      );
      setState({ kind: latest.current === sent ? 'saved' : 'typed' });
    } catch (error) {
      if (isConflict(error)) setState({ kind: 'changed' });
      else setState({ kind: 'failed', problem: problemText(error) });
    }
  };
  const storeLatest = useRef(store);
  storeLatest.current = store;
  useEffect(() => {
    if (state.kind !== 'typed') return;
    // `notes` restarts the pause with each key.
    void notes;
    const timer = setTimeout(() => void storeLatest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [state.kind, notes]);

  const isTyped = useRef(false);
  isTyped.current = state.kind === 'typed';
  useEffect(
    () => () => {
      // Save when the page closes within the pause.
      if (isTyped.current) void storeLatest.current();
    },
    [],
  );

  const theirs = () => client.fetchQuery({ ...boardPackQuery(asked), staleTime: 0 });
  return {
    notes,
    state,
    write: (slide: PackSlide, text: string) => {
      setNotes((former) => ({ ...former, [slide]: text }));
      setState((former) =>
        former.kind === 'changed' || former.kind === 'saving' ? former : { kind: 'typed' },
      );
    },
    retry: () => void store(),
    /** Drops what stands here. */
    showTheirs: async () => {
      const read = await theirs();
      version.current = read.Version;
      setNotes(notesOf(read));
      setState({ kind: 'saved' });
    },
    /** Replaces the version of the other window. */
    keepMine: async () => {
      version.current = (await theirs()).Version;
      await store();
    },
  };
}
