import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { securityWords } from '../words.ts';
import classes from './security.module.css';

/** Shows new recovery codes, once. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(securityWords.copied);
    } catch {
      // Browsers refuse the clipboard on plain http and without permission.
      toast.error(securityWords.notCopied);
    }
  };
  return (
    <div className={classes.rows}>
      <Notice tone="warn">{securityWords.shownOnce}</Notice>
      <ul className={classes.codes} ref={list} tabIndex={-1} aria-label={securityWords.recovery}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.acts}>
        <Button variant="default" onClick={() => void copy()}>
          {securityWords.copy}
        </Button>
        <Button onClick={onDone}>{securityWords.done}</Button>
      </div>
    </div>
  );
}
