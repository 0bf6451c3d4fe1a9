import { qualityTicks } from '@bellwether/domain/suggestions/quality-ticks';
import { type Control, useWatch } from 'react-hook-form';
import { useSession } from '#platform/session.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconCheck } from '#ui/marks/icons.ts';
import type { GoalValues } from '../model/goal-fields.ts';
import { drafterOf } from '../model/goal-rules.ts';
import { tickLabels, tickWords } from '../words.ts';
import classes from './goal-ticks.module.css';

/** Shows which parts of a good goal the form already has; changes with every key. */
export function GoalTicks({ control }: { readonly control: Control<GoalValues> }) {
  const { Profile } = useSession();
  const [title, measurement, parent, owner] = useWatch({
    control,
    name: ['Title', 'Measurement', 'Parent', 'Owner'],
  });
  const ticks = qualityTicks({
    title,
    measurement,
    parentId: parent?.id ?? 0,
    standsAlone: !drafterOf(Profile, owner).hasManager,
    ownTitles: [],
  });
  return (
    <ul className={classes.ticks} aria-label={tickWords.label}>
      {ticks.map(({ name, isThere }) => (
        <li key={name} className={classes.tick} data-there={isThere || undefined}>
          <span className={classes.box} aria-hidden="true">
            {isThere ? <IconCheck size={12} stroke={3} /> : null}
          </span>
          {tickLabels[name]}
          <VisuallyHidden>: {isThere ? tickWords.there : tickWords.missing}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
