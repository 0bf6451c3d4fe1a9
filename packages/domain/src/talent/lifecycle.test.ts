import { expect, test } from 'vitest';
import { nextState, noState, unreachableStates } from '../shared/lifecycle.ts';
import {
  appraisalMoveNames,
  appraisalMoveTable,
  appraisalProgress,
  appraisalStates,
  appraisalStatuses,
} from './lifecycle.ts';

// Every transition, listed by hand: move, from → to.
const ways = `
  createAppraisal        none         → draft
  editAppraisal          draft        → draft
  editAppraisal          shared       → shared
  reopenAppraisal        acknowledged → shared
  calibrateAppraisal     draft        → draft
  shareAppraisal         draft        → shared
  acknowledgeAppraisal   shared       → acknowledged
  changeAcknowledgement  acknowledged → acknowledged
  completeAppraisal      acknowledged → completed
  completeByAcknowledgement shared    → completed
  closeAppraisal         shared       → completed
  addStatement           completed    → completed
  deleteAppraisal        draft        → deleted
  deleteAppraisal        shared       → deleted
  deleteAppraisal        acknowledged → deleted
`;

test('the table has these transitions and no others', () => {
  const listed = ways
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));
  const found = appraisalMoveNames.flatMap((move) =>
    [noState, ...appraisalStates, 'deleted' as const].flatMap((from) => {
      const next = nextState(appraisalMoveTable, from, move);
      return next.ok ? [`${move} ${from} → ${next.state}`] : [];
    }),
  );
  expect(found.sort()).toEqual(listed.sort());
});

test('every state is reached, and completed is left by no move', () => {
  expect(unreachableStates(appraisalMoveTable, [...appraisalStates, 'deleted'])).toEqual([]);
  const later = appraisalMoveNames.filter((move) => appraisalMoveTable[move].from.includes('completed'));
  expect(later.map((move) => [move, appraisalMoveTable[move].to])).toEqual([['addStatement', 'unchanged']]);
});

test('only a closing needs its reason, and a statement its text', () => {
  expect(appraisalMoveNames.filter((move) => appraisalMoveTable[move].comment === 'required')).toEqual([
    'closeAppraisal',
    'addStatement',
  ]);
});

test('progress is 0, 30, 60, 90 and 100 percent', () => {
  expect(appraisalStatuses.map(appraisalProgress)).toEqual([0, 30, 60, 90, 100]);
});
