import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const folder = new URL('../../../../../deploy/monitoring/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const rules = read('rules.yaml');
const dashboard = read('dashboard.json');
const expressions = [
  ...[...rules.matchAll(/expr: (?:>-\n((?: {10}.+\n)+)|(.+))/g)].map(([, many, one]) => many ?? one ?? ''),
  ...[...dashboard.matchAll(/"expr": (".+")/g)].map(([, text = '""']) => JSON.parse(text) as string),
];

/** Returns the names of metrics in an expression of PromQL: words that are no function, label, value or keyword. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(?:by|without|on) \([^)]*\)/g, '')
    .replaceAll(/\[\w+\]/g, '');
  return [...bare.matchAll(/\b[a-z_]+\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(and|or|unless)$/.test(name));
}

test('every metric of the alert rules and the dashboard is one that the server has, with its labels', async () => {
  const DATABASE_READ_URL = 'postgres://app@127.0.0.1:1/none';
  const server = await startTestServer({ env: { DATABASE_READ_URL } });
  // A metric of requests appears with the first one.
  await server.send({ url: '/api/health/live' });
  const { body } = await server.send({ url: '/api/metrics' });
  const served = new Set(
    [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const asked = new Set(expressions.flatMap(metricsIn));
  expect(asked.size).toBeGreaterThan(20);
  // Prometheus makes this one.
  asked.delete('up');
  expect([...asked].filter((name) => !served.has(name))).toEqual([]);
  expect(rules.match(/- alert: /g)?.length).toBe(rules.match(/ action: /g)?.length);
});

test('promtool accepts the rules, where it is installed', () => {
  const check = (...words: string[]) =>
    spawnSync('promtool', words, { cwd: fileURLToPath(folder), encoding: 'utf8' });
  const isThere = check('--version').error === undefined;
  for (const words of isThere
    ? [
        ['check', 'rules', 'rules.yaml'],
        ['test', 'rules', 'rules.test.yaml'],
      ]
    : []) {
    const { status, stdout, stderr } = check(...words);
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  }
});
