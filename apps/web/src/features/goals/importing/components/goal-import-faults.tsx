import type { GoalImportNote } from '@bellwether/contract/goals/import';
import { Button } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import classes from '#ui/import/import.module.css';
import { ImportTable } from '#ui/import/import-table.tsx';
import { useDownloadGoalFaults } from '../api.ts';
import { goalImportWords as words } from '../words.ts';

interface GoalImportFaultsProps {
  readonly importId: number;
  readonly faults: readonly GoalImportNote[];
  readonly count: number;
}

/** Shows what is wrong with rows that cannot be written, and offers these rows as a file. */
export function GoalImportFaults({ importId, faults, count }: GoalImportFaultsProps) {
  const download = useDownloadGoalFaults(importId);
  if (faults.length === 0) return null;
  return (
    <div>
      <ImportTable
        title={words.faultsTitle}
        headings={[words.row, words.column, words.fault]}
        rows={noteRows(faults)}
        count={count}
      />
      <div className={classes.buttons}>
        <Button
          variant="default"
          loading={download.isPending}
          onClick={() =>
            download.mutate(undefined, {
              onError: (error) => toast.error(`${words.failedDownload} ${problemText(error)}`),
            })
          }
        >
          {words.downloadFaults}
        </Button>
      </div>
    </div>
  );
}

/** Returns notes as rows of a table. */
export function noteRows(notes: readonly GoalImportNote[]) {
  return notes.map(({ Row, Column, Message }, at) => ({
    key: `${Row}.${at}`,
    cells: [Row, Column === null ? '' : words.fields[Column], Message],
  }));
}
