import { type FieldError, fieldError } from '../shared/said.ts';
import { webhookMessages } from './words.ts';

/** What a form asks for. */
interface WebhookForm {
  readonly Url: string;
  readonly Kinds: readonly string[];
}

/** Returns what is missing in a webhook, by field. Which addresses may be called is for the server to say. */
export function webhookFaults({ Url, Kinds }: WebhookForm): FieldError[] {
  const url = Url.trim();
  const faults: FieldError[] = [];
  if (url === '') faults.push(fieldError('Url', webhookMessages, 'urlRequired'));
  else if (!/^https?:\/\/[^\s/]+/i.test(url)) faults.push(fieldError('Url', webhookMessages, 'urlInvalid'));
  if (Kinds.length === 0) faults.push(fieldError('Kinds', webhookMessages, 'kindsRequired'));
  return faults;
}
