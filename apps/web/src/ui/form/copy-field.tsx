import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { toast } from '../feedback/toast.tsx';
import classes from './copy-field.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly notCopied: string };
  /** The text stands on the page from the beginning, so it takes no focus. */
  readonly isPlain?: boolean;
}

/** Shows a text with a button that copies it, such as a secret that is shown only once. */
export function CopyField({ label, description, value, words, isPlain = false }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Move the focus to the secret, because it appears at a place where the person does not look.
  useEffect(() => {
    if (!isPlain) field.current?.select();
  }, [isPlain]);
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
      <Button variant={isPlain ? 'default' : 'filled'} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
