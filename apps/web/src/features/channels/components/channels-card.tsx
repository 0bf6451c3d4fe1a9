import type { Channel } from '@bellwether/contract/channels';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConnectionCard } from '#platform/connections/connection-card.tsx';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useButtonFocus } from '#ui/form/use-button-focus.ts';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { channelsQuery, useRemoveChannel, useTestChannel } from '../api.ts';
import { channelsWords, faultSentence, kindWords, postWords, tellChannel } from '../words.ts';
import { ChannelForm } from './channel-form.tsx';
import classes from './channels.module.css';

/** The channels of chats on the page of connections (channels.1). */
export function ChannelsCard() {
  const { data, error, refetch } = useQuery(channelsQuery);
  return (
    <ConnectionCard
      title={channelsWords.title}
      about={channelsWords.about}
      connection="channels"
      tell={tellChannel}
      {...(data ? { isOn: data.data.some(({ IsOn }) => IsOn) } : {})}
    >
      {data ? (
        <Channels list={data.data} />
      ) : error ? (
        <ErrorPanel
          inset
          title={channelsWords.failed}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </ConnectionCard>
  );
}

/** `new`: the form of a new channel is open. */
type Open = Channel | 'new' | undefined;

function Channels({ list }: { readonly list: readonly Channel[] }) {
  const remove = useRemoveChannel();
  const test = useTestChannel();
  const [open, setOpen] = useState<Open>();
  const addButton = useButtonFocus(open !== undefined);
  const [removing, setRemoving] = useState<Channel>();
  const rows = useRef<HTMLUListElement>(null);
  const removeNow = () => {
    if (!removing || remove.isPending) return;
    remove.mutate(removing.Id, {
      onSuccess: () => toast.success(channelsWords.removed),
      onSettled() {
        setRemoving(undefined);
        rows.current?.focus();
      },
    });
  };
  const failure = remove.error ?? test.error;
  const untaken = test.data && !test.data.IsDelivered ? test.data : undefined;
  return (
    <>
      {failure ? <Notice tone="bad">{problemText(failure)}</Notice> : null}
      {untaken ? <Notice tone="bad">{faultSentence(untaken.Fault, untaken.Status)}</Notice> : null}
      {list.length === 0 ? <p className={classes.quiet}>{channelsWords.none}</p> : null}
      <ul className={classes.list} ref={rows} tabIndex={-1} aria-label={channelsWords.list}>
        {list.map((channel) => (
          <ChannelRow
            key={channel.Id}
            channel={channel}
            isTesting={test.isPending && test.variables === channel.Id}
            onTest={() =>
              test.mutate(channel.Id, {
                onSuccess: ({ IsDelivered }) => IsDelivered && toast.success(channelsWords.tested),
              })
            }
            onEdit={() => setOpen(channel)}
            onRemove={() => setRemoving(channel)}
          />
        ))}
      </ul>
      {open === undefined ? (
        <div>
          <Button ref={addButton} variant="default" onClick={() => setOpen('new')}>
            {channelsWords.add}
          </Button>
        </div>
      ) : (
        <ChannelForm
          key={open === 'new' ? 'new' : open.Id}
          channel={open === 'new' ? undefined : open}
          onDone={() => setOpen(undefined)}
        />
      )}
      <AppDialog
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={channelsWords.ask(removing?.Name ?? '')}
        width={420}
      >
        <LayerSentence>{channelsWords.askHint}</LayerSentence>
        <FormActions>
          <Button variant="default" onClick={() => setRemoving(undefined)}>
            {channelsWords.cancel}
          </Button>
          <SubmitButton color="red" loading={remove.isPending} onClick={removeNow}>
            {channelsWords.remove}
          </SubmitButton>
        </FormActions>
      </AppDialog>
    </>
  );
}

interface RowProps {
  readonly channel: Channel;
  readonly isTesting: boolean;
  readonly onTest: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function ChannelRow({ channel, isTesting, onTest, onEdit, onRemove }: RowProps) {
  const { Name, Kind, Host, Posts, Department, IsOn, IsGone, FailingSince } = channel;
  const facts = [kindWords[Kind], Host, Department, IsOn ? '' : channelsWords.off];
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <p className={classes.name}>{Name}</p>
        <p className={classes.quiet}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
        <p className={classes.quiet}>{Posts.map((post) => postWords[post].name).join(', ')}</p>
        {IsGone ? <p className={classes.failing}>{channelsWords.gone}</p> : null}
        {FailingSince !== null && !IsGone ? (
          <p className={classes.failing}>
            {channelsWords.failingSince} <LocalTime at={FailingSince} />
          </p>
        ) : null}
      </div>
      <div className={classes.acts}>
        <Button
          variant="default"
          size="xs"
          loading={isTesting}
          aria-label={channelsWords.of(channelsWords.test, Name)}
          onClick={onTest}
        >
          {channelsWords.test}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={channelsWords.of(channelsWords.edit, Name)}
          onClick={onEdit}
        >
          {channelsWords.edit}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={channelsWords.of(channelsWords.remove, Name)}
          onClick={onRemove}
        >
          {channelsWords.remove}
        </Button>
      </div>
    </li>
  );
}
