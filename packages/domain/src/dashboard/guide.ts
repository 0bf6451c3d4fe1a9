import type { RoleName } from '../people/roles/roles.ts';

/** The steps of the first-run guide, in their order: of a company's ceo, and of everybody else who owns goals. */
export const guideSteps = {
  company: ['company_info', 'people', 'strategy_line', 'company_goal'],
  person: ['profile', 'manager_goals', 'first_goal', 'first_update'],
} as const;

export type GuideKind = keyof typeof guideSteps;
export type GuideStep = (typeof guideSteps)[GuideKind][number];

/**
 * Steps that do not keep the guide open (dashboard.7): what a profile lacks is the person's own choice, and the first update
 * waits for a week that asks for it.
 */
const optionalSteps: readonly GuideStep[] = ['profile', 'first_update'];

/** The guide is offered for this long after a person's first sign-in. */
const offeredFor = 60 * 86_400_000;

/** The facts that decide a person's guide. */
export interface GuideFacts {
  readonly role: RoleName;
  /** When the person came, in epoch milliseconds. */
  readonly since: number;
  readonly now: number;
  readonly isDismissed: boolean;
  /** The steps that the data show to be done. */
  readonly done: readonly GuideStep[];
}

export interface Guide {
  readonly kind: GuideKind;
  readonly steps: readonly { readonly name: GuideStep; readonly isDone: boolean }[];
}

/**
 * Returns the guide of a person who is new; null once it is dismissed or its steps are done, whatever an
 * optional step lacks, and for observers.
 * Steps are never stored as done: each is computed from what exists.
 */
export function guideOf({ role, since, now, isDismissed, done }: GuideFacts): Guide | null {
  if (role === 'observer' || isDismissed || now - since > offeredFor) return null;
  const kind = role === 'ceo' ? 'company' : 'person';
  const steps = guideSteps[kind].map((name) => ({ name, isDone: done.includes(name) }));
  return steps.every(({ name, isDone }) => isDone || optionalSteps.includes(name)) ? null : { kind, steps };
}
