import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { toast } from '#ui/feedback/toast.tsx';
import { secretWords } from '../words.ts';
import classes from './webhooks.module.css';

/** Shows a secret, which nobody can read again. `isSecond`: a former one is still good. */
export function NewSecret({ secret, isSecond }: { readonly secret: string; readonly isSecond: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  // Move the focus to the secret, because it appears at a place where the person does not look.
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(secretWords.copied);
    } catch {
      // Browsers refuse the clipboard on plain http and without permission.
      field.current?.select();
      toast.error(secretWords.notCopied);
    }
  };
  return (
    <div className={classes.secret}>
      <TextInput
        ref={field}
        label={secretWords.label}
        description={isSecond ? secretWords.bothHint : secretWords.hint}
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{secretWords.copy}</Button>
    </div>
  );
}
