import type { GoalImportNote } from '@bellwether/contract/goals/import';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { LeftOutRows } from '#ui/import/left-out-rows.tsx';
import { tableImportWords } from '#ui/import/words.ts';
import { useDownloadGoalFaults } from '../api.ts';
import { goalImportWords as words } from '../words.ts';

interface GoalImportFaultsProps {
  readonly importId: number;
  readonly faults: readonly GoalImportNote[];
  readonly count: number;
}

/** Shows which rows of a file of goals cannot be written, and why. */
export function GoalImportFaults({ importId, faults, count }: GoalImportFaultsProps) {
  const download = useDownloadGoalFaults(importId);
  return (
    <LeftOutRows
      rows={noteRows(faults)}
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

/** Returns notes as rows of a table. */
export function noteRows(notes: readonly GoalImportNote[]) {
  return notes.map(({ Row, Column, Message }, at) => ({
    key: `${Row}.${at}`,
    cells: [Row, Column === null ? '' : words.fields[Column], Message],
  }));
}
