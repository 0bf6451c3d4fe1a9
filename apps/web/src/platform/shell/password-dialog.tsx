import { confirmPassword } from '@bellwether/contract/calls/accounts';
import { askConfirmingPasskey, confirmByPasskey } from '@bellwether/contract/calls/accounts/passkeys';
import { startProof } from '@bellwether/contract/calls/accounts/providers';
import type { ReplyOf } from '@bellwether/contract/endpoint';
import { ProblemError } from '@bellwether/contract/problem';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { PlainField } from '#ui/form/plain-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { api } from '../api.ts';
import { answerPasswordQuestion, onProved } from '../asked-password.ts';
import { answerByPasskey, hasPasskeys } from '../passkey.ts';
import { problemText } from '../problem.ts';
import { useSession } from '../session.ts';
import { passwordDialogWords } from './words.ts';

const PASSWORD_REQUIRED = passwordDialogWords.pleaseInputYourPassword;

/** Asks for the password again, so that the refused call can be repeated (accounts.7). */
export function PasswordDialog({ opened }: { readonly opened: boolean }) {
  return (
    <AppDialog
      opened={opened}
      onClose={() => answerPasswordQuestion(false)}
      title={passwordDialogWords.confirmYourPassword}
      width={400}
    >
      <PresenceForm />
    </AppDialog>
  );
}

/** Asks for a fresh sign-in at the person's provider, in a second window, in place of or beside the password. */
function PresenceForm() {
  const [ways, setWays] = useState<ReplyOf<typeof startProof>>();
  useEffect(() => {
    api.call(startProof, {}).then(setWays, (error: unknown) => {
      console.warn('The server did not tell other ways than the password.', error);
    });
    return onProved(() => answerPasswordQuestion(true));
  }, []);
  const providers = ways?.Providers ?? [];
  return (
    <>
      {providers.length > 0 ? (
        <FormStack>
          <LayerSentence>{passwordDialogWords.signInAgain}</LayerSentence>
          {providers.map(({ Name, Address }) => (
            <Button key={Address} variant="default" onClick={() => openProof(Address)}>
              {passwordDialogWords.continueWith(Name)}
            </Button>
          ))}
        </FormStack>
      ) : null}
      {ways && !ways.HasPassword && providers.length > 0 ? (
        <FormActions>
          <Button variant="default" onClick={() => answerPasswordQuestion(false)}>
            {passwordDialogWords.cancel}
          </Button>
        </FormActions>
      ) : (
        <PasswordForm />
      )}
    </>
  );
}

/** The window knows nothing of this page; it tells the result by the browser's channel. */
function openProof(address: string): void {
  window.open(address, '_blank', 'noopener,width=520,height=680');
}

function PasswordForm() {
  const { Profile } = useSession();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
    input.current?.select();
  };
  const answerWithPasskey = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const question = await api.call(askConfirmingPasskey, {});
      if (question.Allowed.length === 0) return refuse(passwordDialogWords.noPasskey);
      await api.call(confirmByPasskey, { body: { Answer: await answerByPasskey(question) } });
      answerPasswordQuestion(true);
    } catch (failure) {
      refuse(problemText(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog's portal is inside the form whose save was refused; that form must not be submitted again.
    event.stopPropagation();
    if (busy) return;
    if (password.trim() === '') return refuse(PASSWORD_REQUIRED);
    setBusy(true);
    try {
      await api.call(confirmPassword, { body: { Password: password } });
      answerPasswordQuestion(true);
    } catch (failure) {
      const atField = failure instanceof ProblemError ? failure.errorFor('Password') : undefined;
      refuse(atField ?? problemText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <LayerSentence>{passwordDialogWords.pleaseEnterYourPassword}</LayerSentence>
        {/* Tells password managers which account to fill in. */}
        <input type="email" autoComplete="username" value={Profile.Email} readOnly hidden />
        <PlainField
          ref={input}
          label={passwordDialogWords.password}
          type="password"
          autoComplete="current-password"
          value={password}
          error={error}
          data-autofocus
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setError(undefined);
          }}
        />
      </FormStack>
      <FormActions
        aside={
          hasPasskeys() ? (
            <Button variant="subtle" onClick={() => void answerWithPasskey()}>
              {passwordDialogWords.passkey}
            </Button>
          ) : null
        }
      >
        <Button variant="default" onClick={() => answerPasswordQuestion(false)}>
          {passwordDialogWords.cancel}
        </Button>
        <SubmitButton loading={busy}>{passwordDialogWords.confirm}</SubmitButton>
      </FormActions>
    </form>
  );
}
