import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { profileLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { deactivationQuery, useSetActive } from '../api.status.ts';
import { goalListLinkOf } from '../model/goals-list-link.ts';
import { statusWords } from '../words.status.ts';
import { PersonGate } from './person-gate.tsx';

/** Says what a deactivation leaves behind, and asks for it (2-people §4, decisions-2 A11). */
export function DeactivateLayer({ at }: LayerProps<'deactivate'>) {
  return (
    <PersonGate at={at} needs={['Deactivate']} fields={2}>
      {(profile) => <Question profile={profile} />}
    </PersonGate>
  );
}

function Question({ profile }: { readonly profile: Profile }) {
  const save = useSetActive(profile.Id);
  const { close } = useLayerClose();
  // The saved profile takes the right away, so the gate replaces this question before the call's own callbacks run.
  const deactivate = async () => {
    try {
      await save.mutateAsync(false);
    } catch (error) {
      console.warn('The person was not deactivated.', error);
      return;
    }
    toast.success(statusWords.deactivated(profile.Name));
    close();
  };
  return (
    <>
      <FormStack>
        {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
        <p>{statusWords.effect(profile.Name)}</p>
        <Affected profile={profile} />
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={close} data-autofocus>
          Cancel
        </Button>
        <SubmitButton color="red" loading={save.isPending} onClick={() => void deactivate()}>
          {statusWords.deactivate}
        </SubmitButton>
      </FormActions>
    </>
  );
}

function Affected({ profile }: { readonly profile: Profile }) {
  const session = useSession();
  const { data, isError, refetch } = useQuery(deactivationQuery(profile.Id));
  if (!data) {
    if (!isError) return <SkeletonBar width="80%" />;
    return <LoadFailure onRetry={() => void refetch()}>{statusWords.failed}</LoadFailure>;
  }
  // Without a scope of the list that includes the person, the profile's own tab shows the goals.
  const goals = goalListLinkOf(profile, session, undefined) ?? profileLink(profile.Id);
  return (
    <>
      {data.GoalCount > 0 ? (
        <p>
          {statusWords.goals(data.GoalCount)} <Link {...goals}>{statusWords.seeGoals}</Link>
        </p>
      ) : null}
      {data.UserCount > 0 ? (
        <p>
          {statusWords.users(data.UserCount)}{' '}
          <Link {...profileLink(profile.Id)} search={{ tab: 'reports' }}>
            {statusWords.seeUsers}
          </Link>
        </p>
      ) : null}
    </>
  );
}
