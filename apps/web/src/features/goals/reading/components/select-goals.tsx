import { Button } from '@mantine/core';
import { severalWords } from '../words.several.ts';
import classes from './select-goals.module.css';

interface SelectGoalsProps {
  readonly isSelecting: boolean;
  readonly onSelect: () => void;
}

/** Shows the boxes on the cards where no pointer does. */
export function SelectGoals({ isSelecting, onSelect }: SelectGoalsProps) {
  return (
    <div className={classes.select}>
      <Button variant="subtle" size="compact-sm" aria-pressed={isSelecting} onClick={onSelect}>
        {severalWords.select}
      </Button>
    </div>
  );
}
