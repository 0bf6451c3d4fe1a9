import { expect, test } from 'vitest';
import { agentOfVia, viaAgent } from './via.ts';
import { viaWords } from './words.ts';

test('an agent is told apart from a token, and its name fits', () => {
  expect([agentOfVia(viaAgent('Claude')), agentOfVia('Zapier')]).toEqual(['Claude', undefined]);
  expect([viaWords('Zapier'), viaWords(viaAgent('Claude'))]).toEqual([
    'via Zapier',
    'with an agent (Claude)',
  ]);
  expect(viaAgent('x'.repeat(100)).length).toBeLessThanOrEqual(100);
});
