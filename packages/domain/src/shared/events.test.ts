import { expect, test } from 'vitest';
import type { ContentFreeKinds, EventDetails, EventKind } from './events.ts';

interface Planted {
  'goal.moved': { readonly from: 'draft' | null; readonly week?: number };
  'goal.said': { readonly id: number; readonly text: string };
  'goal.listed': { readonly titles: readonly string[] };
  'goal.seen': Readonly<Record<string, never>>;
}

test('a kind whose detail could contain text cannot be recorded', () => {
  const kinds: ContentFreeKinds<Planted>[] = ['goal.moved', 'goal.seen'];
  // @ts-expect-error: its detail has a field of type string, which could hold what a person wrote.
  kinds.push('goal.said');
  // @ts-expect-error: a list of strings is text, too.
  kinds.push('goal.listed');
  expect(kinds).toHaveLength(4);
});

test('every kind that a feature declares can be recorded', () => {
  const all = (kind: keyof EventDetails): EventKind => kind;
  expect(all('goal.predicted')).toBe('goal.predicted');
});
