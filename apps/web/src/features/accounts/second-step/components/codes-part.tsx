import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFirstFocus } from '#ui/form/use-first-focus.ts';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { useBeginCodes, useConfirmCodes, useRemoveCodes } from '../api.ts';
import { securityWords } from '../words.ts';
import classes from './security.module.css';

interface CodesPartProps {
  /** When codes were switched on; null: they are off. */
  readonly since: string | null;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Codes of an authenticator application: set up with a QR code, and switch off (accounts.19). */
export function CodesPart({ since, onCodes }: CodesPartProps) {
  const begin = useBeginCodes();
  const remove = useRemoveCodes();
  const failure = begin.error ?? remove.error;
  const isBegun = since === null && begin.data !== undefined;
  return (
    <SettingsPart
      title={securityWords.codes}
      aside={
        since !== null ? (
          <SubmitButton
            variant="default"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess() {
                  begin.reset();
                  toast.success(securityWords.switchedOff);
                },
              })
            }
          >
            {securityWords.switchOff}
          </SubmitButton>
        ) : isBegun ? null : (
          <SubmitButton variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
            {securityWords.switchOn}
          </SubmitButton>
        )
      }
    >
      <p className={classes.quiet}>{securityWords.codesHint}</p>
      {failure ? <Notice tone="bad">{problemText(failure)}</Notice> : null}
      {since === null ? null : (
        <p className={classes.quiet}>
          {securityWords.codesOn} <LocalTime at={since} />
        </p>
      )}
      {isBegun ? (
        <SetUp secret={begin.data.Secret} uri={begin.data.Uri} onCodes={onCodes} onCancel={begin.reset} />
      ) : null}
    </SettingsPart>
  );
}

interface SetUpProps {
  readonly secret: string;
  readonly uri: string;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function SetUp({ secret, uri, onCodes, onCancel }: SetUpProps) {
  const confirm = useConfirmCodes();
  const first = useFirstFocus();
  const form = useSaveForm<{ Code: string }, { readonly RecoveryCodes: readonly string[] }>({
    values: { Code: '' },
    faults: ({ Code }) => (Code.trim() === '' ? [{ path: 'Code', message: securityWords.codeRequired }] : []),
    save: ({ Code }) => confirm.mutateAsync(Code.trim()),
    leave: ({ RecoveryCodes }) => onCodes(RecoveryCodes),
    done: securityWords.switchedOn,
  });
  return (
    <SaveForm
      of={form}
      ref={first}
      label={securityWords.codes}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              form.giveUp();
              onCancel();
            }}
          >
            {securityWords.cancel}
          </Button>
          <SubmitButton loading={form.busy !== null}>{securityWords.confirm}</SubmitButton>
        </>
      }
    >
      <p>{securityWords.scan}</p>
      <Picture uri={uri} />
      <p>
        {securityWords.key}: <span className={classes.key}>{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <TextField
        control={form.control}
        name="Code"
        label={securityWords.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
    </SaveForm>
  );
}

/** The key as a QR code, drawn by a library that is loaded here alone. */
function Picture({ uri }: { readonly uri: string }) {
  const { data } = useQuery({
    queryKey: ['accounts', 'qr', uri],
    queryFn: async () => (await import('uqr')).encode(uri, { border: 2 }),
    gcTime: 0,
  });
  if (!data) return <div className={classes.picture} />;
  const path = data.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${data.size} ${data.size}`}
      role="img"
      aria-label={securityWords.picture}
    >
      <path d={path.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
