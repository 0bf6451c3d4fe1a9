import { expect, test } from 'vitest';
import { noVersions, put, step, type Versions } from './text-versions.ts';

test('own text → draft → undo → redo', () => {
  const drafted = put(noVersions, 'mine', 'drafted');
  const back = step(drafted, 'drafted', -1);
  expect(back?.text).toBe('mine');
  expect(step(back?.versions ?? noVersions, 'mine', 1)?.text).toBe('drafted');
});

test('no step leads before the first text or after the last', () => {
  const drafted = put(noVersions, '', 'drafted');
  expect(step(drafted, 'drafted', 1)).toBeUndefined();
  const back = step(drafted, 'drafted', -1);
  expect(step(back?.versions ?? noVersions, '', -1)).toBeUndefined();
});

test('an edited draft is a separate version', () => {
  const drafted = put(noVersions, 'mine', 'drafted');
  const again = put(drafted, 'drafted, edited', 'second');
  expect(again.texts).toEqual(['mine', 'drafted', 'drafted, edited', 'second']);
  const back = step(drafted, 'drafted, edited', -1);
  expect(back?.text).toBe('drafted');
});

test('the same draft twice is one version', () => {
  const drafted = put(noVersions, 'mine', 'drafted');
  expect(put(drafted, 'drafted', 'drafted')).toEqual(drafted);
});

/** All acts on a text, tested in every order of five. */
const deeds = ['draft a', 'draft b', 'type c', 'undo', 'redo'] as const;
const orders = deeds.flatMap((one) =>
  deeds.flatMap((two) =>
    deeds.flatMap((three) => deeds.flatMap((four) => deeds.map((five) => [one, two, three, four, five]))),
  ),
);

test('in any order of acts, no text that a draft replaced is lost', () => {
  expect(orders).toHaveLength(3125);
  for (const order of orders) {
    let versions: Versions = noVersions;
    let now = 'mine';
    const replaced = new Set<string>();
    for (const deed of order) {
      const [act, text = ''] = deed.split(' ');
      if (act === 'type') now += text;
      else if (act === 'draft') {
        replaced.add(now);
        versions = put(versions, now, text);
        now = text;
      } else {
        const to = step(versions, now, act === 'undo' ? -1 : 1);
        if (to) replaced.add(now);
        versions = to?.versions ?? versions;
        now = to?.text ?? now;
      }
    }
    for (const each of replaced) expect(versions.texts, order.join(', ')).toContain(each);
  }
});
