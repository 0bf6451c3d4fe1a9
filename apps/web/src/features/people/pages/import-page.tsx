import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { organizationLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { importQuery, isUnderWay, usePreviewImport } from '../api.import.ts';
import classes from '../components/import.module.css';
import { ImportChoice } from '../components/import-choice.tsx';
import { ImportPreview } from '../components/import-preview.tsx';
import { ImportProgress, ImportResult } from '../components/import-progress.tsx';
import { InviteCard } from '../components/invite-card.tsx';
import { importWords } from '../words.import.ts';

/** Imports people from a file: choose, check, import, invite. For the ceo and org admins. */
export function ImportPage() {
  const { Profile } = useSession();
  return (
    <Page
      title={pages.importPeople.title}
      trail={<Link {...organizationLink()}>{pages.organization.title}</Link>}
    >
      {capabilitiesOfProfile(Profile).administersPeople ? (
        <ImportSteps />
      ) : (
        <EmptyState icon={<IconEyeOff size={24} />} title={importWords.notYours} />
      )}
    </Page>
  );
}

function ImportSteps() {
  const { data: latest, error, refetch } = useQuery(importQuery);
  const preview = usePreviewImport();
  // The import that this page has started or found running. Its end is shown once.
  const [shown, setShown] = useState(0);
  if (error)
    return (
      <ErrorPanel title={importWords.loadFailed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  if (latest === undefined) return <SkeletonForm />;
  if (latest && isUnderWay(latest)) {
    if (shown !== latest.Id) setShown(latest.Id);
    return (
      <div className={classes.page}>
        <ImportProgress running={latest} />
      </div>
    );
  }
  const again = () => {
    preview.reset();
    setShown(0);
  };
  const hasEnded = latest !== null && latest.Id === shown;
  return (
    <div className={classes.page}>
      {hasEnded ? (
        <ImportResult ended={latest} onAgain={again} />
      ) : preview.data ? (
        <ImportPreview preview={preview.data} fileName={preview.variables.name} onOther={again} />
      ) : (
        <>
          <p className={classes.lead}>{importWords.lead}</p>
          <ImportChoice
            isReading={preview.isPending}
            fault={preview.error ? `${preview.variables.name}: ${problemText(preview.error)}` : undefined}
            onFile={(file) => preview.mutate(file)}
          />
          <InviteCard />
        </>
      )}
    </div>
  );
}
