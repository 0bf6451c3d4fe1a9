import { useQuery } from '@tanstack/react-query';
import { goalInfoQuery } from '#features/goals/door.ts';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import classes from './insight-page.module.css';

/** Names the goal of a dialog. The dialog's content shows the error of a failed load. */
export function GoalName({ goalId }: { readonly goalId: number }) {
  const { data, isError } = useQuery(goalInfoQuery(goalId));
  if (isError) return null;
  return data ? <p className={classes.name}>{data.Goal.GoalDetail.Title}</p> : <SkeletonBar width="60%" />;
}
