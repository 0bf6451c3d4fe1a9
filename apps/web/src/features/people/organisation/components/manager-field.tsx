import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { personChoice } from '#platform/person-choice.ts';
import { FoundPersonSelect } from '#ui/form/found-person-select.tsx';
import type { PersonChoice } from '#ui/form/person-select.tsx';
import { newPerson } from '../../adding/api.ts';
import type { EmployeeValues } from '../../adding/model/new-employee.ts';
import { addingWords } from '../../adding/words.ts';
import { managerChoicesQuery } from '../../api.ts';

interface ManagerFieldProps {
  readonly control: Control<EmployeeValues>;
  /** The chosen manager. The first page of the list need not contain them. */
  readonly chosen: PersonChoice | undefined;
  readonly onChoose: (manager: PersonChoice | undefined) => void;
  readonly disabled: boolean;
}

/** Picks the manager of a new person among the people whom the viewer may choose; the server searches. */
export function ManagerField({ control, chosen, onChoose, disabled }: ManagerFieldProps) {
  const { field, fieldState } = useController({ control, name: 'ParentId' });
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(managerChoicesQuery(newPerson, 'person', search));
  const found = (list.data?.pages ?? []).flatMap(({ data }) => data.map(personChoice));
  return (
    <FoundPersonSelect
      label={addingWords.reportsTo}
      required
      disabled={disabled}
      found={found}
      isFetching={list.isFetching}
      first={chosen}
      onSearch={setSearch}
      value={disabled ? null : field.value}
      onChange={(id, person) => {
        onChoose(person);
        field.onChange(id);
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      nothingFound={addingWords.nobody}
      error={fieldState.error?.message ?? (list.isError ? addingWords.failed : undefined)}
    />
  );
}
