import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { toast } from '../feedback/toast.tsx';
import classes from './copy-field.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly notCopied: string };
}

/** Shows a secret that is shown only once, with a button that copies it. */
export function CopyField({ label, description, value, words }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Move the focus to the secret, because it appears at a place where the person does not look.
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(words.copied);
    } catch {
      // Browsers refuse the clipboard on plain http and without permission.
      field.current?.select();
      toast.error(words.notCopied);
    }
  };
  return (
    <div className={classes.copy}>
      <TextInput
        className={classes.field}
        ref={field}
        label={label}
        description={description}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{words.copy}</Button>
    </div>
  );
}
