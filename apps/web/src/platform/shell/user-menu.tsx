import type { Session } from '@bellwether/contract/accounts';
import { Popover, Switch, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { setLetterKeys, useLetterKeys } from '#ui/layers/letter-keys.ts';
import { IconAdjustmentsHorizontal, IconChevronDown, IconLogout, IconUser } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { ColorSchemeSwitch } from '../color-scheme-switch.tsx';
import { profileLink, settingsLink, signOutLink } from '../links.ts';
import classes from './user-menu.module.css';
import { keyWords } from './words.ts';

interface UserMenuProps {
  readonly profile: Session['Profile'];
  /** Acts of features, above the way out. */
  readonly acts?: ((close: () => void) => ReactNode) | undefined;
}

/**
 * Shows who is signed in, the colour scheme, and the sign-out (3-strategy §2.1). A dialog and not a menu,
 * because it contains a choice.
 */
export function UserMenu({ profile, acts }: UserMenuProps) {
  const [opened, setOpened] = useState(false);
  const areLettersOn = useLetterKeys();
  const label = `Account of ${profile.Name}`;
  return (
    <Popover
      width={260}
      position="bottom-end"
      shadow="md"
      // The choice's marker measures itself while the panel opens; a growing panel would misplace it.
      transitionProps={{ duration: 0 }}
      trapFocus
      returnFocus
      opened={opened}
      onChange={setOpened}
    >
      <Popover.Target>
        <UnstyledButton className={classes.button} aria-label={label} onClick={() => setOpened(!opened)}>
          <PersonAvatar name={profile.Name} src={profile.Avatar} size={28} />
          <span className={classes.name}>{profile.Name}</span>
          <IconChevronDown size={14} className={classes.chevron} aria-hidden="true" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel}>
        <div className={classes.who}>
          <p className={classes.full}>{profile.Name}</p>
          <p className={classes.quiet}>{profile.JobTitle}</p>
          <p className={classes.quiet}>{profile.Email}</p>
        </div>
        <ColorSchemeSwitch />
        <Switch
          label={keyWords.letters}
          description={keyWords.lettersHint}
          checked={areLettersOn}
          onChange={(event) => setLetterKeys(event.currentTarget.checked)}
        />
        {acts?.(() => setOpened(false))}
        <div className={classes.ways}>
          <Link {...profileLink()} className={classes.way} onClick={() => setOpened(false)}>
            <IconUser size={16} aria-hidden="true" />
            View Profile
          </Link>
          <Link {...settingsLink()} className={classes.way} onClick={() => setOpened(false)}>
            <IconAdjustmentsHorizontal size={16} aria-hidden="true" />
            Settings
          </Link>
          <Link {...signOutLink()} className={classes.way} onClick={() => setOpened(false)}>
            <IconLogout size={16} aria-hidden="true" />
            Sign out
          </Link>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
