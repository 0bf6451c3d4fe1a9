import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { pages } from '#pages';
import { talentLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { Page } from '#ui/layout/page.tsx';
import { NotAuthorized, TalentTabs } from '../components/talent-frame.tsx';
import { AppraisalsWithCourse } from '../course/components/appraisals-with-course.tsx';
import { useTalentRights } from '../model/talent-rights.ts';
import { OwnPeers } from '../peers/components/own-peers.tsx';
import { OwnSelfReviews } from '../self-review/components/own-self-reviews.tsx';
import { talentWords } from '../words.ts';

/** Lists the viewer's own appraisals once they are shared. The ceo and observers have none (talent.16). */
export function MyAppraisalsPage() {
  const { Profile } = useSession();
  const { isAppraised, seesTeams } = useTalentRights();
  if (!isAppraised)
    return (
      <NotAuthorized
        title={pages.myAppraisals.title}
        hint={seesTeams ? talentWords.notAppraised : undefined}
        action={
          seesTeams ? (
            <Button variant="default" renderRoot={(props) => <Link {...props} {...talentLink()} />}>
              {talentWords.openTeams}
            </Button>
          ) : null
        }
      />
    );
  return (
    <Page
      title={pages.myAppraisals.title}
      {...(seesTeams ? { trail: <Link {...talentLink()}>{pages.talent.title}</Link> } : {})}
    >
      <TalentTabs shown="own" />
      <OwnSelfReviews />
      <OwnPeers />
      <AppraisalsWithCourse personId={Profile.Id} isOwn />
    </Page>
  );
}
