import type { GoalInfo, GoalStatus } from '@bellwether/contract/goals/goal';
import type { Rating } from '@bellwether/domain/goals/rating';
import { Link } from '@tanstack/react-router';
import { shownDay } from '#ui/data/shown.ts';
import { RatingWord } from '#ui/marks/rating-line.tsx';
import { type Dimension, dimensionLabels } from '#ui/marks/rating-words.ts';
import { dimensionNames } from '#ui/marks/words.ts';
import { ratingOf } from '../model/goal-badges.ts';
import { predictionLineWords } from '../words.detail.ts';
import { predictionLinesWords } from '../words.ts';
import { Section } from './detail-section.tsx';
import classes from './prediction-lines.module.css';

interface PredictionLinesProps {
  readonly info: GoalInfo;
  /** The address' parameter of the open tab: a comment's dot opens the history there. */
  readonly tabKey?: 'tab' | 'sideTab';
}

/**
 * Shows the quarter's predictions week by week: comments, likelihood and quality over one axis; nothing before the
 * first prediction.
 */
export function PredictionLines({ info, tabKey = 'tab' }: PredictionLinesProps) {
  const weeks = info.GoalStatuses.toSorted((a, b) => a.GoalPeriodWeek.Week - b.GoalPeriodWeek.Week);
  if (weeks.every((status) => status.Likelihood === null)) return null;
  const currentId = info.Period.WeekId;
  return (
    <Section title={predictionLinesWords.weeklyPredictions}>
      <div className={classes.chart}>
        {weeks.some((status) => status.Comments.length > 0) ? (
          <div className={classes.line}>
            <span className={classes.name}>{predictionLinesWords.comments}</span>
            <div className={classes.columns}>
              {weeks.map((status) => (
                <span className={classes.column} key={status.Id}>
                  <CommentDot status={status} tabKey={tabKey} />
                </span>
              ))}
            </div>
          </div>
        ) : null}
        <Line of="likelihood" weeks={weeks} currentId={currentId} />
        <Line of="quality" weeks={weeks} currentId={currentId} />
        <div className={classes.line} aria-hidden="true">
          <span className={classes.name}>{predictionLinesWords.week}</span>
          <div className={classes.columns} data-axis>
            {weeks.map(({ Id, GoalPeriodWeek }) => (
              <span
                className={classes.column}
                data-current={GoalPeriodWeek.Id === currentId || undefined}
                key={Id}
              >
                {GoalPeriodWeek.Week}
              </span>
            ))}
          </div>
        </div>
        {info.Goal.Imported ? <p className={classes.end}>{predictionLineWords.imported}</p> : null}
        <p className={classes.end}>{predictionLineWords.quarterEnds(shownDay(info.Period.EndDate))}</p>
      </div>
    </Section>
  );
}

interface LineProps {
  readonly of: Dimension;
  readonly weeks: readonly GoalStatus[];
  /** 0 in other quarters. */
  readonly currentId: number;
}

/** Draws one bar a week: higher and greener is better; a week without a prediction is a short line. */
function Line({ of, weeks, currentId }: LineProps) {
  const points = weeks.map((status) => ratingOf(of === 'likelihood' ? status.Likelihood : status.Quality));
  const words = dimensionLabels[of];
  const last = points.findLast((point) => point !== null) ?? null;
  return (
    <div className={classes.line}>
      <span className={classes.name}>
        {dimensionNames[of]}
        {last === null ? null : (
          // The drawing's name ends with the same word.
          <span className={classes.last} aria-hidden="true">
            <RatingWord of={of} level={last} trend={null} />
          </span>
        )}
      </span>
      <div
        className={classes.columns}
        data-bars
        role="img"
        aria-label={lineLabel(dimensionNames[of], points, words)}
      >
        {weeks.map(({ Id, GoalPeriodWeek }, place) => {
          const level = points[place] ?? null;
          return (
            <span
              key={Id}
              className={classes.bar}
              data-level={level ?? 'none'}
              data-current={GoalPeriodWeek.Id === currentId || undefined}
              title={predictionLineWords.week(GoalPeriodWeek.Week, level === null ? null : words[level])}
            />
          );
        })}
      </div>
    </div>
  );
}

interface CommentDotProps {
  readonly status: GoalStatus;
  readonly tabKey: 'tab' | 'sideTab';
}

/** A dot above the bars of a week with comments; it opens the first of them in the history. */
function CommentDot({ status, tabKey }: CommentDotProps) {
  const [first] = status.Comments;
  if (!first) return null;
  const count = status.Comments.length;
  const words = predictionLineWords.comments(status.GoalPeriodWeek.Week, count);
  return (
    <Link
      to="."
      search={(former) => ({ ...former, [tabKey]: 'history', history: undefined, comment: first.Id })}
      resetScroll={false}
      className={classes.dot}
      aria-label={words}
      title={words}
    />
  );
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
  if (first === undefined || last === undefined) return predictionLineWords.none(name);
  if (given.length === 1) return predictionLineWords.one(name, words[last]);
  return predictionLineWords.way(name, given.length, words[first], words[last]);
}
