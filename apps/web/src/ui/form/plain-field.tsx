import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconEye, IconEyeOff } from '../marks/icons.ts';
import classes from './plain-field.module.css';
import { plainFieldWords } from './words.ts';

interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  readonly error?: string | undefined;
  /** Id of further text that describes the field. */
  readonly describedBy?: string;
}

/**
 * A labelled input without the component library; a password field has a button to show it. The error is
 * linked to the input and announced.
 */
export function PlainField({ label, error, describedBy, type = 'text', ...input }: PlainFieldProps) {
  const id = useId();
  const errorId = useId();
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame}>
        <input
          {...input}
          id={id}
          type={secret && revealed ? 'text' : type}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && errorId, describedBy].filter(Boolean).join(' ') || undefined}
        />
        {secret ? (
          <button
            type="button"
            className={classes.eye}
            aria-label={plainFieldWords.showPassword}
            aria-pressed={revealed}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? (
              <IconEyeOff size={18} aria-hidden="true" />
            ) : (
              <IconEye size={18} aria-hidden="true" />
            )}
          </button>
        ) : null}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

interface PlainCheckProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** A checkbox without the component library; its label may contain links. */
export function PlainCheck({ label, error, ...input }: PlainCheckProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className={classes.field}>
      <div className={classes.check}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={classes.error} id={id} role="alert">
      {error}
    </p>
  );
}
