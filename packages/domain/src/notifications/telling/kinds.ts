import type { Standing } from '../reading/standing.ts';
import type { KindRow } from './kind-row.ts';
import { companyKinds } from './kinds.company.ts';
import { goalKinds } from './kinds.goals.ts';
import { talentKinds } from './kinds.talent.ts';

/**
 * Every kind of notification (notifications.3, notifications.5; docs/recipes.md, "Add a kind of notification"). A
 * person in several kinds of one event gets the first kind of this table that they have not switched off; followers
 * come last.
 */
const kinds = { ...goalKinds, ...companyKinds, ...talentKinds } as const;

export type NotificationKind = keyof typeof kinds;

/** Every kind of notification. */
export const kindRows: Readonly<Record<NotificationKind, KindRow>> = kinds;

export const kindNames = Object.keys(kinds) as readonly NotificationKind[];

/** The kinds that are written also for who has switched their topic off. */
export const kindsIgnoringOff = kindNames.filter((kind) => kindRows[kind].ignoresOff);

/**
 * Returns whether a stored name is a kind that this program knows, because an older program may read the rows of a
 * newer one.
 */
export function isNotificationKind(name: string): name is NotificationKind {
  return Object.hasOwn(kinds, name);
}

/**
 * Returns whether a notification still says what is so. A digest leaves out the others: what was taken back, and what
 * was answered meanwhile (notifications.10).
 */
export function stillHolds(kind: NotificationKind, standing: Standing): boolean {
  return kindRows[kind].holds?.(standing) ?? true;
}
