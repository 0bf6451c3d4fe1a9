import { cleanEmail, isEmail } from '@bellwether/domain/people/profile/email';
import { profileLimits } from '@bellwether/domain/people/profile/profile';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { PlainField } from '#ui/form/plain-field.tsx';
import classes from '../../sign-in/components/sign-in-form.module.css';
import { linkRequestFormWords } from '../../words.links.ts';
import { EMAIL_INVALID, EMAIL_REQUIRED } from '../../words.ts';

interface LinkRequestFormProps {
  /** Says in a sentence what is sent to the address. */
  readonly hint: string;
  readonly request: (email: string) => Promise<void>;
  readonly onSent: () => void;
}

/**
 * One e-mail and Send, which is disabled until the e-mail is valid. A failure is silent and clears the form
 * (accounts.3).
 */
export function LinkRequestForm({ hint, request, onSent }: LinkRequestFormProps) {
  const [email, setEmail] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the focus would open the keyboard over half of the page.
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);

  const typed = cleanEmail(email);
  const fault = typed === '' ? EMAIL_REQUIRED : isEmail(typed) ? undefined : EMAIL_INVALID;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || fault) return;
    setBusy(true);
    try {
      await request(typed);
      onSent();
    } catch {
      setEmail('');
      setTouched(false);
      setBusy(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>{hint}</p>
      <PlainField
        ref={input}
        label={linkRequestFormWords.email}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={profileLimits.email}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        onBlur={() => setTouched(email !== '')}
        error={isTouched ? fault : undefined}
      />
      <PlainButton fullWidth busy={busy} disabled={fault !== undefined}>
        {linkRequestFormWords.send}
      </PlainButton>
    </form>
  );
}
