import { agentScopes } from '@bellwether/domain/agents/scopes';
import { expect, test } from 'vitest';
import { allowWords } from '../words.ts';
import { agentScopeWords } from './agent-scopes.ts';

test('the question offers nothing that its next sentence says an agent can never do', () => {
  const never = ['approve', 'finalize', 'sign', 'appraise', 'delete', 'people'];
  for (const word of never) expect(allowWords.never).toContain(word);
  for (const scope of agentScopes) {
    const { name, hint } = agentScopeWords(scope);
    for (const word of never)
      expect(`${name} ${hint}`.toLowerCase()).not.toMatch(new RegExp(`\\b${word}\\b`));
  }
});
