import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { useResetSecondStep } from '../api.ts';
import { resetWords } from '../words.ts';
import classes from './security.module.css';

/** Removes somebody else's second step, for org admins (accounts.19). */
export function ResetSecondStep({ personId }: { readonly personId: number }) {
  const reset = useResetSecondStep(personId);
  return (
    <SettingsPart
      title={resetWords.part}
      aside={
        <SubmitButton
          variant="default"
          loading={reset.isPending}
          onClick={() => reset.mutate(undefined, { onSuccess: () => toast.success(resetWords.done) })}
        >
          {resetWords.reset}
        </SubmitButton>
      }
    >
      {reset.error ? <Notice tone="bad">{problemText(reset.error)}</Notice> : null}
      <p className={classes.quiet}>{resetWords.hint}</p>
    </SettingsPart>
  );
}
