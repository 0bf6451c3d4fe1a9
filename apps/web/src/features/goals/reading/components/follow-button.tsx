import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconStar } from '#ui/marks/icons.ts';
import { useFollowGoal } from '../api.ts';
import classes from './detail-header.module.css';

/** Shows the new value at once; a failed call restores the former value and shows a message. */
export function FollowButton({ info }: { readonly info: GoalInfo }) {
  const follow = useFollowGoal(info.Goal.Id);
  if (info.Permissions.Follow !== true) return null;
  const on = info.IsFollowed;
  return (
    <Tooltip label={on ? 'You follow this goal' : 'Follow this goal'}>
      <ActionIcon
        variant="default"
        size={36}
        className={classes.toggle}
        aria-pressed={on}
        aria-label="Follow"
        onClick={() => follow.mutate(!on)}
      >
        <IconStar size={18} fill={on ? 'var(--bw-accent)' : 'none'} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
