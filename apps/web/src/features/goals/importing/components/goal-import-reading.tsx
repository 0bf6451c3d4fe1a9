import type { GoalImportPreview } from '@bellwether/contract/goals/import';
import { problemText } from '#platform/problem.ts';
import { hasOtherLetters, ReadingStep } from '#ui/import/reading-step.tsx';
import { useChangeGoalImport } from '../api.ts';
import { goalImportWords as words } from '../words.ts';

interface GoalImportReadingProps {
  readonly preview: GoalImportPreview;
  readonly onNext: () => void;
}

/** Shows what the file of goals is taken for. */
export function GoalImportReading({ preview, onNext }: GoalImportReadingProps) {
  const change = useChangeGoalImport(preview.Id);
  return (
    <ReadingStep
      lead={words.file(preview.FileName, preview.Rows, preview.Preset)}
      of={preview}
      samples={letterSamples(preview)}
      isBusy={change.isPending}
      fault={change.error ? problemText(change.error) : null}
      onChange={change.mutate}
      onNext={onNext}
    />
  );
}

/** Returns up to three cells of the file, first those with letters beyond ASCII. */
function letterSamples({ Columns }: GoalImportPreview): readonly string[] {
  const all = Columns.flatMap(({ Samples }) => Samples);
  return [...new Set([...all.filter(hasOtherLetters), ...all])].slice(0, 3);
}
