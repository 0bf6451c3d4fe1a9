type NoDetail = Readonly<Record<string, never>>;

/** Events about webhooks; the subject is the webhook. No detail has an address. */
export interface WebhookEvents {
  'webhook.added': NoDetail;
  'webhook.changed': { readonly isOn: boolean };
  'webhook.removed': NoDetail;
  'webhook.secret_rolled': NoDetail;
  'webhook.replayed': { readonly count: number };
  /** By the application: the receiver answered 410, or has failed for five days. */
  'webhook.switched_off': { readonly reason: 'gone' | 'failing' };
}
