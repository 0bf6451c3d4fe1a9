import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { ChangeList } from '#ui/data/change-list.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { strategyQuery } from '../api.ts';
import { strategyChanges } from '../model/strategy-changes.ts';
import { formWords, type StrategyParts, strategyWords } from '../words.ts';
import classes from './part-form.module.css';

/** Shows word by word what a publication changes for everybody. */
export function PublicationChanges({ draft }: { readonly draft: StrategyParts }) {
  const { data, error, refetch } = useQuery(strategyQuery);
  if (!data && error)
    return (
      <ErrorPanel title={strategyWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <SkeletonForm fields={2} />;
  const changes = strategyChanges(data, draft);
  if (changes.length === 0) return <Notice tone="info">{formWords.nothingChanges}</Notice>;
  return (
    <div className={classes.changes}>
      <p>{formWords.compareText}</p>
      <ChangeList changes={changes} fromLabel={formWords.now} toLabel={formWords.afterwards} level={3} />
    </div>
  );
}
