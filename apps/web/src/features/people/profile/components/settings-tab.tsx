import type { Profile } from '@bellwether/contract/people/profile';
import { CalendarPart, FollowingPart, PreferencesPart } from '#features/notifications/door.ts';
import { AbsenceList, AddAbsenceButton } from '../../absence/components/absence-list.tsx';
import { absenceWords } from '../../absence/words.ts';
import { notificationWords } from '../../words.ts';
import { EmailSwitch } from './email-switch.tsx';
import { LanguagePart } from './language-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionList } from './session-list.tsx';
import classes from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

/** Shows the settings of the person's account: language, mails, password and sessions (people.7). */
export function SettingsTab({ profile }: { readonly profile: Profile }) {
  return (
    <div className={classes.page}>
      <LanguagePart />
      {profile.Permissions.ManageAbsences === true ? (
        <SettingsPart title={absenceWords.part} aside={<AddAbsenceButton personId={profile.Id} />}>
          <AbsenceList personId={profile.Id} />
        </SettingsPart>
      ) : null}
      <EmailSwitch profile={profile} />
      <SettingsPart title={notificationWords.part}>
        <PreferencesPart mailIsOn={profile.EmailPreference ?? false} />
      </SettingsPart>
      <SettingsPart title={notificationWords.following}>
        <FollowingPart />
      </SettingsPart>
      <SettingsPart title={notificationWords.calendar}>
        <CalendarPart />
      </SettingsPart>
      <PasswordPart />
      <SessionList />
    </div>
  );
}
