import type { GoalInfo, LineageGoal } from '@bellwether/contract/goals/goal';
import { Link } from '@tanstack/react-router';
import { IconArrowForwardUp } from '#ui/marks/icons.ts';
import { carryOverWords } from '../../carry-over/words.ts';
import { labelOf } from '../model/list-filter.ts';
import { useSideLink } from '../model/side-goal.ts';
import classes from './details-tab.module.css';

/** Shows the goals that this goal was carried over from and into; nothing for goals of one quarter. */
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

interface CarriedWordsProps {
  readonly words: string;
  readonly other: LineageGoal;
}

function Line(props: CarriedWordsProps) {
  return (
    <p className={classes.parent}>
      <IconArrowForwardUp size={14} aria-hidden="true" />
      <span className={classes.quiet}>
        <CarriedWords {...props} />
      </span>
    </p>
  );
}

/** Shows "Carried over from Open two stores (Q3 2026)"; the goal opens in the side drawer. */
export function CarriedWords({ words, other }: CarriedWordsProps) {
  const sideLink = useSideLink();
  return (
    <>
      {words}{' '}
      <Link {...sideLink(other.Id)} className={classes.link}>
        {other.Title}
      </Link>{' '}
      ({labelOf(other)})
    </>
  );
}
