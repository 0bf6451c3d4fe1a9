import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { goalLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { RatingText } from '#ui/marks/rating-line.tsx';
import { outcomeWords } from '#ui/marks/rating-words.ts';
import type { GoalSearch } from '../../model/goal-search.ts';
import { goalListQuery, mergePages } from '../api.ts';
import { filterOf } from '../model/list-filter.ts';
import { saidAndDone } from '../model/outcome-counts.ts';
import { standingOf } from '../model/standing.ts';
import { ownerName, saidWords, summaryWords } from '../words.ts';
import classes from './list-summary.module.css';

const mostShown = 12;

/** Shows for each finished goal of the list the owner's last word beside the result, the widest apart first. */
export function SaidAndDone({ search }: { readonly search: GoalSearch }) {
  const session = useSession();
  const list = useInfiniteQuery(goalListQuery(filterOf(search, session)));
  const goals = saidAndDone(list.data ? mergePages(list.data.pages).data : []);
  if (goals.length === 0) return null;
  const owners = new Set(goals.map(({ goal }) => goal.User.Id));
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{saidWords.title}</h3>
      <ul className={classes.rows}>
        {goals.slice(0, mostShown).map(({ goal, said }) => (
          <li className={classes.row} key={goal.Id}>
            <Link {...goalLink(goal.Id)} search={search} className={classes.link}>
              {goal.GoalDetail.Title}
            </Link>
            {owners.size > 1 ? <span className={classes.owner}>{ownerName(goal.User)}</span> : null}
            <span className={classes.way}>
              {said === undefined ? (
                <span className={classes.before}>{saidWords.never}</span>
              ) : (
                <>
                  <span className={classes.before}>{saidWords.week(said.week)}</span>{' '}
                  <RatingText level={said.likelihood} word={likelihoodLabels[said.likelihood]} />
                </>
              )}{' '}
              <span className={classes.before}>→</span> <ResultText goal={goal} />
            </span>
          </li>
        ))}
      </ul>
      {goals.length > mostShown ? (
        <p className={classes.note}>{summaryWords.more(goals.length - mostShown)}</p>
      ) : null}
    </section>
  );
}

function ResultText({ goal }: { readonly goal: ListedGoal }) {
  const { result } = standingOf(goal);
  return result && <>{outcomeWords(result)}</>;
}
