import { passwordNeeded } from '../http/problem.ts';
import type { Scope } from './scope.ts';

/** After the password was given, it is not asked again for this time (accounts.7). */
const freshFor = 15 * 60_000;

/** Throws 409 that asks for the password if this session last saw it more than 15 minutes ago. */
export function demandFreshPassword({ now, passwordAt }: Scope): void {
  if (now - passwordAt > freshFor) throw passwordNeeded();
}
