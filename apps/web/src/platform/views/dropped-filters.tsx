import { Button } from '@mantine/core';
import { Notice } from '#ui/feedback/notice.tsx';
import { viewWords } from './words.ts';

interface DroppedFiltersProps {
  /** What the filters are called on the screen. */
  readonly names: readonly string[];
  readonly onRemove: () => void;
}

/** Says which filters of a saved view or of somebody's link the list cannot use. */
export function DroppedFilters({ names, onRemove }: DroppedFiltersProps) {
  if (names.length === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="subtle" size="compact-sm" onClick={onRemove}>
          {viewWords.leaveOut}
        </Button>
      }
    >
      {viewWords.dropped(names.join(', '))}
    </Notice>
  );
}
