import type { SignInWay } from '@bellwether/contract/accounts/sign-in-ways';
import { ProblemError, type SecondStepAsked } from '@bellwether/contract/problem';
import { Link } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { PlainField } from '#ui/form/plain-field.tsx';
import { signInWith } from '../../api.ts';
import { PasskeyButton } from '../../second-step/components/passkey-button.tsx';
import {
  EMAIL_INVALID,
  EMAIL_REQUIRED,
  LOCKED_OUT,
  LOST_PASSWORD,
  PASSWORD_REQUIRED,
  signInFormWords,
} from '../../words.ts';
import { signInFailure } from '../model/sign-in-failure.ts';
import { startAddress, wayName, wayOf } from '../model/ways.ts';
import { providerWaysWords } from '../words.providers.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { ProviderWays } from './provider-ways.tsx';
import classes from './sign-in-form.module.css';

// Few sign-ins need it, and this screen is the first download.
const SecondStepForm = lazy(async () => ({
  default: (await import('../../second-step/components/second-step-form.tsx')).SecondStepForm,
}));

interface SignInFormProps {
  readonly domain: string;
  /** The providers at which people of the company sign in. */
  readonly ways: readonly SignInWay[];
  /** The page after the sign-in. */
  readonly to: string | undefined;
  readonly isDemo: boolean;
  readonly onSignedIn: () => void;
}

interface Faults {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

/** The text contains an address. The server takes it out of `Name <ann@example.com>`. */
const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]+$/;

function faultsOf(email: string, password: string): Faults {
  return {
    email: email === '' ? EMAIL_REQUIRED : EMAIL.test(email) ? undefined : EMAIL_INVALID,
    password: password === '' ? PASSWORD_REQUIRED : undefined,
  };
}

/** Two fields without a form library, because this screen is the first download. */
export function SignInForm({ domain, ways, to, isDemo, onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [usesPassword, setUsesPassword] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<SecondStepAsked | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the focus would open the keyboard over half of the page, so focus only with a mouse.
    if (window.matchMedia('(pointer: fine)').matches) emailInput.current?.focus();
  }, []);

  const faults = faultsOf(email.trim(), password.trim());
  const isEnforced = ways.some((way) => way.IsEnforced);
  const typedWay = usesPassword || password !== '' ? undefined : wayOf(ways, email);

  const fail = (error: unknown) => {
    if (error instanceof ProblemError && error.secondStep) setAsked(error.secondStep);
    else setFailure(signInFailure(error));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typedWay && !faults.email) {
      setBusy(true);
      window.location.assign(startAddress(typedWay, { to, email: email.trim() }));
      return;
    }
    setTried(true);
    setFailure(null);
    if (faults.email) emailInput.current?.focus();
    else if (faults.password) passwordInput.current?.focus();
    else {
      setBusy(true);
      try {
        await signInWith({ userName: email.trim(), password: password.trim(), domain });
        onSignedIn();
      } catch (error) {
        fail(error);
        setBusy(false);
      }
    }
  };

  if (isEnforced && !usesPassword)
    return (
      <div className={classes.form}>
        <ProviderWays ways={ways} to={to} />
        <p className={classes.links}>
          <button type="button" className={classes.switch} onClick={() => setUsesPassword(true)}>
            {providerWaysWords.withPassword}
          </button>
        </p>
      </div>
    );

  if (asked)
    return (
      <Suspense>
        <SecondStepForm asked={asked} onSignedIn={onSignedIn} onBack={() => setAsked(null)} />
      </Suspense>
    );

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {ways.length > 0 ? (
        <>
          <ProviderWays ways={ways} to={to} email={email.trim()} />
          {isEnforced ? (
            <p className={classes.hint}>{providerWaysWords.withPasswordHint}</p>
          ) : (
            <p className={classes.or}>{providerWaysWords.or}</p>
          )}
        </>
      ) : null}
      {failure ? (
        <Notice tone="bad" onClose={() => setFailure(null)}>
          {failure}
        </Notice>
      ) : null}
      <PlainField
        ref={emailInput}
        label={signInFormWords.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={tried ? faults.email : undefined}
      />
      {typedWay ? null : (
        <PlainField
          ref={passwordInput}
          label={signInFormWords.password}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={tried ? faults.password : undefined}
        />
      )}
      <PlainButton fullWidth busy={busy}>
        {typedWay
          ? providerWaysWords.continueWith(wayName(typedWay))
          : busy
            ? signInFormWords.signingIn
            : signInFormWords.logIn}
      </PlainButton>
      <PasskeyButton domain={domain} onSignedIn={onSignedIn} onFailure={fail} />
      <p className={classes.links}>
        {typedWay ? (
          <button type="button" className={classes.switch} onClick={() => setUsesPassword(true)}>
            {providerWaysWords.withPasswordInstead}
          </button>
        ) : (
          <>
            <Link to="/v3/forgotpassword">{LOST_PASSWORD}</Link>
            <Link to="/v3/unlock">{LOCKED_OUT}</Link>
          </>
        )}
      </p>
      {isDemo ? (
        <DemoAccounts
          domain={domain}
          onChoose={(chosenEmail, chosenPassword) => {
            setEmail(chosenEmail);
            setPassword(chosenPassword);
            setFailure(null);
          }}
        />
      ) : null}
    </form>
  );
}
