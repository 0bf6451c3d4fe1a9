import { expect, it } from 'vitest';
import { router } from './routes.tsx';

/** Returns what the sign-in page and its guard read from the address. */
const leadsTo = (to: unknown) => router.matchRoutes('/v3/login', { to }).at(-1)?.search;

it('the sign-in leads to places of this product, and to no other address', () => {
  expect(leadsTo('/v3/goals/12?tab=history')).toEqual({ to: '/v3/goals/12?tab=history' });
  for (const elsewhere of [
    'https://evil.example/v3/goals',
    '//evil.example',
    'javascript:alert(1)',
    '/v3/signout',
    7,
  ])
    expect(leadsTo(elsewhere), String(elsewhere)).toEqual({ to: undefined });
});
