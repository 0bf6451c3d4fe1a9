/** A set of people whose goals are counted together (insight.2). */
export type Group =
  | { readonly kind: 'company' }
  | { readonly kind: 'department'; readonly name: string }
  /** Everybody below a person. */
  | { readonly kind: 'organisation'; readonly personId: number };

const largestId = 2_147_483_647;

/** Returns the group's name in addresses: `company`, `department:Sales`, `organisation:12`. */
export function groupName(group: Group): string {
  if (group.kind === 'company') return 'company';
  return group.kind === 'department' ? `department:${group.name}` : `organisation:${group.personId}`;
}

/** Returns the group with this name; undefined if the text is no name of a group. */
export function groupNamed(text: string): Group | undefined {
  if (text === 'company') return { kind: 'company' };
  const at = text.indexOf(':');
  const rest = text.slice(at + 1);
  if (text.startsWith('department:'))
    return rest.trim() === '' ? undefined : { kind: 'department', name: rest };
  if (!text.startsWith('organisation:') || !/^\d{1,10}$/.test(rest)) return undefined;
  const personId = Number(rest);
  return personId >= 1 && personId <= largestId ? { kind: 'organisation', personId } : undefined;
}
