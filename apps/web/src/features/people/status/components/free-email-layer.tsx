import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { PersonGate } from '../../components/person-gate.tsx';
import { freeEmailLayerWords } from '../../words.ts';
import { useFreeEmail } from '../api.ts';
import { statusWords } from '../words.ts';

/** Asks before the address of a deactivated person is freed for somebody else (people.18). */
export function FreeEmailLayer({ at }: LayerProps<'free-email'>) {
  return (
    <PersonGate at={at} needs={['FreeEmail']} fields={1}>
      {(profile) => <Question profile={profile} />}
    </PersonGate>
  );
}

function Question({ profile }: { readonly profile: Profile }) {
  const save = useFreeEmail(profile.Id);
  const { close } = useLayerClose();
  // The saved profile no longer has the permission, so the gate removes this dialog before the call's own callbacks
  // run.
  const free = async () => {
    try {
      await save.mutateAsync();
    } catch (error) {
      console.warn('The address was not freed.', error);
      return;
    }
    toast.success(statusWords.emailFreed(profile.Email));
    close();
  };
  return (
    <>
      <FormStack>
        {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
        <p>{statusWords.freeEffect(profile.Name, profile.Email)}</p>
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={close} data-autofocus>
          {freeEmailLayerWords.cancel}
        </Button>
        <SubmitButton color="red" loading={save.isPending} onClick={() => void free()}>
          {statusWords.freeEmail}
        </SubmitButton>
      </FormActions>
    </>
  );
}
