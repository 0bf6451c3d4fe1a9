import type { OrgPerson } from '@bellwether/contract/people/organisation';

/**
 * The organisation as it is drawn: deactivated people are left out, and their reports stand below the next active
 * person above (people.16).
 */
export interface OrgTree {
  readonly people: ReadonlyMap<number, OrgPerson>;
  /** The people with nobody above them; the ceo comes first. */
  readonly tops: readonly number[];
  /** The drawn reports of a person, by name. */
  reportsOf(id: number): readonly number[];
  /** The next drawn person above; undefined at the top. */
  parentOf(id: number): number | undefined;
  /** The number of drawn people below. */
  sizeOf(id: number): number;
  /** All people above, from the top down, including deactivated people. */
  pathTo(id: number): readonly OrgPerson[];
  /** The lowest person who is above both people or is one of them; undefined if they have different tops. */
  meetingOf(one: number, other: number): number | undefined;
}

const none: readonly number[] = [];

const isDrawn = ({ Status }: OrgPerson) => Status !== 'Deactivated';

/** Builds the tree from the rows of the organisation, which must be sorted by name. */
export function orgTree(rows: readonly OrgPerson[]): OrgTree {
  const people = new Map(rows.map((row) => [row.id, row]));
  const pathTo = (id: number) => {
    const path: OrgPerson[] = [];
    let above = people.get(people.get(id)?.parentId ?? 0);
    while (above && !path.includes(above) && above.id !== id) {
      path.push(above);
      above = people.get(above.parentId ?? 0);
    }
    return path.reverse();
  };
  const parents = new Map<number, number>();
  const reports = new Map<number, number[]>();
  const sizes = new Map<number, number>();
  const tops: OrgPerson[] = [];
  for (const row of rows) {
    if (!isDrawn(row)) continue;
    const above = pathTo(row.id).filter(isDrawn);
    const parent = above.at(-1);
    for (const { id } of above) sizes.set(id, (sizes.get(id) ?? 0) + 1);
    if (parent === undefined) {
      tops.push(row);
      continue;
    }
    parents.set(row.id, parent.id);
    const siblings = reports.get(parent.id);
    if (siblings) siblings.push(row.id);
    else reports.set(parent.id, [row.id]);
  }
  const lineOf = (id: number) =>
    [...pathTo(id).filter(isDrawn), ...(people.has(id) ? [{ id }] : [])].reverse();
  return {
    people,
    tops: tops.sort((one, other) => rank(one) - rank(other)).map(({ id }) => id),
    reportsOf: (id) => reports.get(id) ?? none,
    parentOf: (id) => parents.get(id),
    sizeOf: (id) => sizes.get(id) ?? 0,
    pathTo,
    meetingOf(one, other) {
      const line = new Set(lineOf(one).map(({ id }) => id));
      return lineOf(other).find(({ id }) => line.has(id))?.id;
    },
  };
}

/** Sorts the ceo before other managers, and observers last. */
function rank({ RoleName }: OrgPerson): number {
  return ['ceo', 'manager', 'contributor', 'observer'].indexOf(RoleName);
}

/** What the drawing shows: the person at its top, and the person whom it marks. */
export interface OrgPlace {
  readonly root: number;
  /** Undefined if the marked person is not drawn. */
  readonly at: number | undefined;
}

/**
 * Returns what the drawing of an address shows. It starts with the person, or with their manager if they have no
 * reports. If the person is not drawn, for example an observer, it starts at the top of the company. Returns
 * undefined for an empty company.
 */
export function placeOf(tree: OrgTree, person: number, at: number | undefined): OrgPlace | undefined {
  const shown = [...tree.pathTo(person), ...[tree.people.get(person)]].filter(
    (each) => each !== undefined && isDrawn(each),
  );
  const subject = shown.at(-1)?.id ?? tree.tops[0];
  if (subject === undefined) return undefined;
  const root = tree.reportsOf(subject).length > 0 ? subject : (tree.parentOf(subject) ?? subject);
  const found = at !== undefined && tree.meetingOf(root, at) === root ? at : undefined;
  return { root, at: found ?? (shown.length > 0 ? subject : undefined) };
}

/** Returns the people from the root down to a person, both included. Their teams must be open to show the person. */
export function openTo(tree: OrgTree, root: number, person: number): readonly number[] {
  const path: number[] = [];
  let above = tree.parentOf(person);
  while (above !== undefined && above !== root && !path.includes(above)) {
    path.push(above);
    above = tree.parentOf(above);
  }
  return [root, ...path];
}
