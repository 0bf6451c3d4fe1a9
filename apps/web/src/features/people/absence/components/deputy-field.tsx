import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { type Choosable, personChoice } from '#platform/person-choice.ts';
import { PersonSelect } from '#ui/form/person-select.tsx';
import { SEARCH_DELAY } from '#ui/form/search-delay.ts';
import { deputiesQuery } from '../api.ts';
import { absenceWords } from '../words.ts';

/** The values of the form of an absence; days are `YYYY-MM-DD`. */
export interface AbsenceValues {
  readonly From: string;
  readonly Until: string;
  readonly DeputyId: number | null;
}

interface DeputyFieldProps {
  readonly control: Control<AbsenceValues>;
  /** The deputy with whom the form began. The first page of the list need not contain them. */
  readonly first: Choosable | undefined;
  /** The absent person, who is not offered. */
  readonly besides: number;
}

/** Picks who stands in, or nobody; the server searches. */
export function DeputyField({ control, first, besides }: DeputyFieldProps) {
  const { field, fieldState } = useController({ control, name: 'DeputyId' });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(first && personChoice(first));
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY);
  const list = useQuery(deputiesQuery(search));
  const found = (list.data?.data ?? []).filter(({ Id }) => Id !== besides).map(personChoice);
  const people =
    chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <PersonSelect
      label={absenceWords.deputy}
      description={absenceWords.deputyHint}
      clearable
      people={people}
      value={field.value}
      onChange={(id) => {
        setChosen(people.find((person) => person.id === id));
        field.onChange(id);
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      onSearchChange={setTyped}
      nothingFound={list.isFetching || search !== typed.trim() ? undefined : absenceWords.nobody}
      error={fieldState.error?.message ?? (list.isLoadingError ? absenceWords.deputiesFailed : undefined)}
    />
  );
}
