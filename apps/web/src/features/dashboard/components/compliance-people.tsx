import type { CompliancePerson } from '@bellwether/contract/dashboard';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { goalsLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { jobWords } from '#ui/marks/job-words.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { type ComplianceNumber, compliancePeopleQuery } from '../api.ts';
import { compliancePeopleWords, goalsOfPerson, scopeLabels } from '../words.ts';
import classes from './compliance-people.module.css';

/** Lists people by name, 50 a page; direct reports have a link to their goals. */
export function CompliancePeople({ number }: { readonly number: ComplianceNumber }) {
  const people = useInfiniteQuery(compliancePeopleQuery(number));
  const rows = useRef<HTMLUListElement>(null);
  if (!people.data) {
    if (!people.error) return <SkeletonRows rows={8} />;
    return (
      <ErrorPanel
        title={compliancePeopleWords.notLoaded}
        detail={problemText(people.error)}
        onRetry={() => void people.refetch()}
      />
    );
  }
  const all = new Map(people.data.pages.flatMap((page) => page.data).map((person) => [person.Id, person]));
  return (
    <>
      <p className={classes.scope}>{scopeLabels[number.scope]}</p>
      {all.size === 0 ? (
        <EmptyState title={compliancePeopleWords.nobody}>
          {compliancePeopleWords.theFigureHasChanged}
        </EmptyState>
      ) : (
        <ul className={classes.list} ref={rows}>
          {[...all.values()].map((person) => (
            <Person key={person.Id} person={person} number={number} />
          ))}
        </ul>
      )}
      <div className={classes.more}>
        <LoadMore
          hasMore={people.hasNextPage}
          loading={people.isFetchingNextPage}
          failed={people.isFetchNextPageError}
          onMore={() => void people.fetchNextPage()}
          rows={rows}
          count={all.size}
        />
      </div>
    </>
  );
}

function Person({
  person,
  number,
}: {
  readonly person: CompliancePerson;
  readonly number: ComplianceNumber;
}) {
  const goals = goalsOfPerson(number.figure, person);
  return (
    <li className={classes.person}>
      <PersonAvatar name={person.Name} src={person.Avatar} size={36} />
      <div className={classes.who}>
        <p className={classes.name}>{person.Name}</p>
        <p className={classes.quiet}>{jobWords(person.Title, person.OrgUnit)}</p>
      </div>
      {/* Link only for this scope: the goal list has the same scope for everybody who gets the figures. */}
      {goals === '' ? null : number.scope === 1 && number.figure !== 'lastgoals' ? (
        <Link
          {...goalsLink()}
          search={{ scope: 'DirectReports', people: [person.Id] }}
          className={classes.goals}
          aria-label={`${goals} of ${person.Name}`}
        >
          {goals}
        </Link>
      ) : (
        <span className={classes.quiet}>{goals}</span>
      )}
    </li>
  );
}
