import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { DETAIL_MARK } from '#ui/form/match-people.ts';
import { type PersonChoice, PersonSelect } from '#ui/form/person-select.tsx';
import { jobWords } from '#ui/marks/job-words.ts';
import { newPerson } from '../api.adding.ts';
import { managerChoicesQuery } from '../api.ts';
import type { EmployeeValues } from '../model/new-employee.ts';
import { useSettled } from '../model/use-settled.ts';
import { addingWords } from '../words.adding.ts';

interface ManagerFieldProps {
  readonly control: Control<EmployeeValues>;
  /** The manager with whom the form began. The first page of the list need not contain them. */
  readonly first: PersonChoice | undefined;
  readonly disabled: boolean;
}

/** Picks the manager of a new person among the people whom the viewer may choose; the server searches. */
export function ManagerField({ control, first, disabled }: ManagerFieldProps) {
  const { field, fieldState } = useController({ control, name: 'ParentId' });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(first);
  const settled = useSettled(typed.trim());
  // After a choice the search box contains the chosen label, which must not be searched for.
  const search = chosen && settled === labelOf(chosen) ? '' : settled;
  const list = useInfiniteQuery(managerChoicesQuery(newPerson, 'person', search));
  const found = (list.data?.pages ?? []).flatMap(({ data }) => data.map(choiceOf));
  const people =
    chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <PersonSelect
      label={addingWords.reportsTo}
      required
      disabled={disabled}
      people={people}
      value={disabled ? null : field.value}
      onChange={(id) => {
        setChosen(people.find((person) => person.id === id));
        field.onChange(id);
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      onSearchChange={setTyped}
      nothingFound={list.isFetching || search !== typed.trim() ? undefined : addingWords.nobody}
      error={fieldState.error?.message ?? (list.isError ? addingWords.failed : undefined)}
    />
  );
}

function labelOf({ name, detail }: PersonChoice): string {
  return detail ? `${name}${DETAIL_MARK}${detail}` : name;
}

interface Choosable {
  readonly Id: number;
  readonly Name: string;
  readonly JobTitle: string;
  readonly OrgUnit: string;
  readonly Avatar: string | null;
}

/** Returns a possible manager as an option of the select. */
export function choiceOf({ Id, Name, JobTitle, OrgUnit, Avatar }: Choosable): PersonChoice {
  return {
    id: Id,
    name: Name,
    detail: jobWords(JobTitle, OrgUnit, DETAIL_MARK),
    avatar: Avatar,
  };
}
