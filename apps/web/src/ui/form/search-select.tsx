import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SearchSelectProps {
  readonly label: ReactNode;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly clearable?: boolean;
  /** False shows a plain list without a search box. */
  readonly searchable?: boolean;
  readonly hideLabel?: boolean;
  readonly renderChoice?: (choice: Choice) => ReactNode;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly width?: number | string;
  /** How the search finds and ranks choices; absent = each word must match, in the given order. */
  readonly filter?: OptionsFilter;
}

/** The maximum number of shown choices; the search finds the others. */
const SHOWN = 50;

/** A select with search: each word must match, accents and case do not matter. */
export function SearchSelect(props: SearchSelectProps) {
  const {
    label,
    hideLabel,
    choices,
    renderChoice,
    searchable = true,
    required,
    error,
    width,
    filter = matchWords,
    ...others
  } = props;
  return (
    <Select
      {...others}
      w={width}
      label={hideLabel ? undefined : label}
      aria-label={hideLabel && typeof label === 'string' ? label : undefined}
      data={choices.map((choice) => ({ ...choice }))}
      searchable={searchable}
      allowDeselect={false}
      limit={SHOWN}
      filter={filter}
      withAsterisk={required}
      aria-required={required}
      error={error}
      errorProps={{ role: 'alert' }}
      renderOption={renderChoice ? ({ option }) => renderChoice(option) : undefined}
      comboboxProps={{ shadow: 'md', transitionProps: { duration: 80 }, keepMounted: false }}
    />
  );
}

/** Keeps the choices that contain each word of the search, without accents and case. */
export const matchWords: OptionsFilter = ({ options, search, limit }) => {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const found = (options as ComboboxItem[]).filter((option) => {
    const label = plainText(option.label);
    return words.every((word) => label.includes(word));
  });
  return found.slice(0, limit);
};

/** Returns a text without accents and case, to compare it with a search. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
