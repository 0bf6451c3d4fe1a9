import { answeringEvents } from '@bellwether/domain/notifications/reading/answers';
import { heardEvents } from '@bellwether/domain/notifications/telling/hearing';
import { type Reaction, reaction } from '#platform/events/reaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { periodsOf } from '../tenant/queries.ts';
import { scheduleDigests } from './mails/commands.digest.ts';
import { readAnswered } from './reading/commands.answers.ts';
import { writeNotifications } from './statements.ts';
import { requestTurnMails } from './telling/commands.day.ts';
import { noticeFallenApprovals, noticeStandIns } from './telling/commands.fallen-approvals.ts';

/**
 * Writes the notifications of every event in the domain's table (notifications.5), and schedules the
 * digest that mails them.
 */
export const notify: Reaction = {
  on: heardEvents,
  async react(scope, event) {
    const told = await writeNotifications(scope, event);
    if (told === 0) return;
    const written = { kind: 'notification.written', subjectId: null, detail: { event: event.id } } as const;
    await recordEvent(scope, written);
    await scheduleDigests(scope, event.at);
  },
};

/**
 * Mails what waits from the ended quarter. It follows `notify` in one transaction, because the mail takes the place of the
 * digest about the new quarter.
 */
export const mailTurn = reaction({
  on: ['quarter.begun'],
  async react(scope, { detail }) {
    const periods = await periodsOf(scope);
    const ended = periods.byIndex((periods.byId(detail.period)?.index ?? 0) - 1);
    if (ended) await requestTurnMails(scope, ended.id);
  },
});

/** Finds the approvals that fall to the next manager, who is told of all of them at once (notifications.6). */
export const noticeApprovals = reaction({
  on: ['person.deactivated', 'person.manager_changed'],
  react: noticeFallenApprovals,
});

/**
 * Finds the approvals that fall to a deputy, or past a deputy who cannot decide. New days alone let nothing fall, so the deputy is
 * not told a second time.
 */
export const noticeAbsences = reaction({
  on: ['person.absence_began', 'person.absence_set', 'person.deactivated', 'person.role_changed'],
  async react(scope, event) {
    if (event.kind === 'person.absence_set' && event.detail.keepsDeputy) return;
    if (event.kind === 'person.role_changed' && event.detail.to !== 'observer') return;
    await noticeStandIns(scope, event.subjectId ?? 0);
  },
});

/** Mails what a person was told while away as one digest on the day of the return (people.36). */
export const mailReturn = reaction({
  on: ['person.absence_ended'],
  react: (scope, { at }) => scheduleDigests(scope, at),
});

/** Reads what asked somebody for an act, or told of a thing, once that person deals with it (notifications.10). */
export const readWhatIsAnswered: Reaction = { on: answeringEvents, react: readAnswered };
