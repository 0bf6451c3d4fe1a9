import type { Theme } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { isAbsent, isConflict, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { themeWords } from '../words.ts';

interface ThemeConflictProps {
  /** The error of the last try; null without one. */
  readonly error: unknown;
  /** The theme as it is now. */
  readonly theme: Theme | null;
  /** Makes the present theme the new base; the input stays. */
  readonly onReload: () => void;
}

/** Shows why a save failed; after another person's change, also the present theme. */
export function ThemeConflict({ error, theme, onReload }: ThemeConflictProps) {
  if (error === null) return null;
  if (!isConflict(error) && !isAbsent(error)) return <Notice tone="bad">{problemText(error)}</Notice>;
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="default" size="xs" onClick={onReload}>
          Reload
        </Button>
      }
    >
      {theme ? (
        <>
          {themeWords.meanwhile} It is now: <strong>{theme.Title}</strong>
        </>
      ) : (
        themeWords.gone
      )}{' '}
      {themeWords.kept}
    </Notice>
  );
}
