import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { appraisalLimits, appraisalMessages } from '@bellwether/domain/talent/rules';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { talentSettingsQuery, useAcknowledgeAppraisal, useCompleteAppraisal } from '../api.ts';
import { signWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

interface SignFormProps {
  readonly appraisal: Appraisal;
  /** Called after the signature. */
  readonly onSigned: () => void;
}

const shape = z.object({ Sign: z.string(), Comment: z.string() });
const nameFaults = (Sign: string) =>
  Sign.trim() === '' ? [{ path: 'Sign', message: appraisalMessages.required }] : [];

/** The employee signs with an optional comment, or changes the signature (2-people §4). */
export function EmployeeSignForm({ appraisal, onSigned }: SignFormProps) {
  const { data: settings } = useQuery(talentSettingsQuery);
  const sign = useAcknowledgeAppraisal(appraisal);
  const isChange = appraisal.State === 'acknowledged';
  const form = useSaveForm({
    key: `appraisal.${appraisal.Id}.sign`,
    shape,
    values: { Sign: appraisal.EmployeeSignature ?? '', Comment: appraisal.EmployeeComments },
    faults: ({ Sign }) => nameFaults(Sign),
    save: (values) => sign.mutateAsync(values),
    leave: onSigned,
    done: signWords.signed,
  });
  const prompt = settings?.FormLable.Comment;
  return (
    <SaveForm
      of={form}
      label={signWords.title}
      button={isChange ? signWords.change : signWords.sign}
      cancel={false}
    >
      <TextAreaField
        control={form.control}
        name="Comment"
        label={prompt ? signWords.optional(prompt.Name) : signWords.comment}
        description={prompt?.Prompt}
        limit={appraisalLimits.comment}
        minRows={3}
        maxRows={12}
      />
      <Meaning>{signWords.employeeMeaning}</Meaning>
      <TextField
        control={form.control}
        name="Sign"
        label={signWords.name}
        description={signWords.nameHint}
        limit={appraisalLimits.signature}
        autoComplete="off"
        required
      />
    </SaveForm>
  );
}

const managerShape = z.object({ Sign: z.string() });

/** The employee's manager signs, which completes the appraisal. */
export function ManagerSignForm({ appraisal, onSigned }: SignFormProps) {
  const sign = useCompleteAppraisal(appraisal);
  const form = useSaveForm({
    key: `appraisal.${appraisal.Id}.complete`,
    shape: managerShape,
    values: { Sign: '' },
    faults: ({ Sign }) => nameFaults(Sign),
    save: (values) => sign.mutateAsync(values),
    leave: onSigned,
    done: signWords.completed,
  });
  return (
    <SaveForm of={form} label={signWords.title} button={signWords.complete} cancel={false}>
      <Meaning>{signWords.managerMeaning}</Meaning>
      <TextField
        control={form.control}
        name="Sign"
        label={signWords.name}
        description={signWords.nameHint}
        limit={appraisalLimits.signature}
        autoComplete="off"
        required
      />
    </SaveForm>
  );
}

function Meaning({ children }: { readonly children: string }) {
  return (
    <p className={classes.meaning}>
      <b>{signWords.meaning}</b>
      {children}
    </p>
  );
}
