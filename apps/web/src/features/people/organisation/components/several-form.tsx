import type { OrgPerson } from '@bellwether/contract/people/organisation';
import type { SeveralOutcome } from '@bellwether/contract/people/several';
import type { SeveralAct } from '@bellwether/domain/people/status/several';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { newPerson } from '../../adding/api.ts';
import { previewSeveralQuery, useActOnSeveral } from '../api.several.ts';
import { severalWords } from '../words.several.ts';
import { ManagerChoices } from './manager-choices.tsx';
import classes from './several-bar.module.css';

interface SeveralFormProps {
  readonly act: SeveralAct;
  readonly people: readonly OrgPerson[];
  readonly onClose: (isDone: boolean) => void;
}

/** Asks before an act for several people, and afterwards says for whom it was done, and for whom not and why. */
export function SeveralForm({ act, people, onClose }: SeveralFormProps) {
  const save = useActOnSeveral();
  const [managerId, setManagerId] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  if (save.data) return <Outcome outcome={save.data} people={people} onClose={() => onClose(true)} />;
  const needsManager = act === 'manager' && managerId === null;
  return (
    <>
      <FormStack>
        {save.error ? (
          <Notice tone="bad">
            {problemText(save.error)} {severalWords.failed}
          </Notice>
        ) : null}
        <p>{severalWords.explanation[act](people.length)}</p>
        {act === 'manager' ? (
          <ManagerChoices
            value={managerId}
            onChange={setManagerId}
            error={isMissing && needsManager ? severalWords.managerMissing : undefined}
            personId={newPerson}
            of="person"
          />
        ) : act === 'deactivate' ? (
          <Preview people={people} />
        ) : null}
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={() => onClose(false)} data-autofocus>
          {severalWords.cancel}
        </Button>
        <SubmitButton
          {...(act === 'deactivate' ? { color: 'red' } : {})}
          loading={save.isPending}
          onClick={() => {
            setMissing(needsManager);
            if (needsManager) return;
            save.mutate({ ids: people.map(({ id }) => id), act, managerId: managerId ?? 0 });
          }}
        >
          {severalWords.acts[act]}
        </SubmitButton>
      </FormActions>
    </>
  );
}

/** Says of each person what their deactivation leaves behind. */
function Preview({ people }: { readonly people: readonly OrgPerson[] }) {
  const preview = useQuery(previewSeveralQuery(people.map(({ id }) => id)));
  if (preview.isError)
    return <LoadFailure onRetry={() => void preview.refetch()}>{severalWords.previewFailed}</LoadFailure>;
  if (!preview.data) return <SkeletonRows rows={Math.min(people.length, 4)} />;
  const byId = new Map(preview.data.map((left) => [left.Id, left]));
  return (
    <ul className={classes.people}>
      {people.map(({ id, Name }) => {
        const left = byId.get(id);
        return (
          <li key={id}>
            {Name}
            <span className={classes.fact}>
              {left ? severalWords.leaves(left.GoalCount, left.UserCount) : severalWords.notYours}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface OutcomeProps {
  readonly outcome: SeveralOutcome;
  readonly people: readonly OrgPerson[];
  readonly onClose: () => void;
}

function Outcome({ outcome: { Done, Refused }, people, onClose }: OutcomeProps) {
  const names = new Map(people.map(({ id, Name }) => [id, Name]));
  return (
    <>
      <FormStack>
        <Notice tone={Refused.length === 0 ? 'good' : 'warn'}>
          {severalWords.done(Done.length, Done.length + Refused.length)}
        </Notice>
        {Refused.length === 0 ? null : (
          <>
            <p>{severalWords.notDone}</p>
            <ul className={classes.people}>
              {Refused.map(({ Id, Reason }) => (
                <li key={Id}>
                  {names.get(Id)}
                  <span className={classes.fact}>{Reason}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </FormStack>
      <FormActions>
        <Button onClick={onClose} data-autofocus>
          {severalWords.close}
        </Button>
      </FormActions>
    </>
  );
}
