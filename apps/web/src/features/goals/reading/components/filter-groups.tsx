import type { ReactNode } from 'react';
import { ToggleChip } from '#ui/marks/chip.tsx';
import type { Narrowing } from '../model/narrowing.ts';
import { flagLabels } from '../words.ts';
import classes from './filter-form.module.css';

/** Renders related filters under their heading. */
export function FilterGroup({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceChipsProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly word: (value: T) => string;
  readonly chosen: readonly T[];
  readonly onChange: (chosen: T[]) => void;
}

/** Chips for any number of values; no choice means all. */
export function ChoiceChips<T extends string | number>(props: ChoiceChipsProps<T>) {
  const { label, values, word, chosen, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the group's fieldset would be announced twice
    <div className={classes.chips} role="group" aria-label={label}>
      {values.map((value) => (
        <ToggleChip
          key={value}
          pressed={chosen.includes(value)}
          onChange={(on) => onChange(values.filter((each) => (each === value ? on : chosen.includes(each))))}
        >
          {word(value)}
        </ToggleChip>
      ))}
    </div>
  );
}

interface FlagChipsProps {
  readonly label: string;
  readonly keys: readonly (keyof typeof flagLabels)[];
  readonly chosen: Narrowing;
  readonly onChange: (part: Narrowing) => void;
}

/** Chips for on/off filters. */
export function FlagChips({ label, keys, chosen, onChange }: FlagChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the group's fieldset would be announced twice
    <div className={classes.chips} role="group" aria-label={label}>
      {keys.map((key) => (
        <ToggleChip
          key={key}
          pressed={chosen[key] === true}
          onChange={(on) => onChange({ [key]: on || undefined })}
        >
          {flagLabels[key]}
        </ToggleChip>
      ))}
    </div>
  );
}
