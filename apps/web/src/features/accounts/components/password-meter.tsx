import { passwordCriteria } from '@bellwether/contract/accounts.password';
import { IconCheck, IconX } from '#ui/marks/icons.ts';
import { CRITERIA, strengthLabel } from '../words.ts';
import classes from './password-meter.module.css';

type Criterion = keyof typeof CRITERIA;

/** Shows the strength of a new password: a bar with its word, and the four criteria ticked as they are met. */
export function PasswordMeter({ password, id }: { readonly password: string; readonly id: string }) {
  // Trim first, because the stored password has no spaces at its ends.
  const met = passwordCriteria(password.trim());
  const names = Object.keys(CRITERIA) as Criterion[];
  const count = names.filter((name) => met[name]).length;
  const label = strengthLabel(count);
  return (
    <div className={classes.meter} id={id}>
      <div className={classes.bar} data-strength={label} aria-hidden="true">
        <span style={{ width: `${count * 25}%` }} />
      </div>
      <p className={classes.label} aria-live="polite">
        {label ? `Strength: ${label}` : 'A strong password has:'}
      </p>
      <ul className={classes.list}>
        {names.map((name) => (
          <li key={name} data-met={met[name]}>
            {met[name] ? <IconCheck size={14} aria-label="met" /> : <IconX size={14} aria-label="missing" />}
            {CRITERIA[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
