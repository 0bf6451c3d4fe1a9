import { arrivalFaults, arrivalMessages } from '@bellwether/domain/accounts/providers/words';

/** Returns the sentence of a code with which a provider's way led back; undefined for an unknown code. */
export function arrivalSentence(code: string | undefined, supportEmail: string | null): string | undefined {
  const isKnown = arrivalFaults.some((fault) => fault === code);
  if (code === undefined || !isKnown) return undefined;
  if (code === 'provider_down')
    return arrivalMessages.provider_down({ help: supportEmail ?? arrivalMessages.org_admin });
  const sentence: unknown = arrivalMessages[code as keyof typeof arrivalMessages];
  return typeof sentence === 'string' ? sentence : undefined;
}
