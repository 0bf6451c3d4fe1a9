import type { EvidenceGoal } from '@bellwether/contract/talent/writing';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { GoalWeeks, StandingLine, StandingMark } from '#features/goals/door.ts';
import { goalLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { appraisalGoalsQuery } from '../api.ts';
import { countCompleted } from '../model/evidence-counts.ts';
import { appraisalWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

interface EvidenceProps {
  readonly personId: number;
  readonly periodId: number;
  /** Names the quarter, where several stand beside each other. */
  readonly quarter?: string;
  /** Shows one closed row that opens. */
  readonly isFolded: boolean;
}

/** The goals of the quarter that the viewer sees, with their weeks, results and the manager's feedback. */
export function Evidence({ personId, periodId, quarter, isFolded }: EvidenceProps) {
  const list = useInfiniteQuery(appraisalGoalsQuery(personId, periodId));
  const { data, error } = list;
  const rows = useRef<HTMLUListElement>(null);
  const goals = data?.pages.flatMap((page) => page.Goals) ?? [];
  const counted = data
    ? appraisalWords.evidenceOf(goals.length, countCompleted(goals), list.hasNextPage)
    : appraisalWords.evidence;
  const withQuarter = (words: string) => (quarter === undefined ? words : `${quarter} · ${words}`);
  const title = withQuarter(counted);
  // A cycle shows several quarters, and each landmark needs a name of its own.
  const named = withQuarter(appraisalWords.evidence);
  const content = (
    <>
      {data ? (
        goals.length === 0 ? (
          <p className={classes.quiet}>{appraisalWords.noGoals}</p>
        ) : (
          <ul className={classes.goals} ref={rows}>
            {goals.map((goal) => (
              <GoalRow key={goal.Id} goal={goal} />
            ))}
          </ul>
        )
      ) : error === null ? (
        <SkeletonRows rows={3} />
      ) : isAbsent(error) ? (
        <p className={classes.quiet}>{appraisalWords.noGoals}</p>
      ) : (
        <LoadFailure onRetry={() => void list.refetch()}>{problemText(error)}</LoadFailure>
      )}
      <LoadMore of={list} rows={rows} count={goals.length} />
    </>
  );
  if (isFolded)
    return (
      <details className={classes.evidence}>
        <summary>{title}</summary>
        {content}
      </details>
    );
  return (
    <section className={`${classes.part} ${classes.evidence}`} aria-label={named}>
      <h2>{title}</h2>
      {content}
    </section>
  );
}

function GoalRow({ goal }: { readonly goal: EvidenceGoal }) {
  const { GoalResult: result, GoalManagerResult: feedback } = goal;
  return (
    <li className={classes.goal}>
      <div className={classes.goalHead}>
        <StandingMark goal={goal} size={28} />
        <div className={classes.goalBody}>
          <Link {...goalLink(goal.Id)} className={classes.goalTitle} target="_blank">
            {goal.GoalDetail.Title}
          </Link>
          <div className={classes.goalFacts}>
            <StandingLine goal={goal} />
            <GoalWeeks goal={goal} size="small" />
          </div>
          {result?.Outcome ? <p className={classes.memo}>{result.Outcome}</p> : null}
          {feedback?.Feedback ? (
            <p className={classes.memo}>
              {appraisalWords.feedback}
              {colon} {feedback.Feedback}
            </p>
          ) : null}
        </div>
      </div>
    </li>
  );
}
