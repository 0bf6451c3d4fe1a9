import { useId } from 'react';
import classes from './choice-group.module.css';

interface ChoiceGroupProps<V extends string | boolean> {
  /** The question: "Completed". */
  readonly legend: string;
  readonly choices: ReadonlyArray<{ value: V; label: string }>;
  /** Null = nothing chosen yet. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly error?: string | undefined;
  readonly focusFirst?: boolean;
}

/** Yes or No, or a few choices side by side, as radio buttons with large targets. */
export function ChoiceGroup<V extends string | boolean>(props: ChoiceGroupProps<V>) {
  const { legend, choices, value, onChange, error, focusFirst } = props;
  const name = useId();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {choices.map((choice, index) => (
          <label className={classes.option} key={String(choice.value)}>
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              data-autofocus={(focusFirst && index === 0) || undefined}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error ? (
        <p className={classes.error} id={errorId} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
