import type { Appraisal, Closing } from '@bellwether/contract/talent/appraisal';
import { appraisalLimits, appraisalMessages } from '@bellwether/domain/talent/rules';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { shownDay } from '#ui/data/shown.ts';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { appraisalQuery, useAddStatement } from '../api.ts';
import { closingWords } from '../words.appraisal.ts';
import { ChangedSince } from './changed-since.tsx';

interface StatementFormProps {
  readonly appraisal: Appraisal;
  readonly closing: Closing;
}

const shape = z.object({ Statement: z.string() });

/** The employee adds a statement to an appraisal that was closed without their signature, or changes it. */
export function StatementForm({ appraisal, closing }: StatementFormProps) {
  const { refetch } = useQuery(appraisalQuery(appraisal.Id));
  const outside = useOutsideChange({
    present: appraisal,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void refetch(),
  });
  const add = useAddStatement(outside.base);
  const form = useSaveForm({
    key: `appraisal.${appraisal.Id}.statement`,
    shape,
    values: { Statement: closing.Statement ?? '' },
    conflict: outside,
    faults: ({ Statement }) =>
      Statement.trim() === '' ? [{ path: 'Statement', message: appraisalMessages.required }] : [],
    save: (values) => add.mutateAsync(values),
    leave: (saved, { reset, values }) => {
      outside.startFrom(saved);
      reset(values);
    },
    done: closingWords.added,
  });
  return (
    <SaveForm
      of={form}
      label={closingWords.yours}
      button={closing.Statement === null ? closingWords.add : closingWords.change}
      cancel={false}
    >
      <ChangedSince of={outside} isSent={form.isSent} appraisal={appraisal} />
      <TextAreaField
        control={form.control}
        name="Statement"
        label={closingWords.yours}
        description={closingWords.until(shownDay(closing.StatementUntil))}
        limit={appraisalLimits.statement}
        minRows={3}
        maxRows={12}
        required
      />
    </SaveForm>
  );
}
