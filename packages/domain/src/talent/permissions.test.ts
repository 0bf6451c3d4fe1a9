import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roleNames } from '../people/roles/roles.ts';
import { appraisalMoveTable, appraisalStates, appraisalStatuses } from './lifecycle.ts';
import {
  type AppraisalAct,
  type AppraisalFacts,
  type AppraisalRelation,
  appraisalPermissions,
  decideAppraisalAct,
  mayOnAppraisal,
  mayReadAppraisal,
  shownStatus,
} from './permissions.ts';

const actor = {
  role: 'contributor',
  isOrgAdmin: false,
  isGoalAdmin: false,
  isGoalManager: false,
  isHrAdmin: false,
} as const;
const nobody: AppraisalRelation = {
  actor,
  isEmployee: false,
  isReviewer: false,
  isAboveReviewer: false,
  isAboveEmployee: false,
  isActingManager: false,
};
const facts: AppraisalFacts = {
  state: 'draft',
  employeeRole: 'contributor',
  employeeHasLeft: false,
  sharesRatings: false,
  reviewerHasLapsed: false,
  scaleHasChanged: false,
  isCalibrated: false,
  employeeHasTime: true,
  isUnsigned: false,
  hasSignatures: true,
  statementIsOver: false,
};
const manager = { ...actor, role: 'manager' } as const;

const viewers: Readonly<Record<string, AppraisalRelation>> = {
  'the employee': { ...nobody, isEmployee: true },
  'the employee as HR admin': { ...nobody, isEmployee: true, actor: { ...actor, isHrAdmin: true } },
  'the employee as ceo': { ...nobody, isEmployee: true, actor: { ...actor, role: 'ceo' } },
  'the reviewer': {
    ...nobody,
    isReviewer: true,
    isAboveEmployee: true,
    isActingManager: true,
    actor: manager,
  },
  'above the reviewer': { ...nobody, isAboveReviewer: true, isAboveEmployee: true, actor: manager },
  'above the employee alone': { ...nobody, isAboveEmployee: true, actor: manager },
  'the reviewer who was moved away': { ...nobody, isReviewer: true, actor: manager },
  'the ceo': { ...nobody, actor: { ...actor, role: 'ceo' } },
  'an HR admin': { ...nobody, actor: { ...actor, isHrAdmin: true } },
  'an observer with the HR flag': { ...nobody, actor: { ...actor, role: 'observer', isHrAdmin: true } },
  'an observer who wrote it': { ...nobody, isReviewer: true, actor: { ...actor, role: 'observer' } },
  'an org and goal admin': { ...nobody, actor: { ...actor, isOrgAdmin: true, isGoalAdmin: true } },
  'a peer': nobody,
};

// t: texts, r: ratings; draft, shared, acknowledged, completed (talent.4).
const reads = `
  the employee                    - t t t
  the employee as HR admin        - t t t
  the employee as ceo             - t t t
  the reviewer                    tr tr tr tr
  above the reviewer              tr tr tr tr
  above the employee alone        - tr tr tr
  the reviewer who was moved away tr tr tr tr
  the ceo                         tr tr tr tr
  an HR admin                     tr tr tr tr
  an observer with the HR flag    tr tr tr tr
  an observer who wrote it        - - - -
  an org and goal admin           - - - -
  a peer                          - - - -
`;

function readBy(relation: AppraisalRelation, given: Partial<AppraisalFacts> = {}): string {
  return appraisalStates
    .map((state) => {
      const about = { ...facts, ...given, state };
      const texts = mayReadAppraisal('texts', about, relation) ? 't' : '';
      return `${texts}${mayReadAppraisal('ratings', about, relation) ? 'r' : ''}` || '-';
    })
    .join(' ');
}

describe('who reads what', () => {
  test('is as listed by hand', () => {
    const found = Object.entries(viewers).map(([name, relation]) => `${name} ${readBy(relation)}`);
    const listed = reads
      .trim()
      .split('\n')
      .map((line) => line.trim().replace(/ {2,}/g, ' '));
    expect(found).toEqual(listed);
  });

  test('the employee reads their ratings from shared on where the company shares them', () => {
    expect(readBy({ ...nobody, isEmployee: true }, { sharesRatings: true })).toBe('- tr tr tr');
  });

  test('nobody reads ratings of a former scale, but the signed ones', () => {
    const former = { scaleHasChanged: true, sharesRatings: true };
    expect(readBy(viewers['the reviewer'] ?? nobody, former)).toBe('t t t tr');
    expect(readBy({ ...nobody, isEmployee: true }, former)).toBe('- t t tr');
  });

  test('people above read the draft once its reviewer has lapsed', () => {
    expect(readBy({ ...nobody, isAboveEmployee: true }, { reviewerHasLapsed: true })).toBe('tr tr tr tr');
  });
});

