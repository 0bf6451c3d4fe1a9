import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, type Ref, useState } from 'react';
import { type PersonChoice, PersonSelect } from './person-select.tsx';
import { SEARCH_DELAY } from './search-delay.ts';

interface FoundPersonSelectProps {
  readonly label: string;
  /** The people whom the server found. */
  readonly found: readonly PersonChoice[];
  readonly isFetching: boolean;
  /** The person with whom the form began, whom the server need not have found. */
  readonly first?: PersonChoice | undefined;
  /** Called with the words of a search after a pause in the typing (screens.3). */
  readonly onSearch: (words: string) => void;
  /** Person id; null = nobody chosen. */
  readonly value: number | null;
  readonly onChange: (id: number | null, person: PersonChoice | undefined) => void;
  /** Shown if the server found nobody. */
  readonly nothingFound: string;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly clearable?: boolean;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Picks one person among those whom the server finds. */
export function FoundPersonSelect(props: FoundPersonSelectProps) {
  const { found, isFetching, first, onSearch, onChange, nothingFound, ...others } = props;
  const [chosen, setChosen] = useState(first);
  const [isWaiting, setWaiting] = useState(false);
  const search = useDebouncedCallback((words: string) => {
    setWaiting(false);
    onSearch(words);
  }, SEARCH_DELAY);
  const people =
    chosen === undefined || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <PersonSelect
      {...others}
      people={people}
      onChange={(id) => {
        const person = people.find((one) => one.id === id);
        setChosen(person);
        onChange(id, person);
      }}
      onSearchChange={(text) => {
        setWaiting(true);
        search(text.trim());
      }}
      nothingFound={isFetching || isWaiting ? undefined : nothingFound}
    />
  );
}
