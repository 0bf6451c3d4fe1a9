import type { Locale } from '../locale/locales.ts';
import type { StoppableMails } from '../notifications/mails/mail-switches.ts';
import type { MissedWeeks } from '../notifications/mails/missed-updates.ts';
import type { RoleFlag, RoleName } from './roles/roles.ts';
import type { DirectoryField } from './scim/fields.ts';
import type { GroupGift } from './scim/groups.ts';
import type { LeftBehind } from './status/leaving.ts';

type NoDetail = Readonly<Record<string, never>>;

/** The changed fields that a profile's event names. */
export type ProfileField =
  | 'name'
  | 'job_title'
  | 'phone'
  | 'time_zone'
  | 'linkedin_url'
  | 'biography'
  | 'org_unit'
  | 'location'
  | 'start_date'
  | 'locale'
  | 'external_id';

/** Events about people and their details; the subject is the person, unless said otherwise. */
export interface PeopleEvents {
  'person.created': NoDetail;
  'person.profile_changed': { readonly fields: readonly ProfileField[] };
  /** `change`: the former address hears of it and can take it back; absent otherwise. */
  'person.email_changed': { readonly change?: number };
  /** The address of a deactivated person was freed for somebody else. */
  'person.email_freed': NoDetail;
  /** The new address waits for its confirmation by the link. */
  'person.email_change_requested': { readonly link: number };
  /** The new address is not wanted any more: the old one was saved, or the password or the account was recovered. */
  'person.email_change_cancelled': NoDetail;
  'person.role_changed': { readonly from: RoleName; readonly to: RoleName };
  'person.flags_changed': {
    readonly granted: readonly Capitalize<RoleFlag>[];
    readonly revoked: readonly Capitalize<RoleFlag>[];
  };
  /** The flags that an import or a directory gave, beside `person.flags_changed` (people.30). */
  'person.flags_imported': { readonly granted: readonly Capitalize<RoleFlag>[] };
  /** Ids; null: no manager. */
  'person.manager_changed': { readonly from: number | null; readonly to: number | null };
  'person.responsibility_changed': NoDetail;
  /**
   * An absence was made or changed. `former`: the deputy before, if there is another one or none now. `keepsDeputy`: the deputy
   * is that of before. The days are numbers of `dayNumber`.
   */
  'person.absence_set': {
    readonly absence: number;
    readonly deputy: number | null;
    readonly former: number | null;
    readonly keepsDeputy: boolean;
    readonly firstDay: number;
    readonly lastDay: number;
  };
  'person.absence_cancelled': { readonly absence: number; readonly deputy: number | null };
  /** The first day of an absence, and the day after its last one, have begun where the person is. */
  'person.absence_began': { readonly absence: number };
  'person.absence_ended': { readonly absence: number };
  /** Null: the company's. */
  'person.locale_changed': { readonly locale: Locale | null };
  'person.email_preference_changed': { readonly isOn: boolean };
  /** One kind of the person's mails. */
  'person.mails_switched': { readonly mails: StoppableMails; readonly isOn: boolean };
  /** The person has missed two weeks of predictions in a row; the application records it. */
  /** `count`: how many weeks in a row the person has missed. */
  'person.updates_missed': { readonly count: MissedWeeks };
  /** What waited for the person, by number. Events of earlier releases have no numbers. */
  'person.deactivated': LeftBehind;
  'person.activated': NoDetail;
  'person.avatar_changed': NoDetail;
  'person.avatar_deleted': NoDetail;
  /** The subject is the import; its people have events of their own. */
  /** The directory's token, by SCIM; the subject is the admin who made it. `isRolled`: another one ends in a day. */
  'directory.token_made': { readonly token: number; readonly isRolled: boolean };
  /** The connection was switched off; the subject is the admin. */
  'directory.switched_off': NoDetail;
  /** The subject is the admin. */
  'directory.settings_changed': {
    readonly takesOver: boolean;
    readonly openFields: readonly DirectoryField[];
  };
  /** The subject of the groups' events is the group; ids of people. */
  'directory.group_added': NoDetail;
  'directory.group_changed': NoDetail;
  'directory.group_removed': NoDetail;
  'directory.members_changed': { readonly added: readonly number[]; readonly removed: readonly number[] };
  'directory.gift_changed': { readonly from: GroupGift | null; readonly to: GroupGift | null };
  /** A file of the watched folder waits for an admin, or could not be read; the subject is its import. */
  'people_file.waits': NoDetail;
  'people_file.failed': NoDetail;
  /** An admin has started or cancelled it, so it waits for nobody any more. */
  'people_file.taken': NoDetail;
  'people.imported': { readonly added: number; readonly changed: number };
  /**
   * The subject of these three events is the note. No detail names the person, because only the author may know it.
   */
  'note.written': NoDetail;
  'note.changed': NoDetail;
  'note.deleted': NoDetail;
  /** The subject of the user manual's events is its person. No detail has the type or a text. */
  'manual.registered': NoDetail;
  /** The questionnaire is open; `isRepeat`: a report exists already. */
  'manual.connected': { readonly isRepeat: boolean };
  /** Only the own questions are left. */
  'manual.partly_completed': NoDetail;
  'manual.completed': NoDetail;
  'manual.entered': NoDetail;
  'manual.attached': NoDetail;
  'manual.attachment_removed': NoDetail;
}
