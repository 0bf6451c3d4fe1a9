import type { WebhookReply } from '@bellwether/contract/webhooks';
import { type WebhookKind, webhookKinds } from '@bellwether/domain/webhooks/kinds';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { webhookFaults } from '@bellwether/domain/webhooks/rules';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useAddWebhook, useSaveWebhook, webhooksQuery } from '../api.ts';
import { secretWords, webhookWords } from '../words.ts';
import { KindsField } from './kinds-field.tsx';
import { NewSecret } from './new-secret.tsx';

/** Adds a webhook and shows its secret once, or changes one (webhooks.1). */
export function WebhookLayer({ at }: LayerProps<'webhook'>) {
  const { data, error, refetch } = useQuery(webhooksQuery);
  const { about } = at.search;
  if (about === undefined) return <NewWebhook />;
  if (!data)
    return error ? (
      <ErrorPanel
        inset
        title={webhookWords.failed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonForm fields={3} />
    );
  const webhook = data.data.find(({ Id }) => Id === about);
  return webhook ? <KnownWebhook webhook={webhook} /> : <Notice tone="warn">{webhookWords.absent}</Notice>;
}

function NewWebhook() {
  const add = useAddWebhook();
  const { close } = useLayerClose();
  const [secret, setSecret] = useState<string>();
  if (secret === undefined)
    return (
      <WebhookForm
        values={{ Url: '', Description: '', Kinds: [...webhookKinds], IsOn: true }}
        save={async (values) => (await add.mutateAsync(values)).Secret}
        leave={setSecret}
      />
    );
  return (
    <>
      <FormStack>
        <NewSecret secret={secret} isSecond={false} />
      </FormStack>
      <FormActions>
        <Button onClick={close}>{secretWords.done}</Button>
      </FormActions>
    </>
  );
}

function KnownWebhook({ webhook }: { readonly webhook: WebhookReply }) {
  const save = useSaveWebhook(webhook.Id);
  const { Url, Description, Kinds, IsOn } = webhook;
  return (
    <WebhookForm
      values={{ Url, Description, Kinds, IsOn }}
      save={(values) => save.mutateAsync(values)}
      done={webhookWords.saved}
    />
  );
}

const shape = z.object({
  Url: z.string(),
  Description: z.string(),
  Kinds: z.array(z.enum(webhookKinds)),
  IsOn: z.boolean(),
});
type Values = { Url: string; Description: string; Kinds: WebhookKind[]; IsOn: boolean };

interface WebhookFormProps<Saved> {
  readonly values: Values;
  readonly save: (values: Values) => Promise<Saved>;
  readonly leave?: (saved: Saved) => void;
  readonly done?: string;
}

function WebhookForm<Saved>({ values, save, leave, done }: WebhookFormProps<Saved>) {
  const form = useSaveForm<Values, Saved>({
    // Without a key: an address can contain a secret, which no draft keeps.
    values,
    faults: webhookFaults,
    save: (given) => save({ ...shape.parse(given), Url: given.Url.trim() }),
    ...(leave === undefined ? {} : { leave }),
    done,
  });
  return (
    <SaveForm of={form} button={webhookWords.save}>
      <TextField
        control={form.control}
        name="Url"
        label={webhookWords.url}
        description={webhookWords.urlHint}
        limit={webhookLimits.url}
        inputMode="url"
        autoComplete="off"
        required
        focusFirst
      />
      <TextField
        control={form.control}
        name="Description"
        label={webhookWords.description}
        description={webhookWords.descriptionHint}
        limit={webhookLimits.description}
        autoComplete="off"
      />
      <KindsField control={form.control} name="Kinds" />
      <SwitchField control={form.control} name="IsOn" label={webhookWords.isOn} />
    </SaveForm>
  );
}
