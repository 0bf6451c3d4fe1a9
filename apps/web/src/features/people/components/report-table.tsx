import type { Profile } from '@bellwether/contract/people/profile';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { organizationOfLink, profileLink } from '#platform/links.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { StateBadge } from '#ui/marks/tag.tsx';
import type { PeopleLayerName } from '../model/layer-names.ts';
import { statusTones } from '../model/status-tones.ts';
import { cardWords, reportWords } from '../words.profile.ts';
import classes from './report-table.module.css';

/** The direct reports of a ceo or manager (2-people §2). */
export function ReportTable({ profile }: { readonly profile: Profile }) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const reports = profile.DirectReportUsers;
  if (reports.length === 0) return <EmptyState title={reportWords.none} />;
  return (
    <>
      <p className={classes.head}>
        <Link {...organizationOfLink(profile.Id)}>{reportWords.orgStructure}</Link>
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{reportWords.employee}</th>
            <th scope="col">{reportWords.status}</th>
            {profile.IsEditable ? <th scope="col">{reportWords.actions}</th> : null}
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <tr key={report.Id}>
              <td>
                <Link {...profileLink(report.Id)} className={classes.person}>
                  <PersonAvatar name={report.Name} src={report.Avatar} size={32} />
                  <span>
                    <span className={classes.name}>{report.Name}</span>
                    <span className={classes.quiet}>{report.JobTitle}</span>
                  </span>
                </Link>
              </td>
              <td>
                <StateBadge tone={statusTones[report.Status]}>{report.Status}</StateBadge>
              </td>
              {/* Whoever may edit this profile is above its reports, or administers people. */}
              {profile.IsEditable ? (
                <td>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={reportWords.changeManagerOf(report.Name)}
                    onClick={() => openLayer('change-manager', { person: report.Id })}
                  >
                    {cardWords.changeManager}
                  </Button>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
