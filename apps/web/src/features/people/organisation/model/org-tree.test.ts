import { describe, expect, it } from 'vitest';
import { orgPerson, smallCompany } from './org-company.fixture.ts';
import { openTo, orgTree, placeOf } from './org-tree.ts';

const gone = { Status: 'Deactivated', DeactivatedAt: '2026-01-01T00:00:00Z' } as const;
const ids = (people: readonly { readonly id: number }[]) => people.map(({ id }) => id);

describe('the drawn organisation', () => {
  it('counts everybody below, and knows the way up', () => {
    const tree = smallCompany(3);
    expect([tree.sizeOf(1), tree.sizeOf(3), tree.sizeOf(5)]).toEqual([8, 3, 0]);
    expect(ids(tree.pathTo(101))).toEqual([1, 3]);
    expect(tree.reportsOf(2)).toEqual([5, 6]);
  });

  it('draws the reports of deactivated managers below the next active one, who stay in the path', () => {
    const tree = orgTree([
      orgPerson(1),
      orgPerson(2, 1, gone),
      orgPerson(3, 2, gone),
      orgPerson(4, 3),
      orgPerson(5, 1),
    ]);
    expect(tree.reportsOf(1)).toEqual([4, 5]);
    expect(ids(tree.pathTo(4))).toEqual([1, 2, 3]);
    expect([tree.parentOf(4), tree.sizeOf(1)]).toEqual([1, 2]);
  });

  it('has the ceo before others without a manager, and observers last', () => {
    const tree = orgTree([
      orgPerson(1, undefined, { RoleName: 'observer' }),
      orgPerson(2, undefined, { RoleName: 'manager' }),
      orgPerson(3),
    ]);
    expect(tree.tops).toEqual([3, 2, 1]);
  });

  it('survives a circle and a manager who is not listed', () => {
    const tree = orgTree([orgPerson(1, 2), orgPerson(2, 1), orgPerson(3, 99)]);
    expect(ids(tree.pathTo(1))).toEqual([2]);
    expect(tree.parentOf(3)).toBeUndefined();
  });

  it('finds where two people meet', () => {
    const tree = smallCompany(2);
    expect([
      tree.meetingOf(5, 6),
      tree.meetingOf(5, 101),
      tree.meetingOf(2, 5),
      tree.meetingOf(4, 99),
    ]).toEqual([2, 1, 2, undefined]);
  });
});

describe('the place of an address', () => {
  const tree = smallCompany(2);
  it.each([
    ['a manager', 2, undefined, { root: 2, at: 2 }],
    ['somebody without reports', 5, undefined, { root: 2, at: 5 }],
    ['the ceo', 1, undefined, { root: 1, at: 1 }],
    ['a person found below', 1, 101, { root: 1, at: 101 }],
    ['a person who is elsewhere', 2, 101, { root: 2, at: 2 }],
    ['an observer’s own place', 77, undefined, { root: 1, at: undefined }],
  ])('of %s', (_name, person, at, place) => {
    expect(placeOf(tree, person, at)).toEqual(place);
  });

  it('opens the teams down to a person', () => {
    expect(openTo(tree, 1, 101)).toEqual([1, 3]);
    expect(openTo(tree, 1, 1)).toEqual([1]);
    expect(placeOf(orgTree([]), 1, undefined)).toBeUndefined();
  });
});
