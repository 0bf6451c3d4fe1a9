import type { PersonalExport } from '@bellwether/contract/personal-data';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { startExport } from '#platform/exports/export-queue.ts';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { dataFile, exportsQuery } from '../api.ts';
import { dataWords } from '../words.ts';
import classes from './personal-data.module.css';

/** Shows the files with a person's data that the acting person asked for, with their state. */
export function ExportList({ personId }: { readonly personId: number }) {
  const { data, error, refetch } = useQuery(exportsQuery);
  if (!data)
    return error ? (
      <ErrorPanel inset title={dataWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={2} />
    );
  const own = data.data.filter(({ Person }) => Person.Id === personId);
  if (own.length === 0) return <EmptyState title={dataWords.none}>{dataWords.noneText}</EmptyState>;
  return (
    <ul className={classes.list} aria-label={dataWords.list} aria-live="polite">
      {own.map((one) => (
        <ExportItem key={one.Id} one={one} />
      ))}
    </ul>
  );
}

function ExportItem({ one }: { readonly one: PersonalExport }) {
  const { Id, State, Person, CreatedAt, ExpiresAt } = one;
  const download = () =>
    startExport({
      title: dataWords.file,
      detail: Person.Name,
      run: (signal) => dataFile(Id, signal),
    });
  return (
    <li className={classes.item}>
      <div>
        <p>
          {dataWords.of(Person.Name)}, <LocalTime at={CreatedAt} />
        </p>
        <p className={classes.quiet}>
          {dataWords.states[State]}
          {State === 'ready' && ExpiresAt !== null ? (
            <>
              {' '}
              {dataWords.until} <LocalTime at={ExpiresAt} />
            </>
          ) : null}
        </p>
      </div>
      {State === 'ready' ? (
        <Button variant="default" onClick={download}>
          {dataWords.download}
        </Button>
      ) : null}
    </li>
  );
}
