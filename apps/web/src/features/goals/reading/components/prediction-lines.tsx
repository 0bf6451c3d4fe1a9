import type { GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';
import { likelihoodLabels, qualityLabels, type Rating } from '@bellwether/domain/goals/rating';
import { RatingBadge } from '#ui/rating-badge.tsx';
import { Sparkline } from '#ui/sparkline.tsx';
import { Section } from './detail-section.tsx';
import classes from './details-tab.module.css';
import { ratingOf } from './goal-badges.ts';

/** The quarter's predictions as two lines; nothing before the first one. */
export function PredictionLines({ info }: { readonly info: GoalInfo }) {
  const likelihood = pointsOf(info.GoalStatuses, 'Likelihood');
  const quality = pointsOf(info.GoalStatuses, 'Quality');
  if (likelihood.every((point) => point === null)) return null;
  return (
    <Section title="Weekly predictions">
      <div className={classes.lines}>
        <Line name="Likelihood" points={likelihood} words={likelihoodLabels} />
        <Line name="Quality" points={quality} words={qualityLabels} />
      </div>
    </Section>
  );
}

interface LineProps {
  readonly name: string;
  readonly points: readonly (Rating | null)[];
  readonly words: Readonly<Record<Rating, string>>;
}

function Line({ name, points, words }: LineProps) {
  const last = points.findLast((point) => point !== null) ?? null;
  return (
    <div className={classes.line}>
      <Sparkline points={points} label={lineLabel(name, points, words)} width={200} height={44} />
      <RatingBadge level={last} prefix={name} word={last === null ? 'No prediction' : words[last]} />
    </div>
  );
}

/** One value per week of the quarter, oldest first; null where none was given. */
export function pointsOf(
  statuses: readonly GoalStatus[],
  of: 'Likelihood' | 'Quality',
): readonly (Rating | null)[] {
  return [...statuses]
    .sort((a, b) => a.GoalPeriodWeek.Week - b.GoalPeriodWeek.Week)
    .map((status) => ratingOf(status[of]));
}

/** The line in words: "Likelihood over 6 weeks, last Likely". */
export function lineLabel(
  name: string,
  points: readonly (Rating | null)[],
  words: Readonly<Record<Rating, string>>,
): string {
  const given = points.filter((point) => point !== null);
  const last = given.at(-1);
  if (last === undefined) return `${name}: no predictions yet`;
  const weeks = given.length === 1 ? '1 week' : `${given.length} weeks`;
  return `${name} over ${weeks}, last ${words[last]}`;
}
