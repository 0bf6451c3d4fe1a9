import type { CapablePerson } from '../../people/roles/capabilities.ts';

/** Who must have a second step of the sign-in (accounts.19). */
export const secondStepRequirements = ['nobody', 'admins', 'everybody'] as const;
export type SecondStepRequirement = (typeof secondStepRequirements)[number];

/** Whether a person must have one: admins are the ceo and everybody with a flag that opens other people's things. */
export function mustHaveSecondStep(
  requirement: SecondStepRequirement,
  { role, isOrgAdmin, isHrAdmin, isGoalAdmin }: CapablePerson,
): boolean {
  if (requirement === 'nobody') return false;
  return requirement === 'everybody' || role === 'ceo' || isOrgAdmin || isHrAdmin || isGoalAdmin;
}

/** The ways of a second step, in the order in which they are offered. */
export const secondStepWays = ['passkey', 'code', 'recovery'] as const;
export type SecondStepWay = (typeof secondStepWays)[number];

export const secondStepLimits = {
  passkeys: 10,
  passkeyName: 100,
  recoveryCodes: 10,
} as const;

/** A recovery code: ten letters and digits that are not mistaken for each other, in two groups. */
export const recoveryCodeForm = /^[a-hj-km-np-z2-9]{5}-?[a-hj-km-np-z2-9]{5}$/;
/** The alphabet of recovery codes. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
