import type { Theme } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { isAbsent, isConflict, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { themeWords } from '../words.ts';

interface ThemeConflictProps {
  /** What the last try was refused with; null = nothing failed. */
  readonly error: unknown;
  /** The theme as it is now. */
  readonly theme: Theme | null;
  /** Takes the present theme as the one to work on; what was typed stays. */
  readonly onReload: () => void;
}

/** Why a save failed; after somebody else's change, what the theme is now. */
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
