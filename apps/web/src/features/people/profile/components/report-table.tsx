import type { GoalCounts } from '@bellwether/contract/people/goals';
import type { Profile } from '@bellwether/contract/people/profile';
import { statusLabels } from '@bellwether/domain/people/status/status';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DistributionBar, groupWords } from '#features/goals/door.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { oneToOneLink, organizationOfLink, profileLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { IconPlus, IconUser } from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { StateBadge } from '#ui/marks/tag.tsx';
import { reportGoalsQuery } from '../../api.ts';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { ReinviteButton } from '../../status/components/reinvite-button.tsx';
import { statusTones } from '../../status/model/status-tones.ts';
import { cardWords, profileReasons, reportWords } from '../words.ts';
import classes from './report-table.module.css';

/** Lists the direct reports of a ceo or manager, with the state of their goals (people.32). */
export function ReportTable({ profile }: { readonly profile: Profile }) {
  const { Profile: own } = useSession();
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const goals = useQuery(reportGoalsQuery(profile.Id));
  const reports = profile.DirectReportUsers;
  const counts = new Map(goals.data?.data.map((each) => [each.Id, each]));
  if (reports.length === 0) {
    return (
      <EmptyState
        icon={<IconUser size={24} />}
        title={reportWords.none}
        action={<AddEmployeeButton profile={profile} />}
      >
        {reportWords.noneHint}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={classes.head}>
        <p className={classes.structure}>
          <Link {...organizationOfLink(profile.Id)}>{reportWords.orgStructure}</Link>
        </p>
        {goals.isError ? (
          <LoadFailure onRetry={() => void goals.refetch()}>{reportWords.goalsFailed}</LoadFailure>
        ) : null}
        <AddEmployeeButton profile={profile} />
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{reportWords.employee}</th>
            <th scope="col">{reportWords.goals}</th>
            <th scope="col">{reportWords.status}</th>
            {profile.IsEditable ? (
              <th scope="col" className={classes.acts}>
                {reportWords.actions}
              </th>
            ) : null}
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
              <td className={classes.goals}>
                {goals.data ? (
                  <GoalsOf counts={counts.get(report.Id)} />
                ) : goals.isError ? null : (
                  <SkeletonBar width="80%" />
                )}
              </td>
              <td>
                <StateBadge tone={statusTones[report.Status]}>{statusLabels[report.Status]}</StateBadge>
              </td>
              {/* People who may edit this profile are above its reports or administer people, so they may also
                  change the reports' managers. */}
              {profile.IsEditable ? (
                <td className={classes.acts}>
                  {profile.Id === own.Id ? (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      renderRoot={(props) => (
                        <Link
                          {...props}
                          {...oneToOneLink(report.Id)}
                          aria-label={reportWords.oneToOneWith(report.Name)}
                        />
                      )}
                    >
                      {reportWords.oneToOne}
                    </Button>
                  ) : null}
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={reportWords.changeManagerOf(report.Name)}
                    onClick={() => openLayer('change-manager', { person: report.Id })}
                  >
                    {cardWords.changeManager}
                  </Button>
                  {report.Status === 'Invited' || report.Status === 'NotInvited' ? (
                    <ReinviteButton profile={report} isInRow />
                  ) : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Shows one report's goals: how many have each likelihood, and how many are updated. */
function GoalsOf({ counts }: { readonly counts: GoalCounts | undefined }) {
  if (!counts || (counts.Likelihood.every((count) => count === 0) && counts.Unpredicted === 0))
    return <span className={classes.quiet}>{reportWords.noGoals}</span>;
  return (
    <span className={classes.facts}>
      <DistributionBar counts={counts.Likelihood} unpredicted={counts.Unpredicted} isMini />
      {counts.Asked > 0 ? (
        <span className={classes.quiet}>
          {groupWords.updated(counts.Asked - counts.NotUpdated, counts.Asked)}
        </span>
      ) : null}
    </span>
  );
}

/** Adds a person below this one; renders nothing for people who may never add anybody here. */
function AddEmployeeButton({ profile }: { readonly profile: Profile }) {
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const may = profile.Permissions.AddEmployee;
  if (may === undefined) return null;
  return (
    <ReasonButton
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      reason={may === true ? undefined : profileReasons[may]}
      onClick={() => openLayer('add-employee', { person: profile.Id })}
    >
      {reportWords.add}
    </ReasonButton>
  );
}
