import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { type Choosable, personChoice } from '#platform/person-choice.ts';
import { FoundPersonSelect } from '#ui/form/found-person-select.tsx';
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
  const [search, setSearch] = useState('');
  const list = useQuery(deputiesQuery(search));
  const found = (list.data?.data ?? []).filter(({ Id }) => Id !== besides).map(personChoice);
  return (
    <FoundPersonSelect
      label={absenceWords.deputy}
      description={absenceWords.deputyHint}
      clearable
      found={found}
      isFetching={list.isFetching}
      first={first && personChoice(first)}
      onSearch={setSearch}
      value={field.value}
      onChange={(id) => field.onChange(id)}
      onBlur={field.onBlur}
      ref={field.ref}
      nothingFound={absenceWords.nobody}
      error={fieldState.error?.message ?? (list.isLoadingError ? absenceWords.deputiesFailed : undefined)}
    />
  );
}
