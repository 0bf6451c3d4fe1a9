import { useState } from 'react';
import { hasPasskeys } from '#platform/passkey.ts';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { signInWithPasskey } from '../api.sign-in.ts';
import { passkeySignInWords } from '../words.ts';

interface PasskeyButtonProps {
  readonly domain: string;
  readonly onSignedIn: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Signs in by a passkey alone (accounts.18). */
export function PasskeyButton({ domain, onSignedIn, onFailure }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  if (!hasPasskeys()) return null;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await signInWithPasskey(domain);
      onSignedIn();
    } catch (error) {
      onFailure(error);
      setBusy(false);
    }
  };
  return (
    <PlainButton fullWidth variant="default" busy={busy} onClick={() => void press()}>
      {passkeySignInWords.signIn}
    </PlainButton>
  );
}
