import { lazy, Suspense, useState } from 'react';
import { useIsPasswordAsked } from '../asked-password.ts';

const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

/** Renders the only password question; its dialog is loaded when a call first needs it. */
export function PasswordQuestion() {
  const isAsked = useIsPasswordAsked();
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  // The dialog stays mounted after its first use, so that the focus can return.
  if (!wasAsked) return null;
  return (
    <Suspense>
      <PasswordDialog opened={isAsked} />
    </Suspense>
  );
}
