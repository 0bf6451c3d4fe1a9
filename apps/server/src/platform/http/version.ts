import { sql } from 'kysely';
import type { Scope } from '../session/scope.ts';
import { platformProblem } from './problem.ts';

// What two people can edit carries the instant of its last change, which a save sends back (decisions §1).

/** 409 for whoever was overtaken by somebody else's change. */
export const changedMeanwhile = () => platformProblem(409, 'changed_meanwhile');

/** 409 where the screen started from an older version than the stored one; nothing is checked where it sends none. */
export function refuseStale(sent: string | undefined, stored: number): void {
  if (sent === undefined) return;
  if (Date.parse(sent) !== stored) throw changedMeanwhile();
}

/** Epoch milliseconds as the database takes an instant: ISO 8601 in UTC. */
export function timestamp(instant: number): string {
  return new Date(instant).toISOString();
}

/** `updated_at` always grows, also when two changes fall into one millisecond. */
export function nextVersion(scope: Scope) {
  return sql<string>`greatest(${timestamp(scope.now)}::timestamptz, updated_at + interval '1 millisecond')`;
}
