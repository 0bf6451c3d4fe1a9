import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { goalLink } from '#platform/links.ts';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import { useGoalSearch } from '../../model/goal-search.ts';
import { searchOfList } from '../model/list-filter.ts';
import { useCloseSide } from '../model/side-goal.ts';
import { emptyWords, goalSideDrawerWords } from '../words.ts';
import { GoalDetailLater } from './goal-detail-later.tsx';
import { SideRun } from './side-run.tsx';

interface GoalSideDrawerProps {
  readonly width?: number;
  /** The goals of the list below, through which a person may go without closing the drawer. */
  readonly run?: readonly number[];
}

/**
 * Shows a goal over the present page, so that a person can look at children and ancestors without leaving the
 * goal (goals.24: 600 to 800 px).
 */
export function GoalSideDrawer({ width = 800, run = [] }: GoalSideDrawerProps) {
  const search = useGoalSearch();
  const close = useCloseSide();
  // Keep the last goal: while the drawer closes, the address no longer names it.
  const shown = useRef(search.side);
  if (search.side !== undefined) shown.current = search.side;
  const goalId = shown.current;
  return (
    <AppDrawer
      opened={search.side !== undefined}
      onClose={close}
      title={emptyWords.detail}
      width={width}
      headerAside={
        goalId === undefined ? undefined : (
          <Button
            variant="default"
            size="xs"
            renderRoot={(props) => <Link {...props} {...goalLink(goalId)} search={searchOfList(search)} />}
          >
            {goalSideDrawerWords.details}
          </Button>
        )
      }
    >
      {goalId === undefined || run.length < 2 ? null : <SideRun goals={run} shown={goalId} />}
      {goalId === undefined ? null : <GoalDetailLater goalId={goalId} inDrawer key={goalId} />}
    </AppDrawer>
  );
}
