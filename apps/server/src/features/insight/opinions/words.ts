import type { OpinionReason } from '@bellwether/domain/insight/opinions/opinions';

/** Explains why a second view cannot be given now, by the reason code of the domain. */
export const opinionWords = {
  not_running: 'This goal is not running.',
  week_not_running: 'A second view can be given for the running week only.',
  owner_answered: 'The owner has answered this week, so your view stays as it is.',
} as const satisfies Record<OpinionReason, string>;

export const lookWords = { not_running: 'This goal is not running.' } as const;
