import type { ActionItem } from '@bellwether/contract/action-items';
import { UnstyledButton } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '#ui/marks/icons.ts';
import { itemWords } from '../words.ts';
import classes from './item-table.module.css';

interface TickButtonProps {
  readonly item: ActionItem;
  readonly onTick: (item: ActionItem) => void;
}

/** Completes or reopens an item. For everybody but the assignee, the circle only shows the state. */
export function TickButton({ item, onTick }: TickButtonProps) {
  const { IsCompleted, Title, Permissions } = item;
  const Icon = IsCompleted ? IconCircleCheck : IconCircle;
  const icon = <Icon size={20} aria-hidden="true" />;
  if ((IsCompleted ? Permissions.Reopen : Permissions.Complete) !== true)
    return (
      <span className={classes.tick} data-quiet>
        {icon}
      </span>
    );
  const label = IsCompleted ? itemWords.reopenOf(Title) : itemWords.completeOf(Title);
  return (
    <UnstyledButton className={classes.tick} aria-label={label} title={label} onClick={() => onTick(item)}>
      {icon}
    </UnstyledButton>
  );
}
