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

export const arrivedPageWords = {
  proved: 'Thank you. You can close this window.',
  tried: 'What your provider sent',
  nobody: 'Nobody was signed in by this trial.',
} as const;

export const leftWords = {
  leftHere: 'You are signed out here.',
  leaveProvider: (name: string) => `Sign out of ${name}, too`,
} as const;
