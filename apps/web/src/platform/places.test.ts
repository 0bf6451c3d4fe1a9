import { describe, expect, it } from 'vitest';
import { legacyPlace } from './legacy-place.ts';
import { safePlace } from './return-place.ts';

describe('safePlace', () => {
  it.each(['/v3/goals', '/v3/goals/12?tab=history&q=a%20b', '/v3/goals#x'])('leads on to %s', (place) => {
    expect(safePlace(place)).toBe(place);
  });

  it.each([
    'https://evil.example/v3/goals',
    '//evil.example/v3/goals',
    '/v3/\\evil.example',
    '/v3/../../evil',
    '/v3/login?to=/v3/login',
    '/v3/signout',
    // The router treats these as the same address.
    '/v3/SignOut',
    '/v3/%73ignout?x=1',
    '/v3//signout/',
    '/v3/%E0%A4%A',
    'javascript:alert(1)',
    '/api/Auth/SignOut',
    '',
    7,
    undefined,
  ])('refuses %s', (place) => {
    expect(safePlace(place)).toBeUndefined();
  });
});

describe('legacyPlace (wire.13)', () => {
  const at = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'https://demo.example');
    return legacyPlace({ pathname, search, hash });
  };

  it.each([
    ['/#/performance', '/v3/predictions'],
    ['/#/performance?selectedGoalId=12', '/v3/predictions/12'],
    ['/?selectedGoalId=12#/performance', '/v3/predictions/12'],
    ['/#/performance/12', '/v3/predictions/12'],
    ['/#/performance/12?selectedGoalId=13', '/v3/predictions/13'],
    ['/#/user', '/v3/profile'],
    ['/#user/5', '/v3/profile/5'],
    ['/#/user/5', '/v3/profile/5'],
    ['/#/User/5/?tab=goals', '/v3/profile/5'],
    ['/#/user/5?selectedGoalId=12', '/v3/profile/5'],
    ['/#/user/5/6', '/v3/profile'],
    ['/#/user/../evil', '/v3/profile'],
    ['/#/users', '/v3/organization'],
    ['/#/users/5', '/v3/organization/5'],
    ['/#/strategy', '/v3/strategy'],
    ['/#/strategy/5', '/v3/strategy'],
    ['/#/evaluations', '/v3/talent'],
    ['/#/evaluations/8', '/v3/talent'],
    ['/#/evaluations/8/5', '/v3/talent/8/5'],
    ['/#/support', '/v3/help'],
    ['/v3/#/notifications', '/v3/notifications'],
    ['/', '/v3/home'],
    ['/v3', '/v3/home'],
    ['/v3/', '/v3/home'],
    ['/somewhere', '/v3/home'],
    ['/#/performance?selectedGoalId=../evil', '/v3/predictions'],
    ['/#/constructor', '/v3/home'],
    ['/#/__proto__?selectedGoalId=12', '/v3/home'],
  ])('%s → %s', (address, place) => {
    expect(at(address)).toBe(place);
  });

  it('leaves an unknown path under /v3 to the 404 page', () => {
    expect(at('/v3/nothing')).toBeUndefined();
  });
});
