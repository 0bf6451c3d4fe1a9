import { type Capability, isObserver } from '@bellwether/domain/people/roles/capabilities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { column, keptSql } from '#platform/database/compiler.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { InTenant } from './access.ts';

/** The capabilities that open sight of something, so that statements over many people test them. */
export const sightCapabilities = [
  'administersGoals',
  'managesGoals',
  'seesObservers',
  'readsAllAppraisals',
  'keepsActionItems',
  'editsStrategy',
  'administersPeople',
] as const satisfies readonly Capability[];

export type SightCapability = (typeof sightCapabilities)[number];

/**
 * The person who would see something, as SQL. Every rule about sight takes a viewer, so that each audience (the acting
 * person, listeners of live frames, receivers of notifications) is decided by the same SQL.
 */
export interface Viewer {
  readonly tenantId: RawBuilder<number>;
  readonly id: RawBuilder<number>;
  readonly isObserver: boolean | RawBuilder<SqlBool>;
  /** False only if the viewer is known to be nobody's deputy today. */
  readonly mayStandIn: boolean;
  /** What is known before the statement runs is a boolean and costs no SQL. */
  readonly has: (capability: SightCapability) => boolean | RawBuilder<SqlBool>;
}

/** The acting person: the parts of the viewer are values. */
export function actingViewer(scope: Scope): Viewer {
  return {
    tenantId: sql<number>`${scope.tenant.id}`,
    id: sql<number>`${scope.person.id}`,
    isObserver: isObserver(scope.person),
    mayStandIn: scope.person.isDelegate && !isObserver(scope.person),
    has: (capability) => scope.capabilities[capability],
  };
}

/** Every person of a statement: `alias` names a row of `person`, or of a subquery with its role and flags. */
export function viewerAt(alias: string, scope?: InTenant): Viewer {
  return {
    tenantId: scope ? sql<number>`${scope.tenant.id}` : sql<number>`${column(`${alias}.tenant_id`)}`,
    id: sql<number>`${column(`${alias}.id`)}`,
    isObserver: isObserverAt(alias),
    mayStandIn: true,
    has: (capability) => capabilityColumns[capability](alias),
  };
}

const isObserverAt = keptSql((alias) => sql<SqlBool>`${column(`${alias}.role_name`)} = 'observer'`);
const isActing = keptSql((alias) => sql<SqlBool>`${column(`${alias}.role_name`)} <> 'observer'`);
const isCeo = keptSql((alias) => sql<SqlBool>`${column(`${alias}.role_name`)} = 'ceo'`);
const flag = (alias: string, name: string) => column(`${alias}.is_${name}`);

/** The domain's capabilities in SQL; `sight.test.ts` compares them for every role and flag. */
const capabilityColumns: Readonly<Record<SightCapability, (alias: string) => RawBuilder<SqlBool>>> = {
  administersGoals: keptSql((alias) => sql`(${isActing(alias)} and ${flag(alias, 'goal_admin')})`),
  managesGoals: keptSql((alias) => sql`(${isActing(alias)} and ${flag(alias, 'goal_manager')})`),
  seesObservers: keptSql((alias) => sql`(${isCeo(alias)} or ${flag(alias, 'org_admin')})`),
  readsAllAppraisals: keptSql((alias) => sql`(${isCeo(alias)} or ${flag(alias, 'hr_admin')})`),
  keepsActionItems: keptSql((alias) => sql`(${isActing(alias)})`),
  administersPeople: keptSql(
    (alias) => sql`(${isCeo(alias)} or (${isActing(alias)} and ${flag(alias, 'org_admin')}))`,
  ),
  editsStrategy: keptSql(
    (alias) => sql`(${isCeo(alias)} or (${isActing(alias)} and ${flag(alias, 'org_admin')}))`,
  ),
};

/** A part of a rule; undefined if it is false for this viewer. */
export type Sight = RawBuilder<SqlBool> | undefined;

/** Returns the condition for viewers with the capability; undefined if the viewer is known to lack it. */
export function ifHas(viewer: Viewer, capability: SightCapability, condition?: RawBuilder<SqlBool>): Sight {
  const has = viewer.has(capability);
  if (has === false) return undefined;
  if (has === true) return condition ?? sql<SqlBool>`true`;
  return condition ? sql<SqlBool>`(${has} and ${condition})` : has;
}

/** Returns the condition for viewers who are not observers. */
export function ifActs({ isObserver }: Viewer, condition: RawBuilder<SqlBool>): Sight {
  if (typeof isObserver === 'boolean') return isObserver ? undefined : condition;
  return sql<SqlBool>`(not (${isObserver}) and ${condition})`;
}

/** Returns the condition for viewers who may be somebody's deputy today. */
export function ifStandsIn({ mayStandIn }: Viewer, condition: RawBuilder<SqlBool>): Sight {
  return mayStandIn ? condition : undefined;
}

/** Returns whether one of the parts is true. */
export function anyOf(...parts: readonly Sight[]): RawBuilder<SqlBool> {
  const present = parts.filter((part) => part !== undefined);
  return present.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(present, sql` or `)})`;
}

/** Whether the viewer is `person` or anywhere in the management chain above. */
export function isInChain(viewer: Viewer, person: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from org_path own_chain where own_chain.tenant_id = ${viewer.tenantId}
    and own_chain.ancestor_id = ${viewer.id} and own_chain.descendant_id = ${person})`;
}

/**
 * The same for statements that test very many people: the people below the viewer are read once and kept as a hash.
 * A subquery as a value, because the planner would reverse a join.
 */
export function isInChainAtOnce(viewer: Viewer, person: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`((${person} in (select own_below.descendant_id from org_path own_below
    where own_below.tenant_id = ${viewer.tenantId} and own_below.ancestor_id = ${viewer.id})) is true)`;
}

/**
 * Whether the viewer sees the person of the row under `alias`: the domain's `canSeeProfile` (people.5). Observers
 * are seen by the ceo, org admins and themselves.
 */
export function seesPerson(viewer: Viewer, alias: string): RawBuilder<SqlBool> {
  if (viewer.has('seesObservers') === true) return sql<SqlBool>`true`;
  return anyOf(
    isActing(alias),
    sql<SqlBool>`${column(`${alias}.id`)} = ${viewer.id}`,
    ifHas(viewer, 'seesObservers'),
  );
}
