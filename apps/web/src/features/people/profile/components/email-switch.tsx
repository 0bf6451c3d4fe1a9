import type { Profile } from '@bellwether/contract/people/profile';
import { Switch } from '@mantine/core';
import { MailSwitchesPart } from '#features/notifications/door.ts';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { useSetEmailPreference } from '../../api.ts';
import { mailWords } from '../../words.ts';

/**
 * Switches the person's notification mails. Shows the new state at once, and the old state again if the save fails.
 */
export function EmailSwitch({ profile }: { readonly profile: Profile }) {
  const save = useSetEmailPreference(profile.Id);
  const shown = save.isPending ? save.variables : (profile.EmailPreference ?? false);
  return (
    <SettingsPart title={mailWords.part}>
      {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
      <Switch
        label={mailWords.label}
        description={mailWords.hint}
        checked={shown}
        onChange={(event) => {
          if (!save.isPending) save.mutate(event.currentTarget.checked);
        }}
      />
      {shown && !save.isPending ? <MailSwitchesPart /> : null}
    </SettingsPart>
  );
}
