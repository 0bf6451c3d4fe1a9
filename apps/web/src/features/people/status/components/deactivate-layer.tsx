import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { PersonGate } from '../../components/person-gate.tsx';
import { deactivateLayerWords } from '../../words.ts';
import { useSetActive } from '../api.ts';
import { statusWords } from '../words.ts';
import { LeftBehind } from './left-behind.tsx';

/** Shows what a deactivation leaves behind, and asks for a confirmation (people.16). */
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
  // The saved profile no longer has the permission, so the gate removes this dialog before the call's own callbacks
  // run.
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
        <LayerSentence>{statusWords.effect(profile.Name)}</LayerSentence>
        <LeftBehind profile={profile} />
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={close} data-autofocus>
          {deactivateLayerWords.cancel}
        </Button>
        <SubmitButton color="red" loading={save.isPending} onClick={() => void deactivate()}>
          {statusWords.deactivate}
        </SubmitButton>
      </FormActions>
    </>
  );
}
