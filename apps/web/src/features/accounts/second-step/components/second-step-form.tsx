import type { SecondStepAsked } from '@bellwether/contract/problem';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { PlainField } from '#ui/form/plain-field.tsx';
import classes from '../../sign-in/components/sign-in-form.module.css';
import { finishByCode, finishByPasskey } from '../api.sign-in.ts';
import { secondStepWords } from '../words.ts';

interface SecondStepFormProps {
  readonly asked: SecondStepAsked;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** Asks for the second step after the password: a code, a recovery code, or a passkey (accounts.19). */
export function SecondStepForm({ asked: { Token, Ways }, onSignedIn, onBack }: SecondStepFormProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const attempt = async (finish: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await finish();
      onSignedIn();
    } catch (error) {
      setFailure(problemText(error));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') {
      setFailure(secondStepWords.codeRequired);
      input.current?.focus();
    } else void attempt(() => finishByCode(Token, code.trim()));
  };
  const hasCode = Ways.includes('code');
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={secondStepWords.title}>
      {failure ? (
        <Notice tone="bad" onClose={() => setFailure(null)}>
          {failure}
        </Notice>
      ) : null}
      {Ways.includes('passkey') ? (
        <PlainButton fullWidth busy={busy} onClick={() => void attempt(() => finishByPasskey(Token))}>
          {secondStepWords.passkey}
        </PlainButton>
      ) : null}
      {hasCode || Ways.includes('recovery') ? (
        <>
          <PlainField
            ref={input}
            label={secondStepWords.code}
            describedBy={hintId}
            name="code"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <p className={classes.hint} id={hintId}>
            {hasCode ? secondStepWords.codeHint : secondStepWords.recoveryHint}
          </p>
          <PlainButton fullWidth busy={busy}>
            {secondStepWords.confirm}
          </PlainButton>
        </>
      ) : null}
      <p className={classes.links}>
        <PlainButton variant="default" onClick={onBack}>
          {secondStepWords.back}
        </PlainButton>
      </p>
    </form>
  );
}
