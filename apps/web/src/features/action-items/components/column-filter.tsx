import type { ActionItemChoice } from '@bellwether/contract/action-items';
import { ActionIcon, Checkbox, Popover } from '@mantine/core';
import { personChoice } from '#platform/person-choice.ts';
import { secondLines } from '#ui/form/person-lines.ts';
import { IconAdjustmentsHorizontal } from '#ui/marks/icons.ts';
import { itemWords } from '../words.ts';
import classes from './item-table.module.css';

interface ColumnFilterProps {
  /** The column's heading. */
  readonly column: string;
  readonly users: readonly ActionItemChoice[];
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/** Filters a column by people; nobody chosen means everybody. */
export function ColumnFilter({ column, users, value, onChange }: ColumnFilterProps) {
  const label = itemWords.filterOf(column);
  const lines = secondLines(users.map(personChoice));
  if (users.length === 0 && value.length === 0) return null;
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant={value.length > 0 ? 'light' : 'subtle'}
          color={value.length > 0 ? 'brand' : 'gray'}
          size={28}
          aria-label={value.length > 0 ? `${label}, ${value.length}` : label}
          title={label}
        >
          <IconAdjustmentsHorizontal size={16} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.filter}>
        <Checkbox.Group
          value={value.map(String)}
          onChange={(ids) => onChange(ids.map(Number))}
          label={column}
        >
          {users.map((user) => (
            <Checkbox
              key={user.Id}
              value={String(user.Id)}
              label={user.Name}
              description={lines.get(user.Id)}
              className={classes.choice}
            />
          ))}
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
