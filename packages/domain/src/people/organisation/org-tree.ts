/** Every person's direct manager by id; null or absent for those without one. */
export type ManagerMap = ReadonlyMap<number, number | null>;

/**
 * Returns the management chain of a person: manager, manager's manager … up to the top, nearest first
 * (people.1). Ends at the first repetition, so that a circle in imported data cannot cause an endless
 * loop.
 */
export function chainOf(managers: ManagerMap, person: number): number[] {
  const chain: number[] = [];
  const seen = new Set([person]);
  let above = managers.get(person) ?? null;
  while (above !== null && !seen.has(above)) {
    seen.add(above);
    chain.push(above);
    above = managers.get(above) ?? null;
  }
  return chain;
}

/** Returns whether `above` is anywhere in the management chain of `person`. */
export function isInChain(managers: ManagerMap, person: number, above: number): boolean {
  return chainOf(managers, person).includes(above);
}

/**
 * Returns the person's acting manager: the direct manager or, if deactivated or missing, the next active
 * person up the chain; null if nobody active is above (goals.7).
 */
export function actingManager(
  managers: ManagerMap,
  person: number,
  isActive: (id: number) => boolean,
): number | null {
  return chainOf(managers, person).find(isActive) ?? null;
}
