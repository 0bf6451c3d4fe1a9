import type { CompliancePerson } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { goalsLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { jobWords } from '#ui/marks/job-words.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { type ComplianceNumber, compliancePeopleQuery, useRemind } from '../api.ts';
import { compliancePeopleWords, goalsOfPerson, remindWords, scopeLabels } from '../words.ts';
import classes from './compliance-people.module.css';

/** Lists people by name, 50 a page; direct reports have a link to their goals. */
export function CompliancePeople({ number }: { readonly number: ComplianceNumber }) {
  const people = useInfiniteQuery(compliancePeopleQuery(number));
  const rows = useRef<HTMLUListElement>(null);
  const remind = useRemind(number);
  const remindNow = (personId: number | undefined) => {
    if (remind.isPending) return;
    // The pressed button disappears, so move the focus to the list.
    remind.mutate(personId, {
      onSuccess(reply) {
        toast.success(remindWords.done(reply));
        rows.current?.focus();
      },
    });
  };
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
  const remindable = people.data.pages[0]?.Remindable ?? null;
  const all = new Map(people.data.pages.flatMap((page) => page.data).map((person) => [person.Id, person]));
  return (
    <>
      <p className={classes.scope}>{scopeLabels[number.scope]}</p>
      {all.size === 0 ? (
        <EmptyState title={compliancePeopleWords.nobody}>
          {compliancePeopleWords.theFigureHasChanged}
        </EmptyState>
      ) : (
        <ul className={classes.list} ref={rows} tabIndex={-1}>
          {[...all.values()].map((person) => (
            <Person key={person.Id} person={person} number={number} onRemind={remindNow} />
          ))}
        </ul>
      )}
      <div className={classes.more}>
        <LoadMore of={people} rows={rows} count={all.size} />
      </div>
      {remindable === null || all.size === 0 ? null : (
        <div className={classes.foot}>
          {remind.error ? <Notice tone="bad">{problemText(remind.error)}</Notice> : null}
          <p className={classes.quiet}>{remindable === 0 ? remindWords.allToday : remindWords.hint}</p>
          {remindable === 0 ? null : (
            <SubmitButton
              loading={remind.isPending && remind.variables === undefined}
              onClick={() => remindNow(undefined)}
            >
              {remindWords.all(remindable)}
            </SubmitButton>
          )}
        </div>
      )}
    </>
  );
}

function Person({
  person,
  number,
  onRemind,
}: {
  readonly person: CompliancePerson;
  readonly number: ComplianceNumber;
  readonly onRemind: (personId: number) => void;
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
          aria-label={compliancePeopleWords.goalsOf(goals, person.Name)}
        >
          {goals}
        </Link>
      ) : (
        <span className={classes.quiet}>{goals}</span>
      )}
      {person.Reminder === null ? null : person.Reminder === 'possible' ? (
        <Button
          className={classes.remind ?? ''}
          variant="subtle"
          size="compact-sm"
          aria-label={remindWords.oneNamed(person.Name)}
          onClick={() => onRemind(person.Id)}
        >
          {remindWords.one}
        </Button>
      ) : (
        <span className={classes.reminded}>{remindWords[person.Reminder]}</span>
      )}
    </li>
  );
}
