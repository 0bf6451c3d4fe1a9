import type { ImportPreview } from '@bellwether/contract/people/import';
import { problemText } from '#platform/problem.ts';
import { hasOtherLetters, ReadingStep } from '#ui/import/reading-step.tsx';
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
      samples={sampleNames(preview)}
      isBusy={change.isPending}
      fault={change.error ? problemText(change.error) : null}
      onChange={change.mutate}
      onNext={onNext}
    />
  );
}

/** Returns up to three names of the file, first texts with letters beyond ASCII. */
function sampleNames({ Columns }: ImportPreview): readonly string[] {
  const isName = (field: string | null) => field === 'Name' || field === 'FirstName' || field === 'LastName';
  const names = Columns.flatMap(({ Field, Samples }) => (isName(Field) ? Samples : []));
  const others = Columns.flatMap(({ Samples }) => Samples.filter(hasOtherLetters));
  return [...new Set([...others, ...names])].slice(0, 3);
}
