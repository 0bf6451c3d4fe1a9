import type { GoalInfo, ListedGoal } from '@bellwether/contract/goals/goal';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session.ts';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import { WeekStrip } from '#ui/marks/week-strip.tsx';
import { labelOf } from '../../reading/model/list-filter.ts';
import { currentWeekOf, standingOf } from '../../reading/model/standing.ts';
import { goalsOfReportQuery, siblingsQuery } from '../api.ts';
import { evidenceWords } from '../words.ts';
import classes from './review-evidence.module.css';

/** The other goals of the owner that are shown. */
const MOST = 4;

/** Shows what a reviewer needs beside the goal: its weeks, its place below the parent, the owner's other goals. */
export function ReviewEvidence({ info }: { readonly info: GoalInfo }) {
  const { Goal } = info;
  const siblings = useQuery(siblingsQuery(Goal.ParentGoalTitle === null ? 0 : Goal.ParentId));
  const { Period } = useSession();
  return (
    <section className={classes.evidence} aria-label={evidenceWords.heading}>
      {/[0-4]/.test(Goal.Weeks) ? (
        <div className={classes.weeks}>
          <WeekStrip
            weeks={Goal.Weeks}
            current={currentWeekOf(Goal, Period)}
            isSeries
            isImported={Goal.Imported === true}
          />
          <RatingLine {...standingOf(Goal)} result={null} />
        </div>
      ) : null}
      {siblings.data && Goal.ParentGoalTitle !== null ? (
        <p className={classes.fact}>
          {evidenceWords.siblings(siblings.data.count, siblings.data.more, Goal.ParentGoalTitle)}
        </p>
      ) : null}
      <OtherGoals info={info} />
    </section>
  );
}

function OtherGoals({ info: { Goal, Period } }: { readonly info: GoalInfo }) {
  const { data, isError } = useQuery(goalsOfReportQuery(Goal.User.Id, Goal.GoalPeriodId));
  if (isError) return null;
  if (!data) return <SkeletonBar width="60%" />;
  const quarter = labelOf(Period);
  const others = data.data.filter(({ Id }) => Id !== Goal.Id);
  if (others.length === 0)
    return <p className={classes.fact}>{evidenceWords.noOthers(Goal.User.Name, quarter)}</p>;
  return (
    <div>
      <p className={classes.fact}>{evidenceWords.others(Goal.User.Name, quarter)}</p>
      <ul className={classes.list}>
        {others.slice(0, MOST).map((goal) => (
          <li className={classes.row} key={goal.Id}>
            <span className={classes.title}>{goal.GoalDetail.Title}</span>
            <Ratings goal={goal} />
          </li>
        ))}
      </ul>
      {others.length > MOST ? (
        <p className={classes.fact}>{evidenceWords.further(others.length - MOST)}</p>
      ) : null}
    </div>
  );
}

function Ratings({ goal }: { readonly goal: ListedGoal }) {
  const { Period } = useSession();
  return (
    <span className={classes.weeks}>
      <WeekStrip
        weeks={goal.Weeks}
        current={currentWeekOf(goal, Period)}
        size="small"
        isDecorative
        isImported={goal.Imported === true}
      />
      <RatingLine {...standingOf(goal)} />
    </span>
  );
}
