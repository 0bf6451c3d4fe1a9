import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { menuLook } from './menu-look.tsx';
import classes from './search-select.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SearchSelectProps {
  readonly label: ReactNode;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string | undefined;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly clearable?: boolean | undefined;
  /** False shows a plain list without a search box. */
  readonly searchable?: boolean;
  readonly hideLabel?: boolean;
  readonly renderChoice?: (choice: Choice) => ReactNode;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly width?: number | string;
  /** `menu`: without a border, for a choice in the head of a list. */
  readonly look?: 'field' | 'menu';
  /** Called with the text of the search box, which is the chosen label after a choice. */
  readonly onSearchChange?: (text: string) => void;
  /** Shown if no choice matches. */
  readonly nothingFound?: string | undefined;
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
    required = false,
    disabled = false,
    clearable = false,
    placeholder = '',
    error,
    width,
    look = 'field',
    filter = matchWords,
    nothingFound,
    ...others
  } = props;
  return (
    <Select
      {...others}
      {...{ disabled, clearable, placeholder }}
      w={width}
      {...(look === 'menu' ? menuLook : { classNames: { input: classes.input } })}
      label={hideLabel ? undefined : label}
      aria-label={hideLabel && typeof label === 'string' ? label : undefined}
      data={choices.map((choice) => ({ ...choice, disabled: choice.disabled ?? false }))}
      searchable={searchable}
      allowDeselect={false}
      limit={SHOWN}
      filter={filter}
      nothingFoundMessage={nothingFound}
      withAsterisk={required}
      aria-required={required || undefined}
      error={error}
      errorProps={{ role: 'alert' }}
      {...(renderChoice && { renderOption: ({ option }: { option: Choice }) => renderChoice(option) })}
      comboboxProps={{
        shadow: 'md',
        transitionProps: { duration: 80 },
        keepMounted: false,
        // The field is as wide as the chosen word, and the other words may be longer.
        ...(look === 'menu' && { width: 'max-content', position: 'bottom-start' }),
      }}
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
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
