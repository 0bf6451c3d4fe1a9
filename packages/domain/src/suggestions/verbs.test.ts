import { describe, expect, test } from 'vitest';
import { hasVerb, verbIn } from './verbs.ts';

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

  test("returns the verb's position", () => {
    const text = 'In Q3 we will be hiring people';
    const verb = verbIn(text);
    expect(text.slice(verb?.start, verb?.end)).toBe('hiring');
  });
});

describe('hasVerb', () => {
  test.each([
    ['Half of all final candidates are women', true],
    ['Gripper pads last 6 months', true],
    ['Material is at the line when it is needed', true],
    ['Cross-train all technicians', true],
    ['Charge from 20 to 80 % in 35 minutes', true],
    ['Talk to 18 people', true],
    ['Net revenue retention of 112 %', false],
    ['On-time delivery of suppliers 94 %', false],
    ['Webinar series with 110 attendees on average', false],
    ['Days sales outstanding below 46', false],
    ['', false],
  ])('%s: %s', (text, answer) => {
    expect(hasVerb(text)).toBe(answer);
  });
});
