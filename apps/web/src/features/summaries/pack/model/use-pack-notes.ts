import type { BoardPack } from '@bellwether/contract/summaries/pack';
import type { PackSlide } from '@bellwether/domain/summaries/pack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStoredText } from '../../model/use-stored-text.ts';
import { boardPackQuery, storePack } from '../api.ts';

type Notes = Readonly<Partial<Record<PackSlide, string>>>;

const notesOf = ({ Notes }: BoardPack): Notes =>
  Object.fromEntries(Notes.map(({ Slide, Text }) => [Slide, Text]));

/**
 * The texts of a pack, which are stored while a person types. `asked`: the quarter of the address. `taken`: texts that this
 * browser kept from before.
 */
export function usePackNotes(
  pack: BoardPack,
  { asked, taken }: { readonly asked: number; readonly taken: Notes },
) {
  const client = useQueryClient();
  const isTaken = pack.Version === 0 && Object.keys(taken).length > 0;
  const [notes, setNotes] = useState<Notes>(() => (isTaken ? taken : notesOf(pack)));
  const stored = useStoredText({
    value: notes,
    first: { version: pack.Version, value: notesOf(pack) },
    read: async () => {
      const read = await client.fetchQuery({ ...boardPackQuery(asked), staleTime: 0 });
      return { version: read.Version, value: notesOf(read) };
    },
    store: async (sent, version) => {
      const list = Object.entries(sent).map(([Slide, Text]) => ({ Slide: Slide as PackSlide, Text }));
      const Version = await storePack(pack.PeriodId, version, list);
      client.setQueryData(boardPackQuery(asked).queryKey, (former) =>
        former ? { ...former, Version, Notes: list } : former,
      );
      return Version;
    },
    show: setNotes,
  });
  return {
    ...stored,
    notes,
    write: (slide: PackSlide, text: string) => setNotes((former) => ({ ...former, [slide]: text })),
  };
}
