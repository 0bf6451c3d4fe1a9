import type { Passkey } from '@bellwether/contract/accounts/passkeys';
import { secondStepLimits } from '@bellwether/domain/accounts/second-step/second-step';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { hasPasskeys } from '#platform/passkey.ts';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFirstFocus } from '#ui/form/use-first-focus.ts';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { useAddPasskey, useRemovePasskey } from '../api.ts';
import { securityWords } from '../words.ts';
import classes from './security.module.css';

interface PasskeysPartProps {
  readonly passkeys: readonly Passkey[];
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The person's passkeys: add one, and remove one (accounts.18). */
export function PasskeysPart({ passkeys, onCodes }: PasskeysPartProps) {
  const remove = useRemovePasskey();
  const [isAdding, setAdding] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const removeNow = (id: number) => {
    if (remove.isPending) return;
    remove.mutate(id, {
      onSuccess() {
        toast.success(securityWords.removed);
        rows.current?.focus();
      },
    });
  };
  const mayAdd = hasPasskeys() && !isAdding && passkeys.length < secondStepLimits.passkeys;
  return (
    <SettingsPart
      title={securityWords.passkeys}
      aside={
        mayAdd ? (
          <Button variant="default" onClick={() => setAdding(true)}>
            {securityWords.add}
          </Button>
        ) : null
      }
    >
      <p className={classes.quiet}>{securityWords.passkeysHint}</p>
      {hasPasskeys() ? null : <p className={classes.quiet}>{securityWords.noSupport}</p>}
      {remove.error ? <Notice tone="bad">{problemText(remove.error)}</Notice> : null}
      {isAdding ? (
        <PasskeyForm
          onAdded={(codes) => {
            setAdding(false);
            if (codes.length > 0) onCodes(codes);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : null}
      {passkeys.length === 0 ? (
        <p className={classes.quiet}>{securityWords.noPasskeys}</p>
      ) : (
        <ul className={classes.list} ref={rows} tabIndex={-1} aria-label={securityWords.passkeys}>
          {passkeys.map((passkey) => (
            <li className={classes.row} key={passkey.Id}>
              <div>
                <p className={classes.name}>{passkey.Name}</p>
                <p className={classes.quiet}>
                  {securityWords.made} <LocalTime at={passkey.CreatedAt} />,{' '}
                  {passkey.LastUsedAt === null ? (
                    securityWords.unused
                  ) : (
                    <>
                      {securityWords.lastUsed} <LocalTime at={passkey.LastUsedAt} />
                    </>
                  )}
                </p>
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={securityWords.removeOf(passkey.Name)}
                onClick={() => removeNow(passkey.Id)}
              >
                {securityWords.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SettingsPart>
  );
}

interface PasskeyFormProps {
  readonly onAdded: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function PasskeyForm({ onAdded, onCancel }: PasskeyFormProps) {
  const add = useAddPasskey();
  const first = useFirstFocus();
  const form = useSaveForm<{ Name: string }, { readonly RecoveryCodes: readonly string[] }>({
    values: { Name: '' },
    faults: ({ Name }) => (Name.trim() === '' ? [{ path: 'Name', message: securityWords.nameRequired }] : []),
    save: ({ Name }) => add.mutateAsync(Name.trim()),
    leave: ({ RecoveryCodes }) => onAdded(RecoveryCodes),
    done: securityWords.added,
  });
  return (
    <SaveForm
      of={form}
      ref={first}
      label={securityWords.add}
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
          <SubmitButton loading={form.busy !== null}>{securityWords.create}</SubmitButton>
        </>
      }
    >
      <TextField
        control={form.control}
        name="Name"
        label={securityWords.name}
        description={securityWords.nameHint}
        limit={secondStepLimits.passkeyName}
        autoComplete="off"
        required
      />
    </SaveForm>
  );
}
