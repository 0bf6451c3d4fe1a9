import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { matchPeople } from './match-people.ts';
import { matchWords } from './search-select.tsx';
import { manySelectWords } from './words.ts';

interface ManySelectProps
  extends Pick<
    MultiSelectProps,
    | 'description'
    | 'onBlur'
    | 'maxValues'
    | 'openOnFocus'
    | 'withAsterisk'
    | 'aria-required'
    | 'classNames'
    | 'onSearchChange'
    | 'ref'
  > {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly onChange: (values: string[]) => void;
  /** The choices are people, found by parts of their names. */
  readonly isOfPeople?: boolean;
  readonly nothingFound: string;
  /** The name of the button that takes all choices out; absent = no such button. */
  readonly clear?: string;
  readonly error?: string | undefined;
}

/** Picks several of many choices, found by their words. */
export function ManySelect(props: ManySelectProps) {
  const { choices, value, isOfPeople = false, nothingFound, clear, ...others } = props;
  const known = new Set(choices.map((choice) => choice.value));
  const unknown = isOfPeople ? value.filter((id) => !known.has(id)) : [];
  return (
    <MultiSelect
      {...others}
      errorProps={{ role: 'alert' }}
      // Without a choice of its own, a chosen person would be shown as a number.
      data={[...choices, ...unknown.map((id) => ({ value: id, label: manySelectWords.notListed }))]}
      value={[...value]}
      searchable
      clearable={clear !== undefined}
      clearButtonProps={{ 'aria-label': clear }}
      hidePickedOptions
      filter={isOfPeople ? matchPeople : matchWords}
      limit={50}
      nothingFoundMessage={nothingFound}
    />
  );
}
