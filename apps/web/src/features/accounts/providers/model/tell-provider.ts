import type { Happening } from '@bellwether/contract/connections/happenings';
import { arrivalMessages } from '@bellwether/domain/accounts/providers/words';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { providerHappenings } from '../words.ts';

/** Returns the sentence of a happening of a provider. */
export function tellProvider({ Code: code, Values: values }: Happening): string {
  const who = String(values.who ?? '');
  if (code === 'signed_in') return providerHappenings.signedIn(who);
  if (code === 'ended_by_provider') return providerHappenings.endedByProvider;
  if (code === 'provider_down') return providerHappenings.down;
  const sentence: unknown = Object.hasOwn(arrivalMessages, code)
    ? arrivalMessages[code as keyof typeof arrivalMessages]
    : undefined;
  const reason = typeof sentence === 'string' ? sentence : code;
  return who === '' ? reason : `${who}${colon} ${reason}`;
}
