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

/** Returns everyone below a person, level by level (people.1). */
export function organisationOf(managers: ManagerMap, person: number): number[] {
  const reports = reportsByManager(managers);
  const seen = new Set([person]);
  // A Set's iteration also visits items added meanwhile, so this walks the tree level by level.
  for (const id of seen) {
    for (const report of reports.get(id) ?? []) seen.add(report);
  }
  seen.delete(person);
  return [...seen];
}

/**
 * Returns whether making `manager` the manager of `person` would make a circle ("… reports to this person").
 */
export function wouldLoop(managers: ManagerMap, person: number, manager: number): boolean {
  return manager === person || isInChain(managers, manager, person);
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

function reportsByManager(managers: ManagerMap): Map<number, number[]> {
  const reports = new Map<number, number[]>();
  for (const [person, manager] of managers) {
    if (manager === null) continue;
    const siblings = reports.get(manager);
    if (siblings === undefined) reports.set(manager, [person]);
    else siblings.push(person);
  }
  return reports;
}