// Who may close a shared appraisal after the employee's time, and why others may not.
test.each([
  ['the employee', 'never'],
  ['the employee as HR admin', 'never'],
  ['the reviewer', true],
  ['above the reviewer', 'never'],
  ['above the employee alone', 'never'],
  ['the reviewer who was moved away', true],
  ['the ceo', 'never'],
  ['an HR admin', true],
  ['an observer with the HR flag', 'never'],
  ['an org and goal admin', 'never'],
  ['a peer', 'never'],
] as const)('closing by %s: %s', (name, expected) => {
  const silent = { ...facts, state: 'shared', employeeHasTime: false } as const;
  const verdict = mayOnAppraisal('Close', silent, viewers[name] ?? nobody);
  expect(verdict.ok || verdict.reason).toBe(expected);
  if (!verdict.ok) return;
  const refusals = [
    [{ employeeHasTime: true }, 'employee_has_time'],
    [{ employeeHasTime: true, employeeHasLeft: true }, true],
    [{ scaleHasChanged: true }, 'scale_changed'],
    [{ employeeRole: 'ceo' }, 'employee_is_ceo'],
    [{ state: 'acknowledged' }, 'acknowledged'],
    [{ state: 'completed' }, 'completed'],
    [{ state: 'draft' }, 'draft'],
  ] as const;
  for (const [change, reason] of refusals) {
    const again = mayOnAppraisal('Close', { ...silent, ...change }, viewers[name] ?? nobody);
    expect([change, again.ok || again.reason]).toEqual([change, reason]);
  }
});

test('nothing is shared while a calibration on the employee is open; the reviewer may edit', () => {
  const open = { ...facts, state: 'draft', isCalibrated: true } as const;
  const reviewer = { ...nobody, isReviewer: true, isActingManager: true };
  expect(mayOnAppraisal('Share', open, reviewer)).toEqual({ ok: false, reason: 'calibrating' });
  expect(mayOnAppraisal('Edit', open, reviewer).ok).toBe(true);
});

test('a statement is added by the employee alone, to one that was closed, within its time', () => {
  const closed = { ...facts, state: 'completed', isUnsigned: true } as const;
  for (const [name, relation] of Object.entries(viewers)) {
    const verdict = mayOnAppraisal('AddStatement', closed, relation);
    expect([name, verdict.ok]).toEqual([name, name.startsWith('the employee')]);
  }
  const employee = viewers['the employee'] ?? nobody;
  const late = mayOnAppraisal('AddStatement', { ...closed, statementIsOver: true }, employee);
  expect(late).toEqual({ ok: false, reason: 'statement_over' });
  const signed = mayOnAppraisal('AddStatement', { ...closed, isUnsigned: false }, employee);
  expect(signed).toEqual({ ok: false, reason: 'never' });
});

test('in a cycle without signatures the employee acknowledges once, which completes it, and nobody signs', () => {
  const employee = viewers['the employee'] ?? nobody;
  const plain = { ...facts, state: 'shared', hasSignatures: false } as const;
  expect(decideAppraisalAct('confirm', plain, employee)).toEqual({
    ok: true,
    move: 'completeByAcknowledgement',
    to: 'completed',
  });
  const answers = appraisalPermissions(plain, employee);
  expect([answers.Confirm, answers.Acknowledge, answers.Complete]).toEqual([true, undefined, undefined]);
  for (const relation of Object.values(viewers)) {
    const signed = appraisalPermissions({ ...plain, hasSignatures: true }, relation);
    expect(signed.Confirm).toBeUndefined();
    if (!relation.isEmployee) expect(appraisalPermissions(plain, relation).Confirm).not.toBe(true);
  }
});

