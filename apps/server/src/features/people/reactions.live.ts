import type { LiveEvent } from '@bellwether/contract/live';
import type { EventKind } from '@bellwether/domain/shared/events';
import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';
import { seesPerson, viewerAt } from './access.viewer.ts';

/**
 * Returns a frame about the event's person for everybody who sees that person. Only the ceo, org admins and the
 * observers themselves see observers (people.5). A person who becomes an observer disappears from other
 * screens, so their viewers get the frame, too.
 */
function aboutPerson(event: LiveEvent, on: readonly EventKind[]): FrameSource {
  return {
    event,
    on,
    from: sql`join person about on about.tenant_id = happened.tenant_id and about.id = happened.subject_id`,
    carries: { UserId: sql`about.id` },
    to: sql`(${seesPerson(viewerAt('listener'), 'about')}
      or (happened.kind = 'person.role_changed' and happened.detail ->> 'from' <> 'observer'))`,
  };
}

/** Returns a frame about the event's person, for that person only. */
function toPerson(event: LiveEvent, on: readonly EventKind[]): FrameSource {
  return {
    event,
    on,
    carries: { UserId: sql`listener.id` },
    to: sql`listener.id = happened.subject_id`,
  };
}

export const peopleFrames: readonly FrameSource[] = [
  aboutPerson('employee_added', ['person.created']),
  aboutPerson('user_activated', ['person.activated']),
  aboutPerson('user_deactivated', ['person.deactivated']),
  aboutPerson('manager_updated', ['person.manager_changed']),
  aboutPerson('user_updated', [
    'account.invitation_accepted',
    'person.profile_changed',
    'person.email_changed',
    'person.email_freed',
    'person.role_changed',
    'person.flags_changed',
    'person.responsibility_changed',
    'person.avatar_changed',
    'person.avatar_deleted',
    'person.absence_set',
    'person.absence_cancelled',
    'person.absence_began',
    'person.absence_ended',
  ]),
  // These events concern the person only.
  toPerson('user_updated', [
    'person.email_change_requested',
    'person.email_change_cancelled',
    'person.email_preference_changed',
    'person.locale_changed',
  ]),
  aboutPerson('user_manual_updated', [
    'manual.completed',
    'manual.entered',
    'manual.attached',
    'manual.attachment_removed',
  ]),
  toPerson('user_manual_updated', ['manual.registered', 'manual.connected', 'manual.partly_completed']),
];
