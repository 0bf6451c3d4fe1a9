import { getBoardPack, makeBoardPack, saveBoardPack } from '@bellwether/contract/calls/summaries/pack';
import type { ReceivedFile } from '@bellwether/contract/file';
import type { DeckFormat } from '@bellwether/contract/summaries';
import type { BoardPack } from '@bellwether/contract/summaries/pack';
import type { OfferedLocale } from '@bellwether/domain/locale/locales';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

export const boardPackQuery = (periodId: number) =>
  queryOptions({
    queryKey: ['summaries', 'pack', periodId] as const,
    queryFn: ({ signal }) => api.call(getBoardPack, { params: { periodId: String(periodId) }, signal }),
  });

/** Stores the texts of a pack, and returns the new version. Fails with 409 if another window stored a later one. */
export async function storePack(
  periodId: number,
  Version: number,
  notes: BoardPack['Notes'],
): Promise<number> {
  const body = { Version, Notes: notes.map(({ Slide, Text }) => ({ Slide, Text })) };
  return (await api.call(saveBoardPack, { params: { periodId: String(periodId) }, body })).Version;
}

export function downloadPack(
  periodId: number,
  { Format, Locale }: { readonly Format: DeckFormat; readonly Locale: OfferedLocale },
  signal: AbortSignal,
): Promise<ReceivedFile> {
  return api.call(makeBoardPack, {
    params: { periodId: String(periodId) },
    body: { Format, Locale },
    signal,
  });
}
