import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { toast } from '#ui/feedback/toast.tsx';
import { scimWords } from '../words.ts';
import classes from './scim-card.module.css';

interface CopiedValueProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly copy: string;
  /** Takes the focus, because it appears where the person does not look. */
  readonly isNew?: boolean;
}

/** A text to copy into another program. */
export function CopiedValue({ label, hint, value, copy, isNew = false }: CopiedValueProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.select();
  }, [isNew]);
  const write = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(scimWords.copied);
    } catch {
      // Browsers refuse the clipboard on plain http and without permission.
      field.current?.select();
      toast.error(scimWords.notCopied);
    }
  };
  return (
    <div className={classes.copy}>
      <TextInput
        className={classes.value}
        ref={field}
        label={label}
        description={hint}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant={isNew ? 'filled' : 'default'} onClick={() => void write()}>
        {copy}
      </Button>
    </div>
  );
}
