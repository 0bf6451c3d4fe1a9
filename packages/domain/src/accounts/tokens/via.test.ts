import { expect, test } from 'vitest';
import { agentOfVia, isReservedName, viaAgent, viaToken } from './via.ts';
import { viaWords } from './words.ts';

test.each(['agent:Claude', 'Agent: x', 'slack', 'SCIM', 'ＳＣＩＭ'])('%s is no name of a token', (name) => {
  expect(isReservedName(name)).toBe(true);
  expect(agentOfVia(viaToken(name))).toBeUndefined();
  expect(viaToken(name)).not.toBe(name);
});

test('a token of another name stands in history by it', () => {
  expect([viaToken('Zapier'), viaToken('Slack export'), viaToken('Travel agent: x')]).toEqual([
    'Zapier',
    'Slack export',
    'Travel agent: x',
  ]);
  expect(viaToken(`agent:${'x'.repeat(94)}`).length).toBeLessThanOrEqual(100);
});

test('an agent is told apart from a token, and its name fits', () => {
  expect([agentOfVia(viaAgent('Claude')), agentOfVia('Zapier')]).toEqual(['Claude', undefined]);
  expect([viaWords('Zapier'), viaWords(viaAgent('Claude'))]).toEqual([
    'via Zapier',
    'with an agent (Claude)',
  ]);
  expect(viaAgent('x'.repeat(100)).length).toBeLessThanOrEqual(100);
});
