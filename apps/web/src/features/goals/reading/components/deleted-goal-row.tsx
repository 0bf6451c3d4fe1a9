import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { Button } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { buttonsAround } from '#ui/data/focus-next-row.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { IconArrowBackUp } from '#ui/marks/icons.ts';
import { useRestoreGoal } from '../api.ts';
import { deletedGoalRowWords, ownerName } from '../words.ts';
import classes from './goal-card.module.css';
import { StandingMark } from './goal-standing.tsx';

/** Shows a deleted goal to goal admins: it cannot be opened, only restored. */
export function DeletedGoalRow({ goal }: { readonly goal: ListedGoal }) {
  const restore = useRestoreGoal();
  return (
    <li className={classes.card}>
      <StandingMark goal={goal} isDecorative={false} />
      <div className={classes.body}>
        <h2 className={classes.title}>{goal.GoalDetail.Title}</h2>
        <p className={classes.parent}>{ownerName(goal.User)}</p>
      </div>
      <Button
        className={classes.restore}
        variant="default"
        size="xs"
        leftSection={<IconArrowBackUp size={14} aria-hidden="true" />}
        loading={restore.isPending}
        aria-label={deletedGoalRowWords.restore(goal.GoalDetail.Title)}
        onClick={({ currentTarget }) =>
          restore.mutate(goal.Id, {
            onSuccess: () => {
              focusNext(currentTarget);
              toast.success(deletedGoalRowWords.theGoalIsRestored);
            },
            onError: (error) => toast.error(problemText(error)),
          })
        }
      >
        {deletedGoalRowWords.restoreOf}
      </Button>
    </li>
  );
}

/** Moves the focus to the next row, because this row disappears with its button. */
function focusNext(button: HTMLElement): void {
  if (document.activeElement !== button && document.activeElement !== document.body) return;
  const [next = document.getElementById('main')] = buttonsAround(button, 'li', 'button');
  next?.focus({ preventScroll: true });
}
