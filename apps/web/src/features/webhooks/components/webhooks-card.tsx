import type { WebhookReply } from '@bellwether/contract/webhooks';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ConnectionCard } from '#platform/connections/connection-card.tsx';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { webhooksQuery } from '../api.ts';
import { webhookName } from '../model/webhook-names.ts';
import { tellWebhook, webhookWords } from '../words.ts';
import classes from './webhooks.module.css';

/** The company's webhooks on the page of connections: each with its state, and ways to change it (webhooks.1). */
export function WebhooksCard() {
  const { data, error, refetch } = useQuery(webhooksQuery);
  return (
    <ConnectionCard
      title={webhookWords.title}
      about={webhookWords.about}
      connection="webhooks"
      tell={tellWebhook}
    >
      {data ? <Webhooks list={data.data} /> : null}
      {!data && error ? (
        <ErrorPanel
          inset
          title={webhookWords.failed}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <SkeletonRows rows={2} />}
    </ConnectionCard>
  );
}

function Webhooks({ list }: { readonly list: readonly WebhookReply[] }) {
  const { openLayer } = useAddressLayer<'webhook'>();
  const isFull = list.length >= webhookLimits.webhooks;
  return (
    <>
      {list.length === 0 ? <p className={classes.quiet}>{webhookWords.none}</p> : null}
      <ul className={classes.list}>
        {list.map((webhook) => (
          <WebhookRow key={webhook.Id} webhook={webhook} />
        ))}
      </ul>
      <div>
        {isFull ? (
          <ReasonButton variant="default" reason={webhookWords.full} onClick={() => undefined}>
            {webhookWords.add}
          </ReasonButton>
        ) : (
          <Button variant="default" onClick={() => openLayer('webhook')}>
            {webhookWords.add}
          </Button>
        )}
      </div>
    </>
  );
}

function WebhookRow({ webhook }: { readonly webhook: WebhookReply }) {
  const { openLayer } = useAddressLayer<'webhook' | 'webhook-deliveries' | 'remove-webhook'>();
  const name = webhookName(webhook);
  const about = webhook.Id;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={classes.name}>{name}</p>
        <p className={classes.quiet}>{webhook.Url}</p>
        <State webhook={webhook} />
      </div>
      <div className={classes.acts}>
        <Button
          variant="default"
          aria-label={`${webhookWords.deliveries}${colon} ${name}`}
          onClick={() => openLayer('webhook-deliveries', { about })}
        >
          {webhookWords.deliveries}
        </Button>
        <Button
          variant="default"
          aria-label={`${webhookWords.edit}${colon} ${name}`}
          onClick={() => openLayer('webhook', { about })}
        >
          {webhookWords.edit}
        </Button>
        <Button
          variant="subtle"
          color="red"
          aria-label={`${webhookWords.remove}${colon} ${name}`}
          onClick={() => openLayer('remove-webhook', { about })}
        >
          {webhookWords.remove}
        </Button>
      </div>
    </li>
  );
}

const endings = { gone: webhookWords.offGone, failing: webhookWords.offFailing } as const;

function State({ webhook }: { readonly webhook: WebhookReply }) {
  const { IsOn, EndedBy, FailingSince, LastDeliveredAt, Waiting } = webhook;
  if (!IsOn)
    return (
      <p className={EndedBy === null ? classes.quiet : classes.failing}>
        {EndedBy === null ? webhookWords.off : endings[EndedBy]}
      </p>
    );
  const waiting = Waiting === 0 ? null : `, ${webhookWords.waiting(Waiting)}`;
  if (FailingSince !== null)
    return (
      <p className={classes.failing}>
        {webhookWords.failingSince} <LocalTime at={FailingSince} />
        {waiting}
      </p>
    );
  return (
    <p className={classes.quiet}>
      {webhookWords.on}
      {LastDeliveredAt === null ? null : (
        <>
          , {webhookWords.lastDelivered} <LocalTime at={LastDeliveredAt} />
        </>
      )}
      {waiting}
    </p>
  );
}
