/** The flags that grant rights (people.3): the name on the wire, which also names the right to give it, and the column. */
export const grantingFlags = {
  isOrgAdmin: { wire: 'IsOrgAdmin', column: 'is_org_admin' },
  isGoalAdmin: { wire: 'IsGoalAdmin', column: 'is_goal_admin' },
  isGoalManager: { wire: 'IsGoalManager', column: 'is_goal_manager' },
  isHrAdmin: { wire: 'IsHrAdmin', column: 'is_hr_admin' },
} as const;

type FlagRow = (typeof grantingFlags)[GrantingFlag];
export type GrantingFlag = keyof typeof grantingFlags;
export type WireFlag = FlagRow['wire'];
export type FlagColumn = FlagRow['column'];

export const grantingFlagNames = Object.keys(grantingFlags) as readonly GrantingFlag[];
export const wireFlags: readonly WireFlag[] = Object.values(grantingFlags).map(({ wire }) => wire);
export const flagColumns: readonly FlagColumn[] = Object.values(grantingFlags).map(({ column }) => column);

/** The flags of a person, as the rules take them. */
export type Flags = Readonly<Record<GrantingFlag, boolean>>;
type WireFlags = Readonly<Record<WireFlag, boolean>>;
export type FlagColumns = Readonly<Record<FlagColumn, boolean>>;

/** Makes one entry for each flag. */
export function byFlag<Key extends string, Value>(
  entry: (row: FlagRow, flag: GrantingFlag) => readonly [Key, Value],
): Record<Key, Value> {
  return Object.fromEntries(grantingFlagNames.map((flag) => entry(grantingFlags[flag], flag))) as Record<
    Key,
    Value
  >;
}

/** Returns the flags of a stored person. */
export function flagsOfColumns(row: FlagColumns): Flags {
  return byFlag(({ column }, flag) => [flag, row[column]]);
}

/** Returns which flags a stored person has. */
export function flagNamesIn(row: FlagColumns): GrantingFlag[] {
  return grantingFlagNames.filter((flag) => row[grantingFlags[flag].column]);
}

/** Returns the flags of a profile. */
export function flagsOfWire(profile: WireFlags): Flags {
  return byFlag(({ wire }, flag) => [flag, profile[wire]]);
}

/** Returns flags as profiles have them. */
export function wireFlagsOf(flags: Flags): WireFlags {
  return byFlag(({ wire }, flag) => [wire, flags[flag]]);
}

/** The column of each flag of a profile. */
export const columnOfWire: Readonly<Record<WireFlag, FlagColumn>> = byFlag(({ wire, column }) => [
  wire,
  column,
]);

/** Returns flags as they are stored. */
export function columnsOfWire(profile: WireFlags): FlagColumns {
  return byFlag(({ wire, column }) => [column, profile[wire]]);
}
