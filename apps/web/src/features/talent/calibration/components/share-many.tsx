import type { SharingRow } from '@bellwether/contract/talent/sharing';
import { openParts, type SharingGap } from '@bellwether/domain/talent/calibration/sharing';
import { Button, Checkbox, Switch } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import type { TalentScope } from '../../api.overview.ts';
import { reasonWords } from '../../words.appraisal.ts';
import { sharingQuery, useShareMany } from '../api.ts';
import { sharingWords as words } from '../words.ts';
import classes from './calibration.module.css';

/** The button that lists what is missing in a team's drafts, and shares many of them (talent.29). */
export function ShareMany({ scope }: { readonly scope: TalentScope }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <AppDrawer opened={isOpen} onClose={() => setIsOpen(false)} title={words.title} width={640}>
        <SharingList scope={scope} />
      </AppDrawer>
    </>
  );
}

type Result = string | undefined;

const isOpenPart = (gap: SharingGap) => openParts.some((part) => part === gap);

/** Returns whether the row can be shared now, perhaps by choice. */
const isReady = ({ Share, Missing }: SharingRow, withOpenParts: boolean) =>
  Share === true && Missing.every((gap) => isOpenPart(gap) && withOpenParts);

function SharingList({ scope }: { readonly scope: TalentScope }) {
  const list = useInfiniteQuery(sharingQuery(scope));
  const share = useShareMany();
  const items = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [withOpenParts, setWithOpenParts] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<number, string>>(new Map());
  if (!list.data)
    return list.error ? (
      <ErrorPanel title={words.failed} detail={problemText(list.error)} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonRows rows={6} />
    );
  const rows = list.data.pages.flatMap(({ data }) => data);
  const ready = rows.filter((row) => isReady(row, withOpenParts));
  const chosen = ready.filter(({ AppraisalId }) => ticked.has(AppraisalId));
  const tick = (ids: readonly number[], isTicked: boolean) =>
    setTicked((former) => {
      const next = new Set(former);
      for (const id of ids) {
        if (isTicked) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const send = () =>
    share.mutate(
      {
        appraisals: chosen.flatMap(({ AppraisalId, UpdatedAt }) =>
          UpdatedAt === null ? [] : [{ Id: AppraisalId, UpdatedAt }],
        ),
        withOpenParts,
      },
      {
        onSuccess({ data }) {
          setResults(new Map(data.map(({ Id, Result: result }) => [Id, result])));
          setTicked(new Set());
          toast.success(words.shared(data.filter(({ Result: result }) => result === 'done').length));
        },
      },
    );
  return (
    <>
      <p>{words.hint}</p>
      {rows.some(isOfAnother) ? <p className={classes.quiet}>{words.othersHint}</p> : null}
      {share.error ? <Notice tone="bad">{problemText(share.error)}</Notice> : null}
      {rows.length === 0 ? <EmptyState title={words.nobody} /> : null}
      {rows.some(({ Missing }) => Missing.some(isOpenPart)) ? (
        <Switch
          label={words.withOpenParts}
          description={words.withOpenPartsHint}
          checked={withOpenParts}
          onChange={(event) => setWithOpenParts(event.currentTarget.checked)}
        />
      ) : null}
      {ready.length > 0 ? (
        <Checkbox
          mt="sm"
          label={words.all}
          checked={chosen.length === ready.length}
          indeterminate={chosen.length > 0 && chosen.length < ready.length}
          onChange={(event) =>
            tick(
              ready.map(({ AppraisalId }) => AppraisalId),
              event.currentTarget.checked,
            )
          }
        />
      ) : null}
      <ul className={classes.moves} ref={items}>
        {rows.map((row) => (
          <SharingItem
            key={row.User.Id}
            row={row}
            isReady={isReady(row, withOpenParts)}
            isTicked={ticked.has(row.AppraisalId)}
            result={results.get(row.AppraisalId)}
            onTick={(isTicked) => tick([row.AppraisalId], isTicked)}
          />
        ))}
      </ul>
      <LoadMore of={list} rows={items} count={rows.length} />
      {ready.length > 0 ? (
        <div className={classes.acts}>
          <Button loading={share.isPending} disabled={chosen.length === 0} onClick={send}>
            {words.share(chosen.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface SharingItemProps {
  readonly row: SharingRow;
  readonly isReady: boolean;
  readonly isTicked: boolean;
  /** Why the last try did not share it. */
  readonly result: Result;
  readonly onTick: (isTicked: boolean) => void;
}

function SharingItem({ row, isReady: canShare, isTicked, result, onTick }: SharingItemProps) {
  const { User, Missing } = row;
  const says = [
    ...Missing.map((gap) => words.gaps[gap]),
    ...(Missing.length === 0 ? [words.complete] : []),
    ...(isOfAnother(row) ? [words.others] : []),
  ];
  return (
    <li className={classes.person}>
      <Checkbox
        aria-label={words.tick(User.Name)}
        checked={isTicked && canShare}
        disabled={!canShare}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span>
        {User.Name} <span className={classes.quiet}>{says.join(', ')}</span>
        {result !== undefined && result !== 'done' ? (
          <span className={classes.mark}>{failureWords(result)}</span>
        ) : null}
      </span>
    </li>
  );
}

/** Whether another reviewer shares the appraisal, for readers of everybody's (talent.29). */
const isOfAnother = ({ AppraisalId, Share }: SharingRow) => AppraisalId > 0 && Share === undefined;

function failureWords(result: string): string {
  const own: Readonly<Record<string, string>> = words.failures;
  const ofState: Readonly<Record<string, string>> = reasonWords;
  return own[result] ?? words.notShared(ofState[result] ?? '');
}
