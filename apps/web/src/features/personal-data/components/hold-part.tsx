import type { Erasure } from '@bellwether/contract/personal-data';
import { holdReasonLimit } from '@bellwether/domain/personal-data/rules';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useHold } from '../api.ts';
import { erasureWords } from '../words.ts';
import { DataPart } from './data-part.tsx';
import classes from './personal-data.module.css';

/** Shows the legal hold on a person, and sets or lifts it. */
export function HoldPart({ erasure }: { readonly erasure: Erasure }) {
  const { Hold, Obstacle, Person } = erasure;
  const hold = useHold(Person.Id);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = (next: string | null) =>
    hold.mutate(next, {
      onSuccess() {
        toast.success(next === null ? erasureWords.holdLifted : erasureWords.holdSet);
        setReason('');
      },
    });
  return (
    <DataPart title={erasureWords.holdPart} hint={erasureWords.holdHint}>
      {hold.error ? <Notice tone="bad">{problemText(hold.error)}</Notice> : null}
      {Hold ? (
        <>
          <blockquote className={classes.reason}>
            <p>{Hold.Reason}</p>
            <p className={classes.quiet}>
              {erasureWords.held(Hold.SetBy.Name)}, <LocalTime at={Hold.SetAt} />
            </p>
          </blockquote>
          <div>
            <SubmitButton variant="default" loading={hold.isPending} onClick={() => save(null)}>
              {erasureWords.liftHold}
            </SubmitButton>
          </div>
        </>
      ) : Obstacle === 'erased' ? null : (
        <>
          <Textarea
            label={erasureWords.reason}
            value={reason}
            maxLength={holdReasonLimit}
            autosize
            minRows={2}
            error={isMissing && reason.trim() === '' ? erasureWords.reasonRequired : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div>
            <SubmitButton
              variant="default"
              loading={hold.isPending}
              onClick={() => (reason.trim() === '' ? setMissing(true) : save(reason))}
            >
              {erasureWords.setHold}
            </SubmitButton>
          </div>
        </>
      )}
    </DataPart>
  );
}
