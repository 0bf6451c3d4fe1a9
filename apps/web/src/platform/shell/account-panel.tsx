import type { Session } from '@bellwether/contract/accounts';
import { Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { setLetterKeys, useLetterKeys } from '#ui/layers/letter-keys.ts';
import { OpenedPanel, type PanelProps } from '#ui/layers/opened-panel.tsx';
import { IconAdjustmentsHorizontal, IconDownload, IconLogout, IconUser } from '#ui/marks/icons.ts';
import { ColorSchemeSwitch } from '../color-scheme-switch.tsx';
import { profileLink, settingsLink, signOutLink } from '../links.ts';
import { useInstall } from '../offline/install.ts';
import { offlineState } from '../offline/offline-state.ts';
import { offlineWords } from '../offline/words.ts';
import classes from './user-menu.module.css';
import { accountPanelWords, keyWords } from './words.ts';

interface AccountPanelProps {
  readonly panel: PanelProps;
  readonly profile: Session['Profile'];
  /** Acts of features, above the way out. */
  readonly acts: ReactNode;
  readonly onPress: () => void;
}

/** Shows who is signed in, the colour scheme, the letter keys, and the ways to profile, settings and sign-out. */
export function AccountPanel({ panel, profile, acts, onPress }: AccountPanelProps) {
  const areLettersOn = useLetterKeys();
  const install = useInstall();
  const unsent = offlineState.use(({ waiting, refused }) => waiting + refused);
  return (
    <OpenedPanel panel={panel} className={classes.panel} width={260}>
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
      {acts}
      {unsent > 0 ? <p className={classes.quiet}>{offlineWords.leaving(unsent)}</p> : null}
      <div className={classes.ways}>
        <Link {...profileLink()} className={classes.way} onClick={onPress}>
          <IconUser size={16} aria-hidden="true" />
          {accountPanelWords.viewProfile}
        </Link>
        <Link {...settingsLink()} className={classes.way} onClick={onPress}>
          <IconAdjustmentsHorizontal size={16} aria-hidden="true" />
          {accountPanelWords.settings}
        </Link>
        {install ? (
          <button
            type="button"
            className={classes.way}
            onClick={() => {
              install();
              onPress();
            }}
          >
            <IconDownload size={16} aria-hidden="true" />
            {offlineWords.install}
          </button>
        ) : null}
        <Link {...signOutLink()} className={classes.way} onClick={onPress}>
          <IconLogout size={16} aria-hidden="true" />
          {accountPanelWords.signOut}
        </Link>
      </div>
    </OpenedPanel>
  );
}
