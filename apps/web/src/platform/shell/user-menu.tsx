import type { Session } from '@bellwether/contract/accounts';
import { Menu, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconChevronDown, IconLogout } from '#ui/icons.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { ColorSchemeSwitch } from '../color-scheme-switch.tsx';
import { signOutLink } from '../links.ts';
import classes from './user-menu.module.css';

/** Who is signed in, the colour scheme, and the way out (3-strategy §2.1). */
export function UserMenu({ profile }: { readonly profile: Session['Profile'] }) {
  return (
    <Menu width={260} withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`Account of ${profile.Name}`}>
          <PersonAvatar name={profile.Name} src={profile.Avatar} size={28} />
          <span className={classes.name}>{profile.Name}</span>
          <IconChevronDown size={14} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <p className={classes.full}>{profile.Name}</p>
          <p className={classes.quiet}>{profile.JobTitle}</p>
          <p className={classes.quiet}>{profile.Email}</p>
        </div>
        <div className={classes.scheme}>
          <ColorSchemeSwitch />
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          {...signOutLink()}
          leftSection={<IconLogout size={16} aria-hidden="true" />}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
