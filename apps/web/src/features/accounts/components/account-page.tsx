import type { ReactNode } from 'react';
import { settingsTitles } from '#platform/words.settings.ts';
import { Page } from '#ui/layout/page.tsx';
import classes from './account-page.module.css';

/** Shows a page of the own account in the settings. */
export function AccountPage({
  name,
  children,
}: {
  readonly name: 'tokens' | 'security' | 'agents';
  readonly children: ReactNode;
}) {
  return (
    <Page title={settingsTitles[name]} narrow>
      <div className={classes.parts}>{children}</div>
    </Page>
  );
}
