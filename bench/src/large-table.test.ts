import { expect, test } from 'vitest';
import { copyStatement } from './grow-company.ts';
import { type CountedCall, largeTable } from './large-table.ts';

const call: CountedCall = {
  name: 'list: all',
  isBounded: true,
  isKept: false,
  statements: 2,
  buffers: 100,
  ofDatabase: { first: 3, again: 1 },
  first: 9,
  again: 5,
};

test('a call holds with as few statements and at most 1.3 times the buffers', () => {
  const { table, holds } = largeTable([call], [{ ...call, buffers: 130 }]);
  expect(table.split('\n')[2]).toBe(
    '| list: all | 2 | 2 | 100 | 130 | 1.30× | 5 | 9 | 5 | 3 | 1 | statements as few · buffers ≤ 1.3× ok |',
  );
  expect(holds).toBe(true);
});

test.each([
  ['more buffers', { buffers: 131 }],
  ['one statement more', { statements: 3 }],
  ['a refusal', { refusal: 'GET /api/x answered 503' }],
])('a call misses with %s', (_name, large) => {
  const { table, holds } = largeTable([call], [{ ...call, ...large }]);
  expect(table).toContain('**miss**');
  expect(holds).toBe(false);
});

test.each([
  [2_000, 5, true],
  [2_001, 5, false],
  [2_000, 6, false],
])('an answer that takes %i ms to count and %i ms when it is kept holds: %s', (first, again, holds) => {
  const kept = { ...call, isBounded: false, isKept: true };
  expect(largeTable([kept], [{ ...kept, ofDatabase: { first, again } }]).holds).toBe(holds);
});

test('a search of the whole company may grow', () => {
  const whole = { ...call, isBounded: false };
  expect(largeTable([whole], [{ ...whole, buffers: 10_000 }]).holds).toBe(true);
});

test('a copy of a row refers to the rows of its own copy, and keeps what is not copied', () => {
  const columns = [
    { name: 'tenant_id', refers: null },
    { name: 'id', refers: 'goal' },
    { name: 'owner_id', refers: 'person' },
    { name: 'period_id', refers: 'goal_period' },
    { name: 'recent_status_id', refers: null },
  ];
  const spans = new Map([
    ['goal', 500],
    ['person', 40],
    ['goal_status', 9_000],
  ]);
  expect(copyStatement('goal', columns, spans).replace(/\s+/g, ' ')).toBe(
    'insert into goal (tenant_id, id, owner_id, period_id, recent_status_id) ' +
      'select tenant_id, id + copy * 500, owner_id + copy * 40, period_id, recent_status_id + copy * 9000 ' +
      'from goal row cross join generate_series(1, $2::int - 1) copy where tenant_id = $1 order by copy, row.ctid',
  );
});
