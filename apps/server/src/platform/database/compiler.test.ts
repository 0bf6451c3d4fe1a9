import fc from 'fast-check';
import {
  type CompiledQuery,
  PostgresQueryCompiler,
  type RawBuilder,
  type RootOperationNode,
  sql,
} from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { column, KeepingCompiler, keptSql } from './compiler.ts';

const keeping = new KeepingCompiler();
const id = { queryId: 'any' };

const rootOf = (query: RawBuilder<unknown>) => query.toOperationNode() as RootOperationNode;
const kept = (query: RawBuilder<unknown>) => keeping.compileQuery(rootOf(query), id);
const fresh = (query: RawBuilder<unknown>) => new PostgresQueryCompiler().compileQuery(rootOf(query), id);
const parts = ({ sql: text, parameters }: CompiledQuery) => ({ text, parameters });

afterEach(() => vi.restoreAllMocks());

test('statements of one shape are compiled once, whatever their parameters', () => {
  const compile = vi.spyOn(PostgresQueryCompiler.prototype, 'compileQuery');
  const question = (tenant: number, column: string) =>
    sql`select ${sql.ref(`goal.${column}`)} from goal where tenant_id = ${tenant}`;
  const texts = [1, 2, 3].map((tenant) => kept(question(tenant, 'title')));
  expect(compile).toHaveBeenCalledTimes(1);
  expect(texts.map((one) => one.parameters)).toEqual([[1], [2], [3]]);
  kept(question(1, 'state'));
  expect(compile).toHaveBeenCalledTimes(2);
});

test('a kept fragment is made once for each name, and refuses parameters', () => {
  const make = vi.fn((alias: string) => sql`${sql.ref(`${alias}.state`)} = 'draft'`);
  const isDraft = keptSql(make);
  const [goal, child] = [isDraft('goal'), isDraft('child')];
  expect(isDraft('goal')).toBe(goal);
  expect(make).toHaveBeenCalledTimes(2);
  expect([goal, child].map((draft) => kept(draft).sql)).toEqual([
    `"goal"."state" = 'draft'`,
    `"child"."state" = 'draft'`,
  ]);
  expect(() => keptSql((state) => sql`state = ${state}`)('draft')).toThrow('has parameters');
});

const named = keptSql((given) => sql`coalesce(${sql.ref(given)}, '')`);
const one = (value: unknown) => sql`= ${value}`;
const other = (value: unknown) => sql`<> ${value}`;
const name = fc.constantFrom('title', 'goal.title', 'person.title', 'goal.state');
const value = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.array(fc.integer()));

/**
 * Fragments that differ in one thing only. A cache key that misses a part of a fragment then soon matches two
 * different texts.
 */
const { fragment } = fc.letrec<{ fragment: RawBuilder<unknown> }>((tie) => ({
  fragment: fc.oneof(
    { depthSize: 'small' },
    value.map(one),
    value.map(other),
    value.map((given) => sql.val(given)),
    name.map((given) => sql.ref(given)),
    name.map((given) => column(given)),
    name.map((given) => named(given)),
    fc.constantFrom('goal', 'title', 'public.goal').map((given) => sql.table(given)),
    fc.constantFrom('goal', 'title').map((given) => sql.id(given, 'title')),
    fc.constantFrom(1, '1', true, null, -1, 'title').map((given) => sql.lit(given)),
    fc.constantFrom('', 'title', '$1', ', ').map((given) => sql.raw(given)),
    fc.array(tie('fragment'), { maxLength: 3 }).map((given) => sql.join(given)),
    fc.array(tie('fragment'), { maxLength: 3 }).map((given) => sql.join(given, sql` or `)),
    tie('fragment').map((given) => sql`(${given})`),
    fc.tuple(tie('fragment'), tie('fragment')).map(([left, right]) => sql`${left} and ${right}`),
  ),
}));

test('a cached text and its parameters equal those of a fresh compilation', () => {
  fc.assert(
    fc.property(fragment, (query) => {
      expect(parts(kept(query))).toEqual(parts(fresh(query)));
      expect(parts(kept(query))).toEqual(parts(fresh(query)));
    }),
    { numRuns: 2_000 },
  );
});
