import type { Profile } from '@bellwether/contract/people/profile';
import { EmailSwitch } from './email-switch.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionList } from './session-list.tsx';
import classes from './settings.module.css';

/** What people change about their own account: mails, password and sessions (2-people §2). */
export function SettingsTab({ profile }: { readonly profile: Profile }) {
  return (
    <div className={classes.page}>
      <EmailSwitch profile={profile} />
      <PasswordPart />
      <SessionList />
    </div>
  );
}
