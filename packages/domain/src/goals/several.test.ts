import { describe, expect, test } from 'vitest';
import { mayRemindOwner, owedOf, remindReasons, remindsOwner } from './several.ts';

const plain = { role: 'contributor', isOrgAdmin: false, isHrAdmin: false } as const;
const person = (role: 'ceo' | 'manager' | 'contributor' | 'observer', isOrgAdmin = false) =>
  ({ ...plain, role, isOrgAdmin }) as unknown as Parameters<typeof mayRemindOwner>[0];

describe('reminding the owners of several goals (goals.39)', () => {
  test('managers remind their organisation, the ceo and org admins everybody', () => {
    const cases = [
      [person('manager'), true, true],
      [person('manager'), false, false],
      [person('ceo'), false, true],
      [person('contributor', true), false, true],
      [person('contributor'), true, false],
      [person('observer'), true, false],
    ] as const;
    for (const [who, isInChain, may] of cases) expect(mayRemindOwner(who, isInChain)).toBe(may);
  });

  test('a running goal owes its update, one of an ended quarter its result, all others nothing', () => {
    const running = { state: 'approved', isUpdateAsked: true, periodEnded: false } as const;
    expect(owedOf(running)).toBe('update');
    expect(owedOf({ ...running, isUpdateAsked: false })).toBeUndefined();
    expect(owedOf({ ...running, periodEnded: true })).toBe('result');
    for (const state of ['draft', 'review', 'shelved', 'finalized', 'results_in_review'] as const)
      expect(owedOf({ ...running, state, periodEnded: true })).toBeUndefined();
  });

  test('says the first reason that stands against it', () => {
    const owing = {
      isOwner: false,
      mayRemind: true,
      isOwnerGone: false,
      owesSomething: true,
      isAway: false,
      isReminded: false,
    };
    expect(remindsOwner(owing).ok).toBe(true);
    const against = [
      { isOwner: true },
      { mayRemind: false },
      { isOwnerGone: true },
      { owesSomething: false },
      { isAway: true },
      { isReminded: true },
    ];
    const told = against.map((fact) => remindsOwner({ ...owing, ...fact }));
    expect(told).toEqual(remindReasons.map((reason) => ({ ok: false, reason })));
  });
});
