import type { ImportNote } from '@bellwether/contract/people/import';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { LeftOutRows } from '#ui/import/left-out-rows.tsx';
import { tableImportWords } from '#ui/import/words.ts';
import { useDownloadFaults } from '../api.ts';
import { notesOf } from '../model/import-notes.ts';

interface ImportFaultsProps {
  readonly importId: number;
  readonly faults: readonly ImportNote[];
  readonly count: number;
}

/** Shows which rows of a file of people cannot be written, and why. */
export function ImportFaults({ importId, faults, count }: ImportFaultsProps) {
  const download = useDownloadFaults(importId);
  return (
    <LeftOutRows
      rows={notesOf(faults)}
      count={count}
      isDownloading={download.isPending}
      onDownload={() =>
        download.mutate(undefined, {
          onError: (error) => toast.error(`${tableImportWords.failedDownload} ${problemText(error)}`),
        })
      }
    />
  );
}
