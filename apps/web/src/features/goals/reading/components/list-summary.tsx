import type { GoalSummary, MovedGoal } from '@bellwether/contract/goals/summary';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/rating';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { goalLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { IconTargetArrow } from '#ui/marks/icons.ts';
import { RatingWord } from '#ui/marks/rating-line.tsx';
import type { GoalSearch } from '../../model/goal-search.ts';
import { goalSummaryQuery } from '../api.ts';
import { ratingOf } from '../model/goal-badges.ts';
import { filterOf, searchOfList } from '../model/list-filter.ts';
import { resultCountWords } from '../words.list.ts';
import { emptyWords, listSummaryWords, ownerName, summaryWords } from '../words.ts';
import { DistributionBar } from './distribution-bar.tsx';
import { GoalIntroduction } from './goal-introduction.tsx';
import classes from './list-summary.module.css';
import { SaidAndDone } from './said-and-done.tsx';

/** Shows the list in numbers, while no goal is chosen (goals.23: Goal Details). */
export function ListSummary({ search }: { readonly search: GoalSearch }) {
  const session = useSession();
  const summary = useQuery(goalSummaryQuery(filterOf(search, session)));
  if (!summary.data) {
    if (!summary.isError) return <SkeletonRows rows={5} />;
    return (
      <ErrorPanel
        inset
        title={listSummaryWords.notLoaded}
        detail={problemText(summary.error)}
        onRetry={() => void summary.refetch()}
      />
    );
  }
  if (summary.data.Count === 0) return <NothingToSum search={search} />;
  return <Summary summary={summary.data} search={searchOfList(search)} />;
}

/** The list is empty, so explain goals instead of asking for a choice. */
function NothingToSum({ search }: { readonly search: GoalSearch }) {
  if (search.waiting)
    return (
      <EmptyState icon={<IconTargetArrow size={24} />} title={emptyWords.detail}>
        {summaryWords.nothing}
      </EmptyState>
    );
  return <GoalIntroduction />;
}

function Summary({ summary, search }: { readonly summary: GoalSummary; readonly search: GoalSearch }) {
  const { Profile, Period } = useSession();
  const asksUpdates = capabilitiesOfProfile(Profile).writesGoals;
  const running = summary.Unpredicted + summary.Likelihood.reduce((sum, count) => sum + count, 0);
  const isOtherQuarter = search.period !== undefined && search.period !== Period.Id;
  const owners = new Set(
    [...summary.Moved.data, ...summary.Missing, ...summary.Waiting.data].map(({ User }) => User.Id),
  );
  const showsOwner = owners.size > 1 || !owners.has(Profile.Id);
  const isCalm = summary.Moved.Count === 0 && summary.NotUpdated === 0 && summary.Waiting.Count === 0;
  return (
    <article className={classes.summary}>
      <header>
        <h2 className={classes.title}>{emptyWords.detail}</h2>
        <p className={classes.note}>{summaryWords.count(summary.Count, summary.IsWhole)}</p>
      </header>
      <Results summary={summary} />
      {running > 0 ? (
        <DistributionBar
          counts={summary.Likelihood}
          unpredicted={summary.Unpredicted}
          renderEntry={(level, words) => (
            <Link to="." search={{ ...search, likelihood: [level] }}>
              {words}
            </Link>
          )}
        />
      ) : null}
      {isOtherQuarter ? <SaidAndDone search={search} /> : null}
      {summary.Waiting.Count > 0 ? (
        <Part
          title={summaryWords.waiting}
          count={summary.Waiting.Count}
          all={
            <Link to="." search={{ waiting: true }}>
              {summaryWords.showAll}
            </Link>
          }
        >
          {summary.Waiting.data.map((goal) => (
            <Row key={goal.Id} goal={goal} search={search} showsOwner={showsOwner} />
          ))}
        </Part>
      ) : null}
      {summary.Moved.Count > 0 ? (
        <Part title={summaryWords.moved} count={summary.Moved.Count}>
          {summary.Moved.data.map((goal) => (
            <Row key={goal.Id} goal={goal} search={search} showsOwner={showsOwner}>
              <Move goal={goal} />
            </Row>
          ))}
        </Part>
      ) : null}
      {asksUpdates && summary.NotUpdated > 0 ? (
        <Part
          title={summaryWords.notUpdated}
          count={summary.NotUpdated}
          all={
            <Link to="." search={{ ...search, needsUpdate: true }}>
              {summaryWords.showAll}
            </Link>
          }
        >
          {summary.Missing.map((goal) => (
            <Row key={goal.Id} goal={goal} search={search} showsOwner={showsOwner} />
          ))}
        </Part>
      ) : null}
      {isCalm && running > 0 ? <p className={classes.note}>{summaryWords.calm}</p> : null}
    </article>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  /** A link to all goals of this part, shown if the part does not have them all. */
  readonly all?: ReactNode;
  readonly children: readonly ReactNode[];
}

function Part({ title, count, all, children }: PartProps) {
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>
        {title} <span className={classes.count}>{count}</span>
      </h3>
      <ul className={classes.rows}>{children}</ul>
      {count <= children.length
        ? null
        : (all ?? <p className={classes.note}>{summaryWords.more(count - children.length)}</p>)}
    </section>
  );
}

interface RowProps {
  readonly goal: Pick<MovedGoal, 'Id' | 'Title' | 'User'>;
  readonly search: GoalSearch;
  readonly showsOwner: boolean;
  readonly children?: ReactNode;
}

function Row({ goal, search, showsOwner, children }: RowProps) {
  return (
    <li className={classes.row}>
      <Link {...goalLink(goal.Id)} search={search} className={classes.link}>
        {goal.Title}
      </Link>
      {showsOwner ? <span className={classes.owner}>{ownerName(goal.User)}</span> : null}
      {children}
    </li>
  );
}

/** "Very likely → Not sure"; quality as well if it moved. */
function Move({ goal }: { readonly goal: MovedGoal }) {
  const likelihood = [ratingOf(goal.FromLikelihood), ratingOf(goal.Likelihood)] as const;
  const quality = [ratingOf(goal.FromQuality), ratingOf(goal.Quality)] as const;
  return (
    <span className={classes.moves}>
      <Way of="likelihood" from={likelihood[0]} to={likelihood[1]} />
      <Way of="quality" from={quality[0]} to={quality[1]} />
    </span>
  );
}

type Level = ReturnType<typeof ratingOf>;

function Way({
  of,
  from,
  to,
}: {
  readonly of: 'likelihood' | 'quality';
  readonly from: Level;
  readonly to: Level;
}) {
  if (from === null || to === null || from === to) return null;
  const before = of === 'likelihood' ? likelihoodLabels[from] : qualityLabels[from];
  return (
    <span className={classes.way}>
      <span className={classes.before}>{before} →</span>{' '}
      <RatingWord of={of} level={to} trend={to > from ? 'improved' : 'worsened'} />
    </span>
  );
}

/** The results stand before the predictions, because they say how the goals ended (goals.31). */
function Results({ summary }: { readonly summary: GoalSummary }) {
  const words = resultWords(summary);
  return words === undefined ? null : <p>{words}</p>;
}

/** Returns "3 of 4 goals with a result were completed, 1 not"; undefined without results. */
function resultWords({ Completed, NotCompleted, Measured, InDispute }: GoalSummary): string | undefined {
  const count = Completed + NotCompleted + Measured + InDispute;
  if (count === 0) return undefined;
  return resultCountWords(count, {
    completed: Completed,
    not: NotCompleted,
    below: Measured,
    disputed: InDispute,
  });
}