const relations: fc.Arbitrary<AppraisalRelation> = fc.record({
  actor: fc.record({
    role: fc.constantFrom(...roleNames),
    isOrgAdmin: fc.boolean(),
    isGoalAdmin: fc.boolean(),
    isGoalManager: fc.boolean(),
    isHrAdmin: fc.boolean(),
  }),
  isEmployee: fc.boolean(),
  isReviewer: fc.boolean(),
  isAboveReviewer: fc.boolean(),
  isAboveEmployee: fc.boolean(),
  isActingManager: fc.boolean(),
});
const anyFacts: fc.Arbitrary<AppraisalFacts> = fc.record({
  state: fc.constantFrom(...appraisalStatuses),
  employeeRole: fc.constantFrom(...roleNames),
  employeeHasLeft: fc.boolean(),
  sharesRatings: fc.boolean(),
  reviewerHasLapsed: fc.boolean(),
  scaleHasChanged: fc.boolean(),
  isCalibrated: fc.boolean(),
  employeeHasTime: fc.boolean(),
  isUnsigned: fc.boolean(),
  hasSignatures: fc.boolean(),
  statementIsOver: fc.boolean(),
});
const acts: readonly AppraisalAct[] = [
  'edit',
  'share',
  'sign',
  'confirm',
  'complete',
  'close',
  'addStatement',
  'delete',
];

describe('for every relation and state', () => {
  test('nobody reads their own draft, nor own ratings that the company keeps', () => {
    fc.assert(
      fc.property(anyFacts, relations, (about, relation) => {
        const own = { ...relation, isEmployee: true };
        if (about.state === 'draft') expect(shownStatus(about, own)).toBe('none');
        if (!about.sharesRatings) expect(mayReadAppraisal('ratings', about, own)).toBe(false);
      }),
    );
  });

  test('who reads ratings reads the texts, and who may act reads the texts', () => {
    fc.assert(
      fc.property(anyFacts, relations, fc.constantFrom(...acts), (about, relation, act) => {
        const readsTexts = mayReadAppraisal('texts', about, relation);
        if (mayReadAppraisal('ratings', about, relation)) expect(readsTexts).toBe(true);
        const decided = decideAppraisalAct(act, about, relation);
        if (decided.ok) expect(readsTexts).toBe(true);
        if (!readsTexts) expect(decided).toEqual({ ok: false, refusal: 'invisible' });
      }),
    );
  });

  test('an observer never acts, and on a completed one only the employee who did not sign does', () => {
    fc.assert(
      fc.property(anyFacts, relations, fc.constantFrom(...acts), (about, relation, act) => {
        const asObserver = { ...relation, actor: { ...relation.actor, role: 'observer' as const } };
        expect(decideAppraisalAct(act, about, asObserver).ok).toBe(false);
        const done = decideAppraisalAct(act, { ...about, state: 'completed' }, relation);
        if (done.ok)
          expect([act, about.isUnsigned, relation.isEmployee]).toEqual(['addStatement', true, true]);
        expect(mayOnAppraisal('Create', about, asObserver).ok).toBe(false);
      }),
    );
  });

  test('an act is possible exactly where its permission is true, and follows the life cycle', () => {
    const named = {
      edit: ['Edit'],
      share: ['Share'],
      confirm: ['Confirm'],
      complete: ['Complete'],
      close: ['Close'],
      addStatement: ['AddStatement'],
      delete: ['Delete'],
    } as const;
    fc.assert(
      fc.property(anyFacts, relations, fc.constantFrom(...acts), (about, relation, act) => {
        const decided = decideAppraisalAct(act, about, relation);
        const names = act === 'sign' ? (['Acknowledge', 'ChangeAcknowledgement'] as const) : named[act];
        const answers = appraisalPermissions(about, relation);
        expect(decided.ok).toBe(names.some((name) => answers[name] === true));
        if (decided.ok) expect(appraisalMoveTable[decided.move].from).toContain(about.state);
      }),
    );
  });

  test('nobody closes their own, and nobody closes while the employee is active and has time', () => {
    fc.assert(
      fc.property(anyFacts, relations, (about, relation) => {
        const closed = decideAppraisalAct('close', about, relation);
        if (!closed.ok) return;
        expect([about.state, closed.to]).toEqual(['shared', 'completed']);
        expect(about.employeeHasLeft || !about.employeeHasTime).toBe(true);
        expect(!relation.isEmployee || relation.isReviewer || relation.isActingManager).toBe(true);
      }),
    );
  });

  test('nobody writes about a ceo, an observer or themselves', () => {
    fc.assert(
      fc.property(anyFacts, relations, (about, relation) => {
        const create = mayOnAppraisal('Create', { ...about, state: 'none' }, relation);
        if (about.employeeRole === 'ceo' || about.employeeRole === 'observer' || relation.isEmployee)
          expect(create).toEqual({ ok: false, reason: 'never' });
      }),
    );
  });
});
