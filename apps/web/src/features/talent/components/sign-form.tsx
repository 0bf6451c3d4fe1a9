import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { appraisalLimits, appraisalMessages } from '@bellwether/domain/talent/rules';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { type OutsideChange, useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { shownDay } from '#ui/data/shown.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import {
  appraisalQuery,
  talentSettingsQuery,
  useAcknowledgeAppraisal,
  useCompleteAppraisal,
} from '../api.ts';
import { signWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';
import { ChangedSince } from './changed-since.tsx';

interface SignFormProps {
  readonly appraisal: Appraisal;
  /** Called after the signature. */
  readonly onSigned: () => void;
}

const shape = z.object({ Sign: z.string(), Comment: z.string() });
const nameFaults = (Sign: string) =>
  Sign.trim() === '' ? [{ path: 'Sign', message: appraisalMessages.required }] : [];

/** The employee signs with an optional comment, or changes the signature (talent.7). */
export function EmployeeSignForm({ appraisal, onSigned }: SignFormProps) {
  const { data: settings } = useQuery(talentSettingsQuery);
  const outside = useSeenAppraisal(appraisal);
  const { base } = outside;
  const sign = useAcknowledgeAppraisal(base);
  const isChange = base.State === 'acknowledged';
  const form = useSaveForm({
    key: `appraisal.${base.Id}.sign`,
    shape,
    values: { Sign: base.EmployeeSignature ?? '', Comment: base.EmployeeComments },
    conflict: outside,
    faults: ({ Sign }) => nameFaults(Sign),
    save: (values) => sign.mutateAsync(values),
    leave: onSigned,
    done: signWords.signed,
  });
  const prompt = settings?.FormLable.Comment;
  return (
    <SaveForm of={form} label={signWords.title} actions={null}>
      <ChangedSince of={outside} isSent={form.isSent} appraisal={appraisal} />
      <BeforeSigning appraisal={base} />
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
      <div className={classes.signRow}>
        <TextField
          control={form.control}
          name="Sign"
          label={signWords.name}
          description={signWords.nameHint}
          limit={appraisalLimits.signature}
          autoComplete="off"
          required
        />
        <SubmitButton loading={form.busy !== null}>
          {isChange ? signWords.change : signWords.sign}
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

const managerShape = z.object({ Sign: z.string() });

/** The employee's manager signs, which completes the appraisal. */
export function ManagerSignForm({ appraisal, onSigned }: SignFormProps) {
  const outside = useSeenAppraisal(appraisal);
  const sign = useCompleteAppraisal(outside.base);
  const form = useSaveForm({
    key: `appraisal.${appraisal.Id}.complete`,
    shape: managerShape,
    values: { Sign: '' },
    conflict: outside,
    faults: ({ Sign }) => nameFaults(Sign),
    save: (values) => sign.mutateAsync(values),
    leave: onSigned,
    done: signWords.completed,
  });
  return (
    <SaveForm of={form} label={signWords.title} actions={null}>
      <ChangedSince of={outside} isSent={form.isSent} appraisal={appraisal} />
      <Meaning>{signWords.managerMeaning}</Meaning>
      <div className={classes.signRow}>
        <TextField
          control={form.control}
          name="Sign"
          label={signWords.name}
          description={signWords.nameHint}
          limit={appraisalLimits.signature}
          autoComplete="off"
          required
        />
        <SubmitButton loading={form.busy !== null}>{signWords.complete}</SubmitButton>
      </div>
    </SaveForm>
  );
}

/** Keeps the version that the signer read: a signature is refused until the signer has read a newer one. */
function useSeenAppraisal(appraisal: Appraisal): OutsideChange<Appraisal> {
  const { refetch } = useQuery(appraisalQuery(appraisal.Id));
  return useOutsideChange({
    present: appraisal,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void refetch(),
  });
}

/** Says that the employee has signed another text, whose comment is in the form, and how long they have time. */
function BeforeSigning({ appraisal: { State, Signatures, SignUntil } }: { readonly appraisal: Appraisal }) {
  const former = State === 'shared' ? Signatures.find(({ Kind }) => Kind === 'employee') : undefined;
  return (
    <>
      {former ? (
        <Notice tone="info">
          {signWords.signedOn}
          <LocalTime at={former.SignedAt} />
          {signWords.changedAfter}
        </Notice>
      ) : null}
      {SignUntil === null ? null : (
        <p className={classes.quiet}>{signWords.signUntil(shownDay(SignUntil))}</p>
      )}
    </>
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
