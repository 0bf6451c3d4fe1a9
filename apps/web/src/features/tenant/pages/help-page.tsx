import { useQuery } from '@tanstack/react-query';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { helpQuery } from '../api.help.ts';
import { ContactPanel } from '../components/contact-panel.tsx';
import classes from '../components/help-page.module.css';
import { SupportCard } from '../components/support-card.tsx';
import { helpWords } from '../words.help.ts';

/** Lists contacts: the installation's support, and people of the company (tenant.5). */
export function HelpPage() {
  const { data, error, refetch } = useQuery(helpQuery);
  return (
    <Page title={helpWords.title}>
      {data ? (
        <div className={classes.page}>
          <SupportCard email={data.Email} desk={data.helplink} />
          <ContactPanel users={data.users} />
        </div>
      ) : error ? (
        <ErrorPanel title={helpWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonDetail />
      )}
    </Page>
  );
}
