import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CalendarPart, FollowingPart, PreferencesPart } from '#features/notifications/door.ts';
import { ownDataLink } from '#platform/links.ts';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { AbsenceList, AddAbsenceButton } from '../../absence/components/absence-list.tsx';
import { absenceWords } from '../../absence/words.ts';
import { notificationWords, ownDataWords } from '../../words.ts';
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
      <LanguagePart isLocked={profile.Locked.includes('Locale')} />
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
      <SettingsPart
        title={ownDataWords.part}
        aside={
          <Button variant="default" renderRoot={(props) => <Link {...props} {...ownDataLink()} />}>
            {ownDataWords.open}
          </Button>
        }
      >
        <p className={classes.quiet}>{ownDataWords.hint}</p>
      </SettingsPart>
      <PasswordPart />
      <AccountPart />
      <SessionList />
    </div>
  );
}
