import { describe, expect, test } from 'vitest';
import {
  type CalibrationGroup,
  isGuide,
  mayBeNamed,
  mayEndCalibration,
  mayMoveCard,
  mayOpenCalibration,
  placeOfCard,
  type SessionStanding,
  sharesOfLevels,
  takesPart,
} from './rules.ts';
import { missingForSharing, type SharingFacts } from './sharing.ts';

const flagless = { isOrgAdmin: false, isGoalAdmin: false, isGoalManager: false, isHrAdmin: false } as const;
const hrAdmin = { role: 'contributor', ...flagless, isHrAdmin: true } as const;
const manager = { role: 'manager', ...flagless } as const;
const group: CalibrationGroup = {
  rated: 5,
  shared: 0,
  busy: 0,
  isBelowOpener: false,
  hasManagersBelow: false,
};
const below = { isBelowOpener: true, hasManagersBelow: true };

describe('opening a session', () => {
  test.each([
    ['an HR admin, on any group', hrAdmin, {}, undefined],
    ['an HR observer reads only', { ...hrAdmin, role: 'observer' as const }, {}, 'not_over_group'],
    ['a manager of the managers', manager, below, undefined],
    ['the ceo', { ...manager, role: 'ceo' as const }, below, undefined],
    ['a manager without managers below', manager, { ...below, hasManagersBelow: false }, 'not_over_group'],
    [
      'a manager over a part of the group',
      manager,
      { isBelowOpener: false, hasManagersBelow: true },
      'not_over_group',
    ],
    ['an org admin', { ...manager, isOrgAdmin: true }, {}, 'not_over_group'],
    ['four rated people', hrAdmin, { rated: 4 }, 'too_few'],
    ['501 people', hrAdmin, { rated: 501 }, 'too_many'],
    ['somebody’s is shared', hrAdmin, { shared: 1 }, 'shared'],
    ['somebody is in another session', hrAdmin, { busy: 1 }, 'busy'],
  ] as const)('%s', (_name, opener, facts, reason) => {
    const verdict = mayOpenCalibration(opener, { ...group, ...facts });
    expect(verdict.ok ? undefined : verdict.reason).toBe(reason);
  });

  test('named are bosses of the group’s managers and HR admins, who are active and act', () => {
    const named = (person: typeof manager | typeof hrAdmin, leadsGroup: boolean, isActive = true) =>
      mayBeNamed({ person, leadsGroup, isActive });
    expect([named(manager, true), named(hrAdmin, false), named(manager, false)]).toEqual([true, true, false]);
    expect(named(manager, true, false)).toBe(false);
    const observer = { ...hrAdmin, role: 'observer' } as const;
    expect(mayBeNamed({ person: observer, leadsGroup: true, isActive: true })).toBe(false);
  });
});

describe('taking part', () => {
  const ceo = { ...manager, role: 'ceo' } as const;
  const standing: SessionStanding = {
    person: manager,
    isOpen: true,
    isChosen: false,
    leadsGroup: false,
    managesGroup: false,
    openerIsGone: false,
  };
  const chosen = { isChosen: true };
  const managing = { leadsGroup: true, managesGroup: true };
  test.each([
    ['a chosen boss', { ...chosen, leadsGroup: true }, true],
    ['a chosen boss, after the end', { ...chosen, leadsGroup: true, isOpen: false }, true],
    ['a chosen manager whose people have moved', chosen, false],
    ['a chosen HR admin', { ...chosen, person: hrAdmin }, true],
    ['who was an HR admin when chosen', { ...chosen, person: { ...hrAdmin, isHrAdmin: false } }, false],
    [
      'a chosen one who observes now',
      { ...chosen, ...managing, person: { ...hrAdmin, role: 'observer' } },
      false,
    ],
    ['a new acting manager', managing, true],
    ['a new acting manager, after the end', { ...managing, isOpen: false }, false],
    ['a boss who was not named', { leadsGroup: true }, false],
    ['an HR admin who was not named', { person: hrAdmin }, false],
    ['an HR admin, without the opener', { person: hrAdmin, openerIsGone: true }, true],
    ['the ceo, without the opener', { person: ceo, leadsGroup: true, openerIsGone: true }, true],
    ['a boss, without the opener', { leadsGroup: true, openerIsGone: true }, false],
    [
      'an HR admin, without the opener, after the end',
      { person: hrAdmin, openerIsGone: true, isOpen: false },
      false,
    ],
  ] as const)('%s', (_name, facts, takes) => {
    expect(takesPart({ ...standing, ...facts })).toBe(takes);
  });

  test('is ended by its opener, HR admins and the ceo', () => {
    expect([manager, hrAdmin, ceo].map((person) => mayEndCalibration(person, false))).toEqual([
      false,
      true,
      true,
    ]);
    expect(mayEndCalibration(manager, true)).toBe(true);
  });
});

