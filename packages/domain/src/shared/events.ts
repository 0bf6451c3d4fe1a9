import type { AccountEvents } from '../accounts/events.ts';
import type { ActionItemEvents } from '../action-items/events.ts';
import type { AgentEvents } from '../agents/events.ts';
import type { AuditEvents } from '../audit/events.ts';
import type { ChannelEvents } from '../channels/events.ts';
import type { DashboardEvents } from '../dashboard/events.ts';
import type { GoalEvents } from '../goals/events.ts';
import type { InsightEvents } from '../insight/events.ts';
import type { NotificationEvents } from '../notifications/events.ts';
import type { OneToOneEvents } from '../one-to-one/events.ts';
import type { PeopleEvents } from '../people/events.ts';
import type { PersonalDataEvents } from '../personal-data/events.ts';
import type { ReportEvents } from '../reports/events.ts';
import type { StrategyEvents } from '../strategy/events.ts';
import type { SummaryEvents } from '../summaries/events.ts';
import type { TalentEvents } from '../talent/events.ts';
import type { TenantEvents } from '../tenant/events.ts';
import type { WebhookEvents } from '../webhooks/events.ts';

/** Every event kind with the type of its detail. A feature adds its own in `<feature>/events.ts` and its name here. */
export interface EventDetails
  extends AccountEvents,
    ActionItemEvents,
    OneToOneEvents,
    AgentEvents,
    AuditEvents,
    ChannelEvents,
    DashboardEvents,
    GoalEvents,
    InsightEvents,
    NotificationEvents,
    PeopleEvents,
    PersonalDataEvents,
    ReportEvents,
    StrategyEvents,
    SummaryEvents,
    TalentEvents,
    TenantEvents,
    WebhookEvents {}

type IsContentFree<Value> = string extends Value
  ? false
  : Value extends readonly (infer Item)[]
    ? IsContentFree<Item>
    : Value extends number | boolean | null | undefined | string
      ? true
      : false;

/**
 * The kinds whose details contain no free text: only numbers, booleans and literals. A kind with a field of
 * type `string` is left out, so recording it does not compile.
 */
export type ContentFreeKinds<Details> = {
  [Kind in keyof Details]: false extends {
    [Field in keyof Details[Kind]]-?: string extends Field ? true : IsContentFree<Details[Kind][Field]>;
  }[keyof Details[Kind]]
    ? never
    : Kind;
}[keyof Details];

/** The kind of an event: the thing, a dot, the change, such as `goal.approved`. */
export type EventKind = ContentFreeKinds<EventDetails>;

/**
 * A recorded event. The audit trail and every reaction read it, so it contains ids, states and counts, and no
 * person's text.
 */
export interface AppEvent<Kind extends EventKind = EventKind> {
  readonly kind: Kind;
  /** The id of the thing; null where it has none. */
  readonly subjectId: number | null;
  readonly detail: EventDetails[Kind];
}
