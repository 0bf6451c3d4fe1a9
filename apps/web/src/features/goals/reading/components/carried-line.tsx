import type { GoalInfo, LineageGoal } from '@bellwether/contract/goals/goal';
import { Link } from '@tanstack/react-router';
import { IconArrowForwardUp } from '#ui/icons.ts';
import { carryOverWords } from '../../carry-over/words.ts';
import { useGoalSearch } from '../../goal-search.ts';
import classes from './details-tab.module.css';
import { labelOf } from './list-filter.ts';

/** From which goal this one was carried over, and into which; nothing for goals of one quarter. */
export function CarriedLine({ info }: { readonly info: GoalInfo }) {
  const { CarriedFrom, CarriedTo } = info;
  if (!CarriedFrom && !CarriedTo) return null;
  return (
    <div className={classes.section}>
      {CarriedFrom ? <Line words={carryOverWords.from} other={CarriedFrom} /> : null}
      {CarriedTo ? <Line words={carryOverWords.to} other={CarriedTo} /> : null}
    </div>
  );
}

function Line({ words, other }: { readonly words: string; readonly other: LineageGoal }) {
  const search = useGoalSearch();
  return (
    <p className={classes.parent}>
      <IconArrowForwardUp size={14} aria-hidden="true" />
      <span className={classes.quiet}>
        {words}{' '}
        <Link to="." search={{ ...search, side: other.Id } as never} className={classes.link}>
          {other.Title}
        </Link>{' '}
        ({labelOf(other)})
      </span>
    </p>
  );
}
