import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';
import { scopeWords } from '#features/accounts/door.ts';
import { actionItemWords } from '../words.ts';

/** Returns what a scope lets an agent do, in words. A program may change goals by `goals:write`; no tool of an agent does. */
export function agentScopeWords(scope: TokenScope): { readonly name: string; readonly hint: string } {
  return scope === 'goals:write' ? actionItemWords : scopeWords[scope];
}
