import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { goalLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import classes from '../../components/parts.module.css';
import { followingQuery, useUnfollow } from '../../reading/api.ts';
import { followingWords } from '../../words.ts';

/** Lists the goals that the person follows, each with a button that stops following. */
export function FollowingPart() {
  const list = useInfiniteQuery(followingQuery);
  const unfollow = useUnfollow();
  const rows = useRef<HTMLUListElement>(null);
  const goals = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (!list.data && list.error) {
    return (
      <ErrorPanel
        inset
        title={followingWords.failed}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) return <SkeletonRows rows={2} />;
  return (
    <>
      <p className={classes.quiet}>{goals.length === 0 ? followingWords.empty : followingWords.hint}</p>
      {unfollow.error ? <Notice tone="bad">{problemText(unfollow.error)}</Notice> : null}
      <ul className={classes.rows} ref={rows} tabIndex={-1}>
        {goals.map((goal) => (
          <li key={goal.Id} className={classes.goal}>
            <div className={classes.title}>
              <Link {...goalLink(goal.Id)}>{goal.Title}</Link>
              <p className={classes.quiet}>{goal.User.Name}</p>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={`${followingWords.unfollow} ${goal.Title}`}
              onClick={() => {
                if (unfollow.isPending) return;
                // The pressed button disappears with its row, so move the focus to the list.
                unfollow.mutate(goal, { onSuccess: () => rows.current?.focus() });
              }}
            >
              {followingWords.unfollow}
            </Button>
          </li>
        ))}
      </ul>
      <LoadMore of={list} rows={rows} count={goals.length} />
    </>
  );
}
