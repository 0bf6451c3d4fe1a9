import type { SlackApp } from '@bellwether/contract/channels.slack';
import { slackMessages } from '@bellwether/domain/channels/words.slack';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConnectionCard } from '#platform/connections/connection-card.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useButtonFocus } from '#ui/form/use-button-focus.ts';
import { useFirstFocus } from '#ui/form/use-first-focus.ts';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import classes from '../../components/channels.module.css';
import { type SlackAppValues, slackAppQuery, useRemoveSlackApp, useSaveSlackApp } from '../api.ts';
import { slackAppWords, tellSlack } from '../words.ts';

/** The company's app of Slack on the page of connections (channels.4). */
export function SlackCard() {
  const { data, error, refetch } = useQuery(slackAppQuery);
  return (
    <ConnectionCard
      title={slackAppWords.title}
      about={slackAppWords.about}
      connection="slack"
      tell={tellSlack}
      {...(data ? { isOn: data.Team !== null } : {})}
    >
      {data ? (
        <App app={data} />
      ) : error ? (
        <ErrorPanel
          inset
          title={slackAppWords.failed}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </ConnectionCard>
  );
}

function App({ app: { Team, People, Manifest } }: { readonly app: SlackApp }) {
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const setUp = useButtonFocus(isOpen);
  const remove = useRemoveSlackApp();
  const removeNow = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(slackAppWords.removed),
      onSettled: () => setRemoving(false),
    });
  return (
    <>
      {remove.error ? <Notice tone="bad">{problemText(remove.error)}</Notice> : null}
      {Team === null ? null : <p className={classes.quiet}>{slackAppWords.team(Team, People)}</p>}
      {isOpen ? (
        <SecretsForm manifest={Manifest} onDone={() => setOpen(false)} />
      ) : (
        <div className={classes.acts}>
          <Button ref={setUp} variant="default" onClick={() => setOpen(true)}>
            {Team === null ? slackAppWords.setUp : slackAppWords.change}
          </Button>
          {Team === null ? null : (
            <Button variant="default" onClick={() => setRemoving(true)}>
              {slackAppWords.remove}
            </Button>
          )}
        </div>
      )}
      <AppDialog opened={isRemoving} onClose={() => setRemoving(false)} title={slackAppWords.ask} width={420}>
        <LayerSentence>{slackAppWords.askHint}</LayerSentence>
        <FormActions>
          <Button variant="default" onClick={() => setRemoving(false)}>
            {slackAppWords.cancel}
          </Button>
          <SubmitButton color="red" loading={remove.isPending} onClick={removeNow}>
            {slackAppWords.remove}
          </SubmitButton>
        </FormActions>
      </AppDialog>
    </>
  );
}

function SecretsForm({ manifest, onDone }: { readonly manifest: string; readonly onDone: () => void }) {
  const save = useSaveSlackApp();
  const first = useFirstFocus();
  const form = useSaveForm<SlackAppValues, unknown>({
    values: { Token: '', SigningSecret: '' },
    faults: ({ Token, SigningSecret }) => [
      ...(Token.trim() === '' ? [{ path: 'Token', message: slackMessages.tokenRequired }] : []),
      ...(SigningSecret.trim() === ''
        ? [{ path: 'SigningSecret', message: slackMessages.secretRequired }]
        : []),
    ],
    save: (values) => save.mutateAsync(values),
    done: slackAppWords.saved,
    leave: onDone,
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(manifest);
      toast.success(slackAppWords.copied);
    } catch {
      // Browsers refuse the clipboard on plain http and without permission.
      toast.error(slackAppWords.notCopied);
    }
  };
  return (
    <SaveForm
      of={form}
      ref={first}
      label={slackAppWords.title}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              form.giveUp();
              onDone();
            }}
          >
            {slackAppWords.cancel}
          </Button>
          <SubmitButton loading={form.busy !== null}>{slackAppWords.save}</SubmitButton>
        </>
      }
    >
      <p className={classes.quiet}>{slackAppWords.steps}</p>
      <Textarea label={slackAppWords.manifest} value={manifest} rows={6} readOnly />
      <div>
        <Button variant="default" onClick={() => void copy()}>
          {slackAppWords.copy}
        </Button>
      </div>
      <TextField
        control={form.control}
        name="Token"
        label={slackAppWords.token}
        description={slackAppWords.tokenHint}
        autoComplete="off"
        required
      />
      <TextField
        control={form.control}
        name="SigningSecret"
        label={slackAppWords.secret}
        description={slackAppWords.secretHint}
        autoComplete="off"
        required
      />
    </SaveForm>
  );
}
