import { Link } from '@tanstack/react-router';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { auditLink, companySettingsLink, importGoalsLink, importPeopleLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { IconAdjustmentsHorizontal, IconHistory, IconUpload } from '#ui/marks/icons.ts';
import { companyWays } from '../words.layers.ts';
import classes from './edit-company-button.module.css';
import { EditCompanyButton } from './edit-company-button.tsx';

/** Entries of the user menu with which the ceo and admins change the company; none for others. */
export function CompanyWays({ onPress }: { readonly onPress: () => void }) {
  const { Profile } = useSession();
  const { administersPeople, changesSettings, importsGoals, readsAudit } = capabilitiesOfProfile(Profile);
  return (
    <>
      <EditCompanyButton onPress={onPress} />
      {changesSettings ? (
        <Link {...companySettingsLink()} className={classes.button} onClick={onPress}>
          <IconAdjustmentsHorizontal size={16} aria-hidden="true" />
          {companyWays.settings}
        </Link>
      ) : null}
      {readsAudit ? (
        <Link {...auditLink()} className={classes.button} onClick={onPress}>
          <IconHistory size={16} aria-hidden="true" />
          {companyWays.audit}
        </Link>
      ) : null}
      {administersPeople ? (
        <Link {...importPeopleLink()} className={classes.button} onClick={onPress}>
          <IconUpload size={16} aria-hidden="true" />
          {companyWays.importPeople}
        </Link>
      ) : null}
      {importsGoals ? (
        <Link {...importGoalsLink()} className={classes.button} onClick={onPress}>
          <IconUpload size={16} aria-hidden="true" />
          {companyWays.importGoals}
        </Link>
      ) : null}
    </>
  );
}
