import { Button } from '@mantine/core';
import { waitingWords } from '../words.ts';
import classes from './dashboard-page.module.css';

/**
 * On narrow screens the strategy comes before the reminders, so this link shows their number first and leads
 * to them.
 */
export function WaitingJump({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Button className={classes.jump} variant="light" size="sm" onClick={showFirst}>
      {waitingWords(count)}
    </Button>
  );
}

function showFirst(): void {
  const act = document.querySelector<HTMLElement>('[data-reminder-act]');
  act?.scrollIntoView({ block: 'center' });
  act?.focus({ preventScroll: true });
}
