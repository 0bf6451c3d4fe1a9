import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { ActionIcon, Tooltip } from '@mantine/core';
import { KeyCaps, shortcutProps, useWorkingKeys } from '#ui/layers/key-caps.tsx';
import { IconStar } from '#ui/marks/icons.ts';
import { useFollowGoal } from '../api.ts';
import { FOLLOW_KEY } from '../model/goal-keys.ts';
import { followButtonWords } from '../words.ts';
import classes from './detail-header.module.css';

/** Shows the new value at once; a failed call restores the former value and shows a message. */
export function FollowButton({ info }: { readonly info: GoalInfo }) {
  const follow = useFollowGoal(info.Goal.Id);
  const keys = useWorkingKeys(FOLLOW_KEY);
  if (info.Permissions.Follow !== true) return null;
  const on = info.IsFollowed;
  return (
    <Tooltip
      label={
        <>
          {on ? followButtonWords.youFollowThisGoal : followButtonWords.followThisGoal}{' '}
          <KeyCaps of={FOLLOW_KEY} />
        </>
      }
    >
      <ActionIcon
        variant="default"
        size={36}
        className={classes.toggle}
        aria-pressed={on}
        aria-label={followButtonWords.follow}
        {...shortcutProps(keys)}
        onClick={() => follow.mutate(!on)}
      >
        <IconStar size={18} fill={on ? 'var(--bw-accent)' : 'none'} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
