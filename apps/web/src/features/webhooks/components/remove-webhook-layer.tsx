import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { useRemoveWebhook, webhooksQuery } from '../api.ts';
import { webhookName } from '../model/webhook-names.ts';
import { webhookWords } from '../words.ts';

/** Asks before a webhook is removed with its deliveries. */
export function RemoveWebhookLayer({ at }: LayerProps<'remove-webhook'>) {
  const { about = 0 } = at.search;
  const { data } = useQuery(webhooksQuery);
  const remove = useRemoveWebhook(about);
  const { close } = useLayerClose();
  const webhook = data?.data.find(({ Id }) => Id === about);
  if (data && !webhook && !remove.isSuccess) return <Notice tone="warn">{webhookWords.absent}</Notice>;
  const done = () => {
    toast.success(webhookWords.removed);
    close();
  };
  return (
    <>
      <FormStack>
        {remove.error ? <Notice tone="bad">{problemText(remove.error)}</Notice> : null}
        <LayerSentence>{webhookWords.removeQuestion}</LayerSentence>
        {webhook ? <p>{webhookName(webhook)}</p> : null}
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={close}>
          {webhookWords.cancel}
        </Button>
        <SubmitButton
          color="red"
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: done })}
        >
          {webhookWords.remove}
        </SubmitButton>
      </FormActions>
    </>
  );
}
