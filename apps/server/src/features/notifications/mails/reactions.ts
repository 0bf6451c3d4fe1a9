import { reaction } from '#platform/events/reaction.ts';
import { scheduleDue } from '#platform/jobs/due.ts';
import { scheduleDigests } from './commands.digest.ts';
import { lookForAsk, tellDays } from './jobs.ts';

/**
 * Reschedules the weekly reminder, the telling of the day and the digests, because the company's calendar or digest minutes
 * may have changed.
 */
export const lookAgain = reaction({
  on: ['tenant.settings_changed', 'tenant.changed'],
  async react(scope) {
    await scheduleDue(scope, lookForAsk, scope.tenant.id, scope.now);
    await scheduleDue(scope, tellDays, scope.tenant.id, scope.now);
    await scheduleDigests(scope, 0);
  },
});

/**
 * Deletes the calendar link of a deactivated person, so that it does not work again after a reactivation, and of an account
 * that was taken back, because whoever had it may have copied the link.
 */
export const endCalendarLink = reaction({
  on: ['person.deactivated', 'account.email_contested'],
  async react({ db, tenant }, { subjectId }) {
    await db
      .deleteFrom('calendar_link')
      .where('tenant_id', '=', tenant.id)
      .where('person_id', '=', subjectId ?? 0)
      .execute();
  },
});
