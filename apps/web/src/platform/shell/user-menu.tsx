import type { Session } from '@bellwether/contract/accounts';
import type { ReactNode } from 'react';
import { late } from '#ui/layers/late-layer.tsx';
import { PanelButton } from '#ui/layers/panel-button.tsx';
import { IconChevronDown } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import classes from './user-menu.module.css';
import { userMenuWords } from './words.ts';

const AccountPanel = late(async () => (await import('./account-panel.tsx')).AccountPanel);

interface UserMenuProps {
  readonly profile: Session['Profile'];
  /** Acts of features, above the way out. */
  readonly acts?: ((close: () => void) => ReactNode) | undefined;
}

/**
 * Shows who is signed in, and opens the account panel (screens.4). A dialog and not a menu, because it contains a
 * choice.
 */
export function UserMenu({ profile, acts }: UserMenuProps) {
  return (
    <PanelButton
      className={classes.button}
      label={userMenuWords.accountOf(profile.Name)}
      renderPanel={(panel, close) => (
        <AccountPanel panel={panel} profile={profile} acts={acts?.(close)} onPress={close} />
      )}
    >
      <PersonAvatar name={profile.Name} src={profile.Avatar} size={28} />
      <span className={classes.name}>{profile.Name}</span>
      <IconChevronDown size={14} className={classes.chevron} aria-hidden="true" />
    </PanelButton>
  );
}
