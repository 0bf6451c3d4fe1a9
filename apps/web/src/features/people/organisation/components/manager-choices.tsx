import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { personChoice } from '#platform/person-choice.ts';
import { problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { secondLines } from '#ui/form/person-lines.ts';
import radio from '#ui/form/radio.module.css';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { type ManagerOf, managerChoicesQuery } from '../../api.ts';
import { managerWords } from '../../profile/words.ts';
import classes from './manager-layer.module.css';

interface ManagerChoicesProps {
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  readonly error: string | undefined;
  readonly personId: number;
  readonly of: ManagerOf;
  /** Offers the choice of no manager, id 0. */
  readonly offersNobody?: boolean;
}

/** A searchable list of radio buttons for a manager (people.7). */
export function ManagerChoices({ error, ...others }: ManagerChoicesProps) {
  const errorId = useId();
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), SEARCH_DELAY);
  return (
    <>
      <TextInput
        label={managerWords.search}
        type="search"
        value={search}
        maxLength={255}
        data-autofocus
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <fieldset className={classes.list} aria-describedby={error ? errorId : undefined}>
        <legend className={classes.legend}>{managerWords.list}</legend>
        {error ? (
          <p className={classes.error} id={errorId} role="alert">
            {error}
          </p>
        ) : null}
        <Choices {...others} search={settled} />
      </fieldset>
    </>
  );
}

interface ChoicesProps extends Omit<ManagerChoicesProps, 'error'> {
  readonly search: string;
}

function Choices({ personId, of, search, value, onChange, offersNobody = false }: ChoicesProps) {
  const list = useInfiniteQuery(managerChoicesQuery(personId, of, search));
  const rows = useRef<HTMLDivElement>(null);
  if (!list.data) {
    if (!list.error) return <SkeletonRows rows={5} />;
    return (
      <ErrorPanel
        title={managerWords.failed}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const people = list.data.pages.flatMap((page) => page.data);
  const lines = secondLines(people.map(personChoice));
  return (
    <div ref={rows} aria-busy={list.isPlaceholderData}>
      {people.map((person) => (
        <label className={classes.choice} key={person.Id} data-disabled={person.Disabled || undefined}>
          <input
            type="radio"
            className={radio.radio}
            name="manager"
            checked={value === person.Id}
            disabled={person.Disabled}
            onChange={() => onChange(person.Id)}
          />
          <PersonAvatar name={person.Name} src={person.Avatar} size={32} />
          <span className={classes.words}>
            <span className={classes.name}>{person.Name}</span>
            <span className={classes.quiet}>{person.Reason ?? lines.get(person.Id)}</span>
          </span>
        </label>
      ))}
      {people.length === 0 ? <p className={classes.quiet}>{managerWords.none}</p> : null}
      {offersNobody && search === '' && !list.hasNextPage ? (
        <label className={classes.choice}>
          <input
            type="radio"
            className={radio.radio}
            name="manager"
            checked={value === 0}
            onChange={() => onChange(0)}
          />
          <span className={classes.words}>
            <span className={classes.name}>{managerWords.nobody}</span>
            <span className={classes.quiet}>{managerWords.nobodyHint}</span>
          </span>
        </label>
      ) : null}
      <LoadMore of={list} rows={rows} row="label" count={people.length} />
    </div>
  );
}
