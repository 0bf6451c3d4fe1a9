import { Button } from '@mantine/core';
import { Notice } from '#ui/feedback/notice.tsx';
import type { useStoredEdits } from '../model/use-stored-edits.ts';
import { editsWords } from '../words.ts';

interface EditsNoticeProps {
  readonly stored: Pick<ReturnType<typeof useStoredEdits>, 'state' | 'retry' | 'showTheirs' | 'keepMine'>;
}

/** Says whether the person's texts are stored, and lets them choose if another window stored others. */
export function EditsNotice({ stored: { state, retry, showTheirs, keepMine } }: EditsNoticeProps) {
  if (state.kind === 'changed')
    return (
      <Notice
        tone="warn"
        action={
          <>
            <Button variant="default" size="compact-sm" onClick={() => void showTheirs()}>
              {editsWords.showTheirs}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => void keepMine()}>
              {editsWords.keepMine}
            </Button>
          </>
        }
      >
        {editsWords.changed}
      </Notice>
    );
  if (state.kind === 'failed')
    return (
      <Notice
        tone="bad"
        action={
          <Button variant="default" size="compact-sm" onClick={retry}>
            {editsWords.retry}
          </Button>
        }
      >
        {editsWords.notSaved(state.problem)}
      </Notice>
    );
  return null;
}
