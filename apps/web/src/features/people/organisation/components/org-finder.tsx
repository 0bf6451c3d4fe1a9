import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { organisationPartQuery } from '#platform/people/organisation.ts';
import { personChoice } from '#platform/person-choice.ts';
import { labelOfPerson, secondLines } from '#ui/form/person-lines.ts';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { IconSearch } from '#ui/marks/icons.ts';
import { findPeople } from '../model/find-people.ts';
import { orgWords } from '../words.ts';
import classes from './organization-page.module.css';

interface OrgFinderProps {
  readonly people: readonly OrgPerson[];
  /** Whether `people` are a part of a large company. Then the server searches by name. */
  readonly isPart: boolean;
  readonly onFind: (id: number) => void;
}

/** Finds a person of the organisation by name, title, department or e-mail. */
export function OrgFinder({ people, isPart, onFind }: OrgFinderProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useHotkey('/', orgWords.find, () => input.current?.focus());
  const [wanted] = useDebouncedValue(text.trim(), SEARCH_DELAY);
  const remote = useQuery({
    ...organisationPartQuery({ Search: wanted }),
    enabled: isPart && wanted !== '',
    placeholderData: keepPreviousData,
  });
  const found = findPeople(isPart ? (remote.data?.data ?? people) : people, text);
  const lines = secondLines(found.map(({ id, Avatar, ...person }) => personChoice({ Id: id, ...person })));
  return (
    <Autocomplete
      className={classes.finder ?? ''}
      ref={input}
      aria-label={orgWords.find}
      placeholder={orgWords.find}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={text}
      onChange={setText}
      onFocus={(event) => event.currentTarget.select()}
      data={found.map(({ id, Name }) => ({
        value: String(id),
        label: labelOfPerson(Name, lines.get(id)),
      }))}
      // The options are search results already. The library's own search would drop people who were found by e-mail.
      filter={({ options }) => options}
      onOptionSubmit={(id) => onFind(Number(id))}
      comboboxProps={{
        width: 320,
        position: 'bottom-start',
        shadow: 'md',
        transitionProps: { duration: 80 },
        keepMounted: false,
      }}
    />
  );
}
