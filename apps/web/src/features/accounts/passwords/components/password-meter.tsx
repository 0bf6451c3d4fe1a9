import { easyMessages, type PasswordOwner } from '@bellwether/domain/accounts/passwords/password';
import { IconCheck, IconX } from '#ui/marks/icons.ts';
import { CRITERIA, passwordMeterWords } from '../../words.links.ts';
import { usePasswordJudgement } from '../model/judge-password.ts';
import classes from './password-meter.module.css';

type Criterion = keyof typeof CRITERIA;

interface PasswordMeterProps {
  readonly password: string;
  /** Whose password it becomes; names that the page does not know are empty. */
  readonly owner: PasswordOwner;
  readonly id: string;
}

/**
 * Shows the strength of a new password: a bar with its word, why it is easy to guess, and the four criteria ticked as they
 * are met. "Strong" means that the server accepts it (accounts.9).
 */
export function PasswordMeter({ password, owner, id }: PasswordMeterProps) {
  const { met, easy, strength } = usePasswordJudgement(password, owner);
  const names = Object.keys(CRITERIA) as Criterion[];
  const width = easy ? 25 : names.filter((name) => met[name]).length * 25;
  return (
    <div className={classes.meter} id={id}>
      <div className={classes.bar} data-strength={strength} aria-hidden="true">
        <span style={{ width: `${width}%` }} />
      </div>
      <div aria-live="polite">
        <p className={classes.label}>
          {strength ? passwordMeterWords.strength(strength) : passwordMeterWords.aStrongPasswordHas}
        </p>
        {easy ? <p className={classes.easy}>{easyMessages[easy]}</p> : null}
      </div>
      <ul className={classes.list}>
        {names.map((name) => (
          <li key={name} data-met={met[name]}>
            {met[name] ? (
              <IconCheck size={14} aria-label={passwordMeterWords.met} />
            ) : (
              <IconX size={14} aria-label={passwordMeterWords.missing} />
            )}
            {CRITERIA[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
