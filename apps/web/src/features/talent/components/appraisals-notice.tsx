import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { talentTeamLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { progressQuery } from '../api.overview.ts';
import { useTalentRights } from '../model/talent-rights.ts';
import { noticeWords } from '../words.ts';
import classes from './appraisals-notice.module.css';

/**
 * Tells HR admins on their first screen how far the appraisals of the latest ended quarter are (talent.17). Renders
 * nothing for other people.
 */
export function AppraisalsNotice() {
  const { Profile } = useSession();
  const { seesOrganization, startsWithOrganization } = useTalentRights();
  const isAsked = Profile.IsHrAdmin && seesOrganization && startsWithOrganization;
  // Show no error if the counts cannot be loaded: Talent reports the same failure.
  const { data } = useQuery({
    ...progressQuery({ personId: Profile.Id, isOrganization: true }),
    enabled: isAsked,
  });
  const latest = isAsked ? data?.data[0] : undefined;
  if (!latest) return null;
  const { Period, Counts } = latest;
  // In a company that is wholly in a review cycle, nobody owes one of the quarter.
  const { none, draft, shared, acknowledged, completed } = Counts;
  if (none + draft + shared + acknowledged + completed === 0) return null;
  return (
    <Notice tone={Counts.overdue > 0 ? 'warn' : 'info'}>
      <Link {...talentTeamLink(Period.PeriodId, Profile.Id)} className={classes.link}>
        {noticeWords.progress(Period.Quarter, Counts)}
      </Link>
    </Notice>
  );
}