describe('a card', () => {
  const at = (primary: number, secondary: number) => ({ primary, secondary });

  test('stands where it was moved, until the reviewer edits the draft', () => {
    expect(placeOfCard({ draft: at(1, 1), base: at(1, 1), moved: at(2, 1) })).toEqual(at(2, 1));
    expect(placeOfCard({ draft: at(0, 1), base: at(1, 1), moved: at(2, 1) })).toEqual(at(0, 1));
  });

  test.each([
    ['moves', { version: 1, place: at(1, 1) }, at(2, 1), undefined],
    ['was moved by somebody else', { version: 0, place: at(1, 1) }, at(2, 1), 'moved_meanwhile'],
    ['was edited in the draft', { version: 1, place: at(0, 1) }, at(2, 1), 'edited_meanwhile'],
    ['stays where it is', { version: 1, place: at(1, 1) }, at(1, 1), 'same_place'],
    ['beyond the scale', { version: 1, place: at(1, 1) }, at(3, 1), 'no_level'],
  ] as const)('%s', (_name, seen, to, reason) => {
    const verdict = mayMoveCard(seen, { version: 1, place: at(1, 1) }, to, 3);
    expect(verdict.ok ? undefined : verdict.reason).toBe(reason);
  });
});

test('guide lines are whole percentages, 100 together', () => {
  expect(isGuide([20, 60, 20], 3)).toBe(true);
  for (const wrong of [
    [20, 60],
    [20, 60, 30],
    [-10, 90, 20],
    [33.3, 33.3, 33.4],
  ])
    expect([wrong, isGuide(wrong, 3)]).toEqual([wrong, false]);
});

test('shares of the levels, beside the guide', () => {
  expect(sharesOfLevels([1, 2, 7], [20, 60, 20])).toEqual([
    { people: 1, percent: 10, guide: { percent: 20, more: -1 } },
    { people: 2, percent: 20, guide: { percent: 60, more: -4 } },
    { people: 7, percent: 70, guide: { percent: 20, more: 5 } },
  ]);
  expect(sharesOfLevels([0, 0, 0], null)[0]).toEqual({ people: 0, percent: 0, guide: null });
});

test('what is missing before sharing', () => {
  const ready: SharingFacts = {
    state: 'draft',
    scaleHasChanged: false,
    hasText: true,
    openParts: [],
    isCalibrated: false,
  };
  expect(missingForSharing(ready)).toEqual([]);
  expect(missingForSharing({ ...ready, state: 'none' })).toEqual(['rating', 'text']);
  expect(
    missingForSharing({
      ...ready,
      scaleHasChanged: true,
      hasText: false,
      openParts: ['peer_summary', 'self_review', 'peer_feedback'],
      isCalibrated: true,
    }),
  ).toEqual(['rating', 'text', 'self_review', 'peer_feedback', 'peer_summary', 'calibration']);
  expect(missingForSharing({ ...ready, state: 'shared', openParts: ['self_review'] })).toEqual([]);
});
