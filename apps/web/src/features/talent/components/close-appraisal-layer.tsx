import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { appraisalLimits, appraisalMessages } from '@bellwether/domain/talent/rules';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { appraisalQuery, useCloseAppraisal } from '../api.ts';
import { closingWords } from '../words.appraisal.ts';
import { AppraisalGate } from './appraisal-gate.tsx';
import { AppraisalHead } from './appraisal-head.tsx';
import { ChangedSince } from './changed-since.tsx';

/** Completes a shared appraisal without the employee's signature (docs/decisions/0051). */
export function CloseAppraisalLayer({ at }: LayerProps<'close-appraisal'>) {
  return (
    <AppraisalGate id={at.search.about ?? 0} needs="Close">
      {(appraisal) => <CloseForm appraisal={appraisal} />}
    </AppraisalGate>
  );
}

const shape = z.object({ Reason: z.string() });

function CloseForm({ appraisal }: { readonly appraisal: Appraisal }) {
  const { refetch } = useQuery(appraisalQuery(appraisal.Id));
  const outside = useOutsideChange({
    present: appraisal,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void refetch(),
  });
  const close = useCloseAppraisal(outside.base);
  const form = useSaveForm({
    key: `appraisal.${appraisal.Id}.close`,
    shape,
    values: { Reason: '' },
    conflict: outside,
    faults: ({ Reason }) =>
      Reason.trim() === '' ? [{ path: 'Reason', message: appraisalMessages.required }] : [],
    save: (values) => close.mutateAsync(values),
    done: closingWords.closed,
  });
  return (
    <SaveForm of={form} label={closingWords.close} button={closingWords.close}>
      <ChangedSince of={outside} isSent={form.isSent} appraisal={appraisal} />
      <AppraisalHead appraisal={appraisal} />
      <p>{closingWords.explains}</p>
      <TextAreaField
        control={form.control}
        name="Reason"
        label={closingWords.reason}
        description={closingWords.reasonHint}
        limit={appraisalLimits.reason}
        minRows={3}
        maxRows={10}
        required
        focusFirst
      />
    </SaveForm>
  );
}
