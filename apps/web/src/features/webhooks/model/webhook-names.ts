import type { WebhookDelivery, WebhookReply } from '@bellwether/contract/webhooks';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { testKind } from '@bellwether/domain/webhooks/kinds';
import { deliveryWords, kindGroups } from '../words.ts';

const kindLabels = new Map<string, string>(
  kindGroups.flatMap(({ name, isClear, kinds }) =>
    kinds.map(({ kind, label }) => [kind, isClear ? label : `${name}${colon} ${label}`] as const),
  ),
);

/** Returns the name of a kind of message. */
export function kindLabel(kind: WebhookDelivery['Kind']): string {
  return kind === testKind ? deliveryWords.testKind : (kindLabels.get(kind) ?? kind);
}

/** Returns how a webhook is called: by its description, or by its host. */
export function webhookName({ Description, Url }: Pick<WebhookReply, 'Description' | 'Url'>): string {
  return Description === '' ? new URL(Url).host : Description;
}
