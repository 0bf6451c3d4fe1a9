import type { GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';
import { likelihoodLabels, qualityLabels, type Rating } from '@bellwether/domain/goals/rating';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { ratingOf } from '../model/goal-badges.ts';
import { Section } from './detail-section.tsx';
import classes from './prediction-lines.module.css';

/** Shows the quarter's predictions week by week; nothing before the first one. */
export function PredictionLines({ info }: { readonly info: GoalInfo }) {
  const likelihood = pointsOf(info.GoalStatuses, 'Likelihood');
  const quality = pointsOf(info.GoalStatuses, 'Quality');
  if (likelihood.every((point) => point === null)) return null;
  const current = byWeek(info.GoalStatuses).findIndex(
    (status) => status.GoalPeriodWeek.Id === info.Period.WeekId,
  );
  return (
    <Section title="Weekly predictions">
      <div className={classes.lines}>
        <Line name="Likelihood" points={likelihood} words={likelihoodLabels} current={current} />
        <Line name="Quality" points={quality} words={qualityLabels} current={current} />
      </div>
    </Section>
  );
}

interface LineProps {
  readonly name: string;
  readonly points: readonly (Rating | null)[];
  readonly words: Readonly<Record<Rating, string>>;
  /** The index of the current week; -1 in other quarters. */
  readonly current: number;
}

/** Draws one bar a week: higher and greener is better; a week without a prediction is a short line. */
function Line({ name, points, words, current }: LineProps) {
  const last = points.findLast((point) => point !== null) ?? null;
  return (
    <div className={classes.line}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <RatingBadge level={last} word={last === null ? 'No prediction' : words[last]} />
      </div>
      <div className={classes.bars} role="img" aria-label={lineLabel(name, points, words)}>
        {points.map((level, place) => {
          const week = `Week ${place + 1}`;
          return (
            <span
              key={week}
              className={classes.bar}
              data-level={level ?? 'none'}
              data-current={place === current || undefined}
              title={`${week}: ${level === null ? 'no prediction' : words[level]}`}
            />
          );
        })}
      </div>
      <div className={classes.ends} aria-hidden="true">
        <span>Week 1</span>
        <span>Week {points.length}</span>
      </div>
    </div>
  );
}

function byWeek(statuses: readonly GoalStatus[]): readonly GoalStatus[] {
  return [...statuses].sort((a, b) => a.GoalPeriodWeek.Week - b.GoalPeriodWeek.Week);
}

/** Returns one value per week of the quarter, oldest first; null without a prediction. */
export function pointsOf(
  statuses: readonly GoalStatus[],
  of: 'Likelihood' | 'Quality',
): readonly (Rating | null)[] {
  return byWeek(statuses).map((status) => ratingOf(status[of]));
}

/** Returns the line as text: "Likelihood over 6 weeks: from Unsure to Likely". */
export function lineLabel(
  name: string,
  points: readonly (Rating | null)[],
  words: Readonly<Record<Rating, string>>,
): string {
  const given = points.filter((point) => point !== null);
  const [first] = given;
  const last = given.at(-1);
  if (first === undefined || last === undefined) return `${name}: no predictions yet`;
  if (given.length === 1) return `${name} in one week: ${words[last]}`;
  const way =
    first === last ? `${words[last]} at the beginning and now` : `from ${words[first]} to ${words[last]}`;
  return `${name} over ${given.length} weeks: ${way}`;
}
