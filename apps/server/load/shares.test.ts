import { describe, expect, test } from 'vitest';
import { createRandom } from '../demo/random.ts';
import { madePeople } from './people.ts';
import { dealGoals } from './shares.ts';

const people = madePeople({ count: 100, domain: 'x.example', leftAt: 0 }, createRandom(1));

describe('deals goals', () => {
  test.each([0, 1, 7, 500, 1_000, 12_345])('deals exactly %i goals', (goals) => {
    const dealt = [...dealGoals(people, goals).values()].flat();
    expect(dealt).toHaveLength(goals);
  });

  test('gives everybody the same number, and one person a full page in the running quarter', () => {
    const counts = new Set<number>();
    for (const [person, quarters] of dealGoals(people, 1_000)) {
      if (person.key === 'contributor') expect(quarters).toEqual(Array(50).fill(0));
      else counts.add(quarters.length);
    }
    expect([...counts].sort()).toEqual([10, 9].sort());
  });

  test('spreads the others over five quarters, four in ten in the running one', () => {
    const rest = [...dealGoals(people, 1_000)].filter(([person]) => person.key !== 'contributor');
    const quarters = rest.flatMap(([, own]) => own);
    expect([...new Set(quarters)].sort((one, other) => one - other)).toEqual([-3, -2, -1, 0, 1]);
    expect(quarters.filter((quarter) => quarter === 0).length / quarters.length).toBeCloseTo(0.4, 1);
  });

  test('a company of one person gets all goals', () => {
    const [alone] = people;
    if (!alone) throw new Error('There is nobody.');
    expect(dealGoals([alone], 9).get(alone)).toHaveLength(9);
  });
});
