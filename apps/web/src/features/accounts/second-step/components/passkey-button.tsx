import { useState } from 'react';
import { PlainButton } from '#ui/form/plain-button.tsx';
import { passkeySignInWords } from '../words.sign-in.ts';

interface PasskeyButtonProps {
  readonly domain: string;
  readonly onSignedIn: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Signs in by a passkey alone (accounts.18). */
export function PasskeyButton({ domain, onSignedIn, onFailure }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  if (!('PublicKeyCredential' in window)) return null;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    try {
      // Loaded at the press, because the sign-in page is the first download.
      const { signInWithPasskey } = await import('../api.sign-in.ts');
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
