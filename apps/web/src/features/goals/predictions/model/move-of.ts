import type { Moved } from '../../acting/model/next-goal.ts';

/** Returns how the prediction moved: the likelihood decides, and the quality where the likelihood stayed. */
export function moveOf({ likelihood, quality, before }: Moved): 'up' | 'down' | 'unchanged' | 'new' {
  if (before === null) return 'new';
  const change = likelihood - before.likelihood || quality - before.quality;
  return change === 0 ? 'unchanged' : change > 0 ? 'up' : 'down';
}
