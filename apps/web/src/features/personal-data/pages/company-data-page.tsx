import { useQuery } from '@tanstack/react-query';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { settingsTitles } from '#platform/words.settings.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { companyDataQuery } from '../api.company.ts';
import { CompanyExports } from '../components/company-exports.tsx';
import { EndPart } from '../components/end-part.tsx';
import classes from '../components/personal-data.module.css';
import { companyDataWords } from '../words.company.ts';

/** All data of the company in a file, and the end of the company; for the ceo and org admins. */
export function CompanyDataPage() {
  const { administersPeople } = capabilitiesOfProfile(useSession().Profile);
  return (
    <Page title={settingsTitles['all-data']} narrow>
      {administersPeople ? (
        <CompanyDataParts />
      ) : (
        <EmptyState icon={<IconEyeOff size={24} />} title={companyDataWords.notYours} />
      )}
    </Page>
  );
}

function CompanyDataParts() {
  const { data, error, refetch } = useQuery(companyDataQuery);
  if (!data)
    return error ? (
      <ErrorPanel
        title={companyDataWords.failed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonForm />
    );
  return (
    <div className={classes.page}>
      <CompanyExports exports={data.Exports} />
      <EndPart end={data.End} holds={data.Holds} />
    </div>
  );
}
