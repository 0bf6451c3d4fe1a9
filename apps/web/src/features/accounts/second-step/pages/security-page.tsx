import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { AccountPage } from '../../components/account-page.tsx';
import { secondStepQuery, useRenewRecoveryCodes } from '../api.ts';
import { CodesPart } from '../components/codes-part.tsx';
import { PasskeysPart } from '../components/passkeys-part.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import classes from '../components/security.module.css';
import { securityWords } from '../words.ts';

/** The person's passkeys and second step. Whoever must set one up sees no other page. */
export function SecurityPage() {
  const { NeedsSecondStep } = useSession();
  const { data, error, refetch } = useQuery(secondStepQuery);
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <AccountPage name="security">
      {NeedsSecondStep ? <Notice tone="warn">{securityWords.required}</Notice> : null}
      {codes.length > 0 ? (
        <SettingsPart title={securityWords.recovery}>
          <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
        </SettingsPart>
      ) : null}
      {data ? (
        <>
          <PasskeysPart passkeys={data.Passkeys} onCodes={setCodes} />
          <CodesPart since={data.CodesSince} onCodes={setCodes} />
          {codes.length === 0 && (data.Passkeys.length > 0 || data.CodesSince !== null) ? (
            <RecoveryPart left={data.RecoveryCodesLeft} onCodes={setCodes} />
          ) : null}
        </>
      ) : error ? (
        <ErrorPanel title={securityWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonForm />
      )}
    </AccountPage>
  );
}

interface RecoveryPartProps {
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

function RecoveryPart({ left, onCodes }: RecoveryPartProps) {
  const renew = useRenewRecoveryCodes();
  return (
    <SettingsPart
      title={securityWords.recovery}
      aside={
        <SubmitButton
          variant="default"
          loading={renew.isPending}
          onClick={() => renew.mutate(undefined, { onSuccess: ({ RecoveryCodes: made }) => onCodes(made) })}
        >
          {securityWords.renew}
        </SubmitButton>
      }
    >
      {renew.error ? <Notice tone="bad">{problemText(renew.error)}</Notice> : null}
      <p className={classes.quiet}>{securityWords.recoveryHint}</p>
      <p>
        {securityWords.left(left)} {securityWords.renewHint}
      </p>
    </SettingsPart>
  );
}
