import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { sideRunWords } from '../words.ts';
import classes from './side-run.module.css';

interface SideRunProps {
  /** The goals of the list below the drawer, in its order. */
  readonly goals: readonly number[];
  readonly shown: number;
}

/** Shows the place of the goal in the list below the side drawer, and leads to the next one: by button or by j and k. */
export function SideRun({ goals, shown }: SideRunProps) {
  const navigate = useNavigate();
  const at = goals.indexOf(shown);
  const to = (step: 1 | -1) => {
    const next = goals[at + step];
    if (at === -1 || next === undefined) return;
    void navigate({
      to: '.',
      search: (former) => ({ ...former, side: next, sideTab: undefined }),
      // The drawer's way back stays as it is.
      state: (former) => former,
      replace: true,
      resetScroll: false,
    });
  };
  useHotkey('j', sideRunWords.next, () => to(1), { insideLayer: true });
  useHotkey('k', sideRunWords.previous, () => to(-1), { insideLayer: true });
  if (at === -1) return null;
  return (
    <div className={classes.run}>
      <span className={classes.place} aria-live="polite">
        {sideRunWords.place(at + 1, goals.length)}
      </span>
      <Button variant="default" size="xs" disabled={at === 0} onClick={() => to(-1)}>
        {sideRunWords.back}
      </Button>
      <Button size="xs" disabled={at === goals.length - 1} onClick={() => to(1)}>
        {sideRunWords.forth}
      </Button>
    </div>
  );
}
