import type { ImportNote } from '@bellwether/contract/people/import';
import { Button } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import classes from '#ui/import/import.module.css';
import { ImportTable } from '#ui/import/import-table.tsx';
import { useDownloadFaults } from '../api.ts';
import { notesOf } from '../model/import-notes.ts';
import { importWords } from '../words.ts';

interface ImportFaultsProps {
  readonly importId: number;
  readonly faults: readonly ImportNote[];
  readonly count: number;
}

/** Shows what is wrong with rows that cannot be written, and offers these rows as a file. */
export function ImportFaults({ importId, faults, count }: ImportFaultsProps) {
  const download = useDownloadFaults(importId);
  if (faults.length === 0) return null;
  return (
    <div>
      <ImportTable
        title={importWords.faultsTitle}
        headings={[importWords.row, importWords.column, importWords.fault]}
        rows={notesOf(faults)}
        count={count}
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          loading={download.isPending}
          onClick={() =>
            download.mutate(undefined, {
              onError: (error) => toast.error(`${importWords.failedDownload} ${problemText(error)}`),
            })
          }
        >
          {importWords.downloadFaults}
        </Button>
      </div>
    </div>
  );
}
