import type { ImportPreview } from '@bellwether/contract/people/import';
import { problemText } from '#platform/problem.ts';
import { ReadingStep } from '#ui/import/reading-step.tsx';
import { useChangeImport } from '../api.ts';
import { importStepWords as words } from '../words.ts';

interface ImportReadingProps {
  readonly preview: ImportPreview;
  readonly fileName: string;
  readonly onNext: () => void;
}

/** Shows what the file of people is taken for. */
export function ImportReading({ preview, fileName, onNext }: ImportReadingProps) {
  const change = useChangeImport(preview.Id);
  return (
    <ReadingStep
      lead={words.file(fileName, preview.Rows, preview.Preset)}
      of={preview}
      isBusy={change.isPending}
      fault={change.error ? problemText(change.error) : null}
      onChange={change.mutate}
      onNext={onNext}
    />
  );
}
