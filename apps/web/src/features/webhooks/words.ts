import type { Happening } from '@bellwether/contract/connections/happenings';
import type { WebhookDelivery } from '@bellwether/contract/webhooks';
import { numbered } from '@bellwether/domain/shared/counted';
import type { WebhookKind } from '@bellwether/domain/webhooks/kinds';
import { webhookLimits } from '@bellwether/domain/webhooks/limits';
import { shownNumber } from '#ui/data/shown.ts';

export const webhookWords = {
  title: 'Webhooks',
  about:
    'Tell another system what happens, as soon as it happens. It gets ids, titles and numbers that everybody here sees.',
  add: 'Add webhook',
  none: 'No webhook yet.',
  failed: 'The webhooks could not be loaded.',
  absent: 'This webhook was removed meanwhile.',
  full: `The company has ${webhookLimits.webhooks} webhooks, which is the most.`,
  url: 'Address',
  urlHint: 'Begins with https://. Messages are posted there.',
  description: 'Description',
  descriptionHint: 'For you and the other admins, such as the name of the system.',
  isOn: 'On',
  kinds: 'Tells of',
  save: 'Save',
  saved: 'The webhook is saved.',
  edit: 'Edit',
  deliveries: 'Deliveries',
  remove: 'Remove',
  removeQuestion: 'Its messages end at once, and the list of its deliveries is deleted.',
  removed: 'The webhook is removed.',
  cancel: 'Cancel',
  on: 'On',
  lastDelivered: 'last delivered',
  off: 'Off',
  offGone: 'Off, because its receiver answered that it is gone',
  offFailing: 'Off, because its receiver failed for five days',
  failingSince: 'Failing since',
  waiting: (count: number) => `${shownNumber(count)} waiting`,
} as const;

export const secretWords = {
  label: 'Secret',
  hint: 'Copy it now: it is shown only once. With it, the receiver checks that a message comes from here.',
  bothHint:
    'Copy it now: it is shown only once. For 24 hours, messages are signed with the former secret, too.',
  copy: 'Copy',
  copied: 'The secret is copied.',
  notCopied: 'The browser did not copy the secret. Please copy it by hand.',
  done: 'Done',
} as const;

export const deliveryWords = {
  none: 'Nothing was delivered yet.',
  failed: 'The deliveries could not be loaded.',
  test: 'Send a test',
  tested: 'The test arrived.',
  testFailed: 'The test did not arrive.',
  roll: 'New secret',
  replay: 'Replay',
  replayOne: (kind: string) => `Replay ${kind}`,
  replaySince: 'Replay everything since',
  replayStart: 'Replay',
  replayed: (count: number) =>
    count === 1 ? '1 message is on its way again.' : `${shownNumber(count)} messages are on their way again.`,
  onlyOn: 'Switch the webhook on to replay.',
  sinceHint: 'At most 31 days ago. Messages keep their ids, so a receiver recognises those that it has.',
  answer: 'Answer',
  tries: (count: number) => (count === 1 ? '1 try' : `${shownNumber(count)} tries`),
  next: 'next try',
  milliseconds: (count: number) => `${shownNumber(count)} ms`,
  status: (status: number) => `Status ${status}`,
  testKind: 'Test',
} as const;

export const deliveryStateWords: Readonly<Record<WebhookDelivery['State'], string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  dropped: 'Not sent',
};

export const faultWords: Readonly<Record<NonNullable<WebhookDelivery['Fault']>, string>> = {
  unreachable: 'No connection',
  too_slow: 'No answer within 15 seconds',
  forbidden: 'The address may not be called',
  redirected: 'A redirect, which is not followed',
  status: 'Refused',
  no_key: 'The server cannot open the secret',
};

/** The kinds by what they are about, in the order of the screen. */
export const kindGroups: readonly {
  readonly name: string;
  /** The labels make sense without the name of the group. */
  readonly isClear?: boolean;
  readonly kinds: readonly { readonly kind: WebhookKind; readonly label: string }[];
}[] = [
  {
    name: 'Goals',
    kinds: [
      { kind: 'goal.created', label: 'Created' },
      { kind: 'goal.published', label: 'Published' },
      { kind: 'goal.updated', label: 'Changed' },
      { kind: 'goal.predicted', label: 'Predicted' },
      { kind: 'goal.state_changed', label: 'State changed' },
      { kind: 'goal.finalized', label: 'Finalized' },
      { kind: 'goal.reviewed', label: 'Result reviewed' },
      { kind: 'goal.deleted', label: 'Deleted' },
      { kind: 'comment.created', label: 'Commented on' },
      { kind: 'insight.goal_called', label: 'Called unlikely' },
    ],
  },
  {
    name: 'People',
    kinds: [
      { kind: 'person.added', label: 'Added' },
      { kind: 'person.changed', label: 'Changed' },
      { kind: 'person.deactivated', label: 'Deactivated' },
      { kind: 'person.activated', label: 'Activated' },
      { kind: 'person.manager_changed', label: 'Manager changed' },
    ],
  },
  {
    name: 'Action items',
    kinds: [
      { kind: 'action_item.assigned', label: 'Assigned' },
      { kind: 'action_item.changed', label: 'Changed' },
      { kind: 'action_item.completed', label: 'Completed' },
      { kind: 'action_item.reopened', label: 'Reopened' },
      { kind: 'action_item.deleted', label: 'Deleted' },
    ],
  },
  {
    name: 'Company',
    isClear: true,
    kinds: [
      { kind: 'strategy.published', label: 'Strategy published' },
      { kind: 'period.ended', label: 'Quarter ended' },
      { kind: 'period.started', label: 'Quarter started' },
    ],
  },
];

/** Returns what went wrong in a try, such as "Refused · Status 503" or "No connection · ECONNREFUSED". */
export function faultSentence({
  Fault,
  Status,
  Code,
}: Pick<WebhookDelivery, 'Fault' | 'Status' | 'Code'>): string {
  return [
    ...(Fault === null ? [] : [faultWords[Fault]]),
    ...(Status === null ? [] : [deliveryWords.status(Status)]),
    ...(Code === null ? [] : [Code]),
  ].join(' · ');
}

/** Returns the sentence of a happening in the log. */
export function tellWebhook({ Code, Values }: Happening): string {
  const { name, by, count, status } = Values;
  const sentences: Readonly<Record<string, string>> = {
    added: `${by} added ${name}.`,
    removed: `${by} removed ${name}.`,
    on: `${by} switched ${name} on.`,
    off: `${by} switched ${name} off.`,
    rolled: `${by} made a new secret for ${name}.`,
    replayed: `${by} replayed ${numbered(Number(count), 'message')} to ${name}.`,
    recovered: `${name} takes messages again.`,
    failing: `${name} did not take a message${status === undefined ? '' : ` (status ${status})`}.`,
    gone: `${name} answered that it is gone, and was switched off.`,
    given_up: `${name} failed for five days, and was switched off.`,
  };
  return sentences[Code] ?? Code;
}
