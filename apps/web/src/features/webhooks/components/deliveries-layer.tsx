import type { WebhookDelivery, WebhookReply } from '@bellwether/contract/webhooks';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { deliveriesQuery, useReplay, useRollSecret, useTestWebhook, webhooksQuery } from '../api.ts';
import { kindLabel, webhookName } from '../model/webhook-names.ts';
import { deliveryStateWords, deliveryWords, faultSentence, webhookWords } from '../words.ts';
import { NewSecret } from './new-secret.tsx';
import classes from './webhooks.module.css';

/** The last deliveries of a webhook, with a test, a new secret and replays (webhooks.5). */
export function DeliveriesLayer({ at }: LayerProps<'webhook-deliveries'>) {
  const { about = 0 } = at.search;
  const { data, error, refetch } = useQuery(webhooksQuery);
  if (!data)
    return error ? (
      <ErrorPanel
        inset
        title={webhookWords.failed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows rows={4} />
    );
  const webhook = data.data.find(({ Id }) => Id === about);
  return webhook ? <Webhook webhook={webhook} /> : <Notice tone="warn">{webhookWords.absent}</Notice>;
}

function Webhook({ webhook }: { readonly webhook: WebhookReply }) {
  const test = useTestWebhook(webhook.Id);
  const roll = useRollSecret(webhook.Id);
  const failure = test.error ?? roll.error;
  const told = ({ State, ...delivery }: WebhookDelivery) => {
    if (State === 'delivered') toast.success(deliveryWords.tested);
    else toast.error(`${deliveryWords.testFailed} ${faultSentence(delivery)}`);
  };
  return (
    <FormStack>
      <p className={classes.name}>{webhookName(webhook)}</p>
      {failure ? <Notice tone="bad">{problemText(failure)}</Notice> : null}
      <div className={classes.acts}>
        <SubmitButton
          variant="default"
          loading={test.isPending}
          onClick={() => test.mutate(undefined, { onSuccess: told })}
        >
          {deliveryWords.test}
        </SubmitButton>
        <SubmitButton variant="default" loading={roll.isPending} onClick={() => roll.mutate()}>
          {deliveryWords.roll}
        </SubmitButton>
      </div>
      {roll.data ? <NewSecret key={roll.data.Secret} secret={roll.data.Secret} isSecond /> : null}
      <ReplaySince webhook={webhook} />
      <Deliveries webhook={webhook} />
    </FormStack>
  );
}

const onTheirWay = ({ Count }: { readonly Count: number }) => toast.success(deliveryWords.replayed(Count));

function ReplaySince({ webhook }: { readonly webhook: WebhookReply }) {
  const replay = useReplay(webhook.Id);
  const [since, setSince] = useState('');
  if (!webhook.IsOn) return <p className={classes.quiet}>{deliveryWords.onlyOn}</p>;
  return (
    <form
      className={classes.since}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (since !== '') replay.mutate({ Since: new Date(since).toISOString() }, { onSuccess: onTheirWay });
      }}
    >
      <TextInput
        type="datetime-local"
        label={deliveryWords.replaySince}
        description={deliveryWords.sinceHint}
        error={replay.error ? problemText(replay.error) : undefined}
        value={since}
        onChange={(event) => setSince(event.currentTarget.value)}
      />
      <SubmitButton variant="default" loading={replay.isPending}>
        {deliveryWords.replayStart}
      </SubmitButton>
    </form>
  );
}

function Deliveries({ webhook }: { readonly webhook: WebhookReply }) {
  const { data, error, refetch } = useQuery(deliveriesQuery(webhook.Id));
  if (!data)
    return error ? (
      <ErrorPanel
        inset
        title={deliveryWords.failed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonRows rows={4} />
    );
  if (data.data.length === 0) return <p className={classes.quiet}>{deliveryWords.none}</p>;
  return (
    <ul className={classes.list}>
      {data.data.map((delivery) => (
        <Delivery key={delivery.Id} delivery={delivery} webhook={webhook} />
      ))}
    </ul>
  );
}

function Delivery({
  delivery,
  webhook,
}: {
  readonly delivery: WebhookDelivery;
  readonly webhook: WebhookReply;
}) {
  const replay = useReplay(webhook.Id);
  const { Kind, State, Tries, Milliseconds, Answer, NextAt, CreatedAt } = delivery;
  const kind = kindLabel(Kind);
  const isBad = State === 'failed' || (State === 'waiting' && Tries > 0);
  return (
    <li className={classes.delivery}>
      <div className={classes.head}>
        <p>
          <span className={classes.name}>{kind}</span> <LocalTime at={CreatedAt} />
        </p>
        {webhook.IsOn ? (
          <SubmitButton
            variant="subtle"
            aria-label={deliveryWords.replayOne(kind)}
            loading={replay.isPending}
            onClick={() => replay.mutate({ DeliveryId: delivery.Id }, { onSuccess: onTheirWay })}
          >
            {deliveryWords.replay}
          </SubmitButton>
        ) : null}
      </div>
      <p className={isBad ? classes.failing : classes.quiet}>
        {[
          deliveryStateWords[State],
          faultSentence(delivery),
          ...(Milliseconds === null ? [] : [deliveryWords.milliseconds(Milliseconds)]),
          ...(Tries > 1 ? [deliveryWords.tries(Tries)] : []),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
        {NextAt !== null && Tries > 0 ? (
          <>
            {' '}
            · {deliveryWords.next} <LocalTime at={NextAt} />
          </>
        ) : null}
      </p>
      {replay.error ? <Notice tone="bad">{problemText(replay.error)}</Notice> : null}
      {Answer === '' ? null : (
        <details>
          <summary className={classes.answerHead}>{deliveryWords.answer}</summary>
          <pre className={classes.answer}>{Answer}</pre>
        </details>
      )}
    </li>
  );
}
