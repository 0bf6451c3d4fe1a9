import { type KeyboardEvent, useId } from 'react';
import classes from './choice-group.module.css';
import { groupKeys } from './group-focus.ts';
import radio from './radio.module.css';

interface ChoiceGroupProps<V extends string | boolean> {
  /** The question: "Completed". */
  readonly legend: string;
  /** `hotkey`: a letter that chooses this while the focus is in the group. */
  readonly choices: ReadonlyArray<{ value: V; label: string; hotkey?: string }>;
  /** Null = nothing chosen yet. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  /** Called after a letter chose the value, with the letter as typed. */
  readonly onHotkey?: ((value: V, letter: string) => void) | undefined;
  readonly error?: string | undefined;
  /** The group gets the first focus; none of its choices does, so that none looks chosen. */
  readonly focusFirst?: boolean;
  readonly hint?: string | undefined;
}

/** Yes or No, or a few choices side by side, as radio buttons with large targets. */
export function ChoiceGroup<V extends string | boolean>(props: ChoiceGroupProps<V>) {
  const { legend, choices, value, onChange, onHotkey, error, focusFirst, hint } = props;
  const name = useId();
  const errorId = useId();
  const hintId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    groupKeys(event);
    if (event.key === 'Enter' && event.target === event.currentTarget)
      event.currentTarget.form?.requestSubmit();
    const chosen = choices.find(({ hotkey }) => hotkey === event.key.toLowerCase());
    // A held key must not answer one question after the other.
    if (!chosen || event.repeat) return;
    event.preventDefault();
    onChange(chosen.value);
    onHotkey?.(chosen.value, event.key);
  };
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classes.group}
      tabIndex={-1}
      data-autofocus={focusFirst || undefined}
      onKeyDown={onKeyDown}
      aria-describedby={described || undefined}
    >
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {choices.map((choice) => (
          <label className={classes.option} key={String(choice.value)}>
            <input
              type="radio"
              className={radio.radio}
              name={name}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              aria-keyshortcuts={choice.hotkey?.toUpperCase()}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint ? (
        <p className={classes.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={classes.error} id={errorId} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
