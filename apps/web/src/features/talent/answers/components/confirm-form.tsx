import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { appraisalLimits } from '@bellwether/domain/talent/rules';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { appraisalQuery } from '../../api.ts';
import classes from '../../components/appraisal.module.css';
import { ChangedSince } from '../../components/changed-since.tsx';
import { confirmWords, signWords } from '../../words.appraisal.ts';
import { useConfirmAppraisal } from '../api.ts';

interface ConfirmFormProps {
  readonly appraisal: Appraisal;
  /** Called after the acknowledgement. */
  readonly onSigned: () => void;
}

const shape = z.object({ Comment: z.string() });

/** The employee acknowledges an appraisal of a cycle without signatures, with an optional comment (talent.31). */
export function ConfirmForm({ appraisal, onSigned }: ConfirmFormProps) {
  const { refetch } = useQuery(appraisalQuery(appraisal.Id));
  const outside = useOutsideChange({
    present: appraisal,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void refetch(),
  });
  const confirm = useConfirmAppraisal(outside.base);
  const form = useSaveForm({
    key: `appraisal.${appraisal.Id}.confirm`,
    shape,
    values: { Comment: outside.base.EmployeeComments },
    conflict: outside,
    faults: () => [],
    save: (values) => confirm.mutateAsync(values),
    leave: onSigned,
    done: confirmWords.done,
  });
  return (
    <SaveForm of={form} label={confirmWords.title} button={confirmWords.act} cancel={false}>
      <ChangedSince of={outside} isSent={form.isSent} appraisal={appraisal} />
      <TextAreaField
        control={form.control}
        name="Comment"
        label={signWords.comment}
        limit={appraisalLimits.comment}
        minRows={3}
        maxRows={12}
      />
      <p className={classes.meaning}>{confirmWords.meaning}</p>
    </SaveForm>
  );
}
