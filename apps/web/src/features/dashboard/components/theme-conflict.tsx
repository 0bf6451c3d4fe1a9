import type { Theme } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { isAbsent, isConflict, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { themeConflictWords, themeWords } from '../words.ts';

interface ThemeConflictProps {
  /** The error of the last try; null without one. */
  readonly error: unknown;
  /** Another person has changed the theme since the form began. */
  readonly isNewer: boolean;
  /** The theme as it is now. */
  readonly theme: Theme | null;
  /** Makes the present theme the new base; the input stays. */
  readonly onReload: () => void;
}

/** Shows another person's change with the present theme, and why a save failed. */
export function ThemeConflict({ error, isNewer, theme, onReload }: ThemeConflictProps) {
  if (error === null && !isNewer) return null;
  if (error !== null && !isConflict(error) && !isAbsent(error))
    return <Notice tone="bad">{problemText(error)}</Notice>;
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="default" size="xs" onClick={onReload}>
          {themeConflictWords.reload}
        </Button>
      }
    >
      {theme ? (
        <>
          {themeWords.meanwhile} {themeConflictWords.itIsNow} <strong>{theme.Title}</strong>
        </>
      ) : (
        themeWords.gone
      )}{' '}
      {themeWords.kept}
    </Notice>
  );
}
