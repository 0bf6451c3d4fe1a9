import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { IconChevronLeft, IconChevronRight } from '#ui/marks/icons.ts';
import { goalWalkWords, matrixWords, walkWords } from '../words.ts';
import classes from './goal-walk.module.css';

interface GoalWalkProps {
  readonly goalId: number;
  /** The reader's own goals of the quarter, in order. */
  readonly own: readonly number[];
  readonly onGoal: (goalId: number) => void;
  /** Called when a step is likely, so that its matrix can be prefetched. */
  readonly onNear: (goalId: number) => void;
}

/** Steps in a circle through the reader's own goals (matrix.1). Absent without any. */
export function GoalWalk({ goalId, own, onGoal, onNear }: GoalWalkProps) {
  // The goal of the last step: a quick person steps again before it is shown.
  const latest = useRef(goalId);
  useEffect(() => {
    latest.current = goalId;
  }, [goalId]);
  const goalAt = (step: 1 | -1) => {
    const at = own.indexOf(latest.current);
    // From another person's goal the first step leads to the first own goal, or backwards to the last.
    const from = at < 0 && step < 0 ? 0 : at;
    return own.at((from + step + own.length) % own.length);
  };
  const to = (step: 1 | -1) => {
    const goal = goalAt(step);
    if (goal === undefined || goal === latest.current) return;
    latest.current = goal;
    onGoal(goal);
  };
  const nearing = (step: 1 | -1) => {
    const near = () => {
      const goal = goalAt(step);
      if (goal !== undefined) onNear(goal);
    };
    return { onPointerEnter: near, onFocus: near };
  };
  const at = own.indexOf(goalId);
  const enabled = own.length > 1 || (own.length === 1 && at < 0);
  useHotkey('[', matrixWords.previousGoal, () => to(-1), { enabled });
  useHotkey(']', matrixWords.nextGoal, () => to(1), { enabled });
  if (own.length === 0) return null;
  return (
    <nav className={classes.walk} aria-label={goalWalkWords.yourGoals}>
      {enabled ? (
        <Button
          variant="default"
          className={classes.step}
          leftSection={<IconChevronLeft size={16} aria-hidden="true" />}
          onClick={() => to(-1)}
          {...nearing(-1)}
        >
          {matrixWords.previousGoal}
        </Button>
      ) : null}
      <span className={classes.place} aria-live="polite">
        {walkWords(at, own.length)}
      </span>
      {enabled ? (
        <Button
          variant="default"
          className={classes.step}
          rightSection={<IconChevronRight size={16} aria-hidden="true" />}
          onClick={() => to(1)}
          {...nearing(1)}
        >
          {matrixWords.nextGoal}
        </Button>
      ) : null}
    </nav>
  );
}

/** Reserves the space while the number of goals is unknown. */
export function GoalWalkSkeleton() {
  return (
    <span className={classes.empty}>
      <SkeletonBar height={36} />
    </span>
  );
}
