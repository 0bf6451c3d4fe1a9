import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { pages } from '#pages';
import { agentsLink, securityLink, tokensLink } from '#platform/links.ts';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { accountPartWords } from '../words.ts';
import classes from './settings.module.css';

/** The ways to the pages of the account. */
export function AccountPart() {
  return (
    <SettingsPart title={accountPartWords.part}>
      <p className={classes.quiet}>{accountPartWords.hint}</p>
      <div className={classes.line}>
        <Button variant="default" renderRoot={(root) => <Link {...root} {...securityLink()} />}>
          {pages.accountSecurity.title}
        </Button>
        <Button variant="default" renderRoot={(root) => <Link {...root} {...tokensLink()} />}>
          {pages.accountTokens.title}
        </Button>
        <Button variant="default" renderRoot={(root) => <Link {...root} {...agentsLink()} />}>
          {pages.accountAgents.title}
        </Button>
      </div>
    </SettingsPart>
  );
}
