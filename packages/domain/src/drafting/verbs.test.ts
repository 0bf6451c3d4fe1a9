import { describe, expect, test } from 'vitest';
import { verbIn } from './verbs.ts';

describe('verbIn', () => {
  test.each([
    ['Reduce churn', 'reduce', 'less'],
    ['We are reducing churn', 'reduce', 'less'],
    ['Churn is cut to 5%', 'cut', 'less'],
    ['Increase revenue', 'increase', 'more'],
    ['revenue grew', 'grow', 'more'],
    ['Keep uptime above 99.9%', 'keep', 'keep'],
    ['Launching the portal', 'launch', 'do'],
    ['Sold 40 licences', 'sell', 'do'],
    ['Simplified onboarding', 'simplify', 'do'],
    ['Planning a trip', 'plan', 'do'],
    ['Identifies risks', 'identify', 'do'],
    ['Co-create a roadmap', 'co-create', 'do'],
    ['Relaunch the site', 'relaunch', 'do'],
    ['Gamify training', 'gamify', 'do'],
    ['Productise the service', 'productise', 'do'],
    ['The new portal is live: launch it', 'launch', 'do'],
    ['Ship v2', 'ship', 'do'],
    ['Begun to hire', 'hire', 'do'],
  ])('%s: %s', (text, base, direction) => {
    expect(verbIn(text)).toMatchObject({ base, direction });
  });

  test.each(['Better customer happiness', 'Churn', 'Revenue of 5 million', 'The otherwise wise', '42', ''])(
    'none in: %s',
    (text) => {
      expect(verbIn(text)).toBeUndefined();
    },
  );

  test('says where the verb stands', () => {
    const text = 'In Q3 we will be hiring people';
    const verb = verbIn(text);
    expect(text.slice(verb?.start, verb?.end)).toBe('hiring');
  });
});
