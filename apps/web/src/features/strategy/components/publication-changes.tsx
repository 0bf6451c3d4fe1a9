import type { StrategyPartName } from '@bellwether/domain/strategy/document';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { ChangeList } from '#ui/data/change-list.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { strategyQuery } from '../api.ts';
import { changesByPart } from '../model/strategy-changes.ts';
import { formWords, type StrategyParts, strategyWords } from '../words.ts';
import classes from './part-form.module.css';

interface PublicationChangesProps {
  readonly draft: StrategyParts;
  /** The parts that stay a draft. */
  readonly left: readonly StrategyPartName[];
  readonly onLeft: (left: readonly StrategyPartName[]) => void;
}

/**
 * Shows word by word what a publication changes for everybody. If several parts differ, each has a tick, because some may
 * be other people's unfinished drafts.
 */
export function PublicationChanges({ draft, left, onLeft }: PublicationChangesProps) {
  const { data, error, refetch } = useQuery(strategyQuery);
  if (!data && error)
    return (
      <ErrorPanel title={strategyWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <SkeletonForm fields={2} />;
  const parts = changesByPart(data, draft);
  if (parts.length === 0) return <Notice tone="info">{formWords.nothingChanges}</Notice>;
  const ticked = parts.filter(({ part }) => !left.includes(part));
  return (
    <div className={classes.changes}>
      <p>{parts.length > 1 ? formWords.chooseParts : formWords.compareText}</p>
      {parts.map(({ part, changes }) => {
        const isTicked = !left.includes(part);
        return (
          <div key={part} className={classes.changes}>
            {parts.length > 1 ? (
              <Checkbox
                label={formWords.parts[part]}
                checked={isTicked}
                // One part at least is published.
                disabled={isTicked && ticked.length === 1}
                onChange={() => onLeft(isTicked ? [...left, part] : left.filter((each) => each !== part))}
              />
            ) : null}
            {isTicked ? (
              <ChangeList
                changes={changes}
                fromLabel={formWords.now}
                toLabel={formWords.afterwards}
                level={3}
              />
            ) : (
              <p>{formWords.staysDraft}</p>
            )}
          </div>
        );
      })}
    </div>
  );
}
