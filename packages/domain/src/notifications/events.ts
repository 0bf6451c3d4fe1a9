import type { NotificationDelivery, NotificationTopic } from './telling/names.ts';

/** Events about the settings of notifications; the subject is the person, or null. */
export interface NotificationEvents {
  /** A notification about `event` was written; screens show it at once. */
  'notification.written': { readonly event: number };
  /** Notifications of the person were read, because the person dealt with what they asked for. */
  'notification.read': { readonly person: number };
  /** People were asked to update their goals of the week with this id. */
  'notification.asked': { readonly week: number };
  /**
   * Approvals fell to the person and wait for them. `former`: the one person for whom all of them waited before; null:
   * several, or nobody.
   */
  'person.approvals_fell': { readonly count: number; readonly former: number | null };
  /** A quarter has begun; the subject is the quarter. */
  'quarter.begun': { readonly period: number };
  /**
   * Reports of the person have not finished the ended quarter `period`. `count`: how many; `only`: the one, if it is one.
   */
  'person.quarter_left_open': {
    readonly period: number;
    readonly count: number;
    readonly only: number | null;
  };
  /** Appraisals of the quarter that the person writes are due. `count`: the days left, negative if overdue. */
  'person.appraisals_due': { readonly period: number; readonly count: number };
  'person.notification_preference_changed': {
    readonly topic: NotificationTopic;
    readonly delivery: NotificationDelivery;
  };
}
