import type { Profile } from '@bellwether/contract/people/profile';
import { CalendarPart, FollowingPart, PreferencesPart } from '#features/notifications/door.ts';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { notificationWords } from '../../words.ts';
import { AccountPart } from './account-part.tsx';
import { EmailSwitch } from './email-switch.tsx';
import { LanguagePart } from './language-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionList } from './session-list.tsx';
import classes from './settings.module.css';

/** Shows the settings of the person's account: language, mails, password and sessions (people.7). */
export function SettingsTab({ profile }: { readonly profile: Profile }) {
  return (
    <div className={classes.page}>
      <LanguagePart />
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
      <AccountPart />
      <SessionList />
    </div>
  );
}
