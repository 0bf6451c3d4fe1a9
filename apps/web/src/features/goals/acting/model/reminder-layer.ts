import type { Reminder } from '@bellwether/contract/dashboard';
import type { LayerName } from '../../model/goal-search.ts';

const reviewLayers = {
  goal: 'review',
  edit: 'review-edits',
  shelving: 'review-shelving',
  result: 'review-result',
} as const satisfies Readonly<Record<NonNullable<Reminder['About']>, LayerName>>;

/** Returns the drawer that a reminder's button opens. */
export function layerOf({ Type, About }: Pick<Reminder, 'Type' | 'About'>): LayerName {
  if (Type === 'review') return reviewLayers[About ?? 'goal'];
  const layers = { update: 'update', finalize: 'finalize', sent_back: 'edit', add_goal: 'create' } as const;
  return layers[Type];
}
