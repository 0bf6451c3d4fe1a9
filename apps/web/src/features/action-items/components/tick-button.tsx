import type { ActionItem } from '@bellwether/contract/action-items';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { buttonsAround, focusFirstOf } from '#ui/data/focus-next-row.ts';
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
  // The row disappears with the pressed button, so the next row's button gets the focus.
  const around = useRef<readonly HTMLElement[]>([]);
  useEffect(() => () => focusFirstOf(around.current), []);
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
    <UnstyledButton
      className={classes.tick}
      aria-label={label}
      title={label}
      data-tick
      onClick={({ currentTarget }) => {
        around.current = buttonsAround(currentTarget, 'tr, li', '[data-tick]');
        onTick(item);
      }}
    >
      {icon}
    </UnstyledButton>
  );
}
