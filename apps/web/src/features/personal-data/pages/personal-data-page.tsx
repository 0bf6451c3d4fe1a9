import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { pages } from '#pages';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { erasureQuery } from '../api.ts';
import { AskButton } from '../components/ask-button.tsx';
import { DataPart } from '../components/data-part.tsx';
import { ErasePart } from '../components/erase-part.tsx';
import { ExportList } from '../components/export-list.tsx';
import { HoldPart } from '../components/hold-part.tsx';
import classes from '../components/personal-data.module.css';
import { erasureWords } from '../words.ts';

/** A person's data for org admins: a file of them, a legal hold, and the erasure (personal-data.3). */
export function PersonalDataPage() {
  const { personId } = useParams({ from: '/signed-in/v3/profile/$personId/data' });
  const { data, error, refetch } = useQuery(erasureQuery(personId));
  return (
    <Page title={data ? erasureWords.titleOf(data.Person.Name) : pages.personalData.title} narrow>
      {data ? (
        <div className={classes.page}>
          {data.Obstacle === null || data.Obstacle === 'held' ? (
            <DataPart title={erasureWords.exportPart} hint={erasureWords.exportHint}>
              <div>
                <AskButton personId={personId} label={erasureWords.exportAsk} />
              </div>
              <ExportList personId={personId} />
            </DataPart>
          ) : null}
          <HoldPart erasure={data} />
          <ErasePart erasure={data} />
        </div>
      ) : error ? (
        <ErrorPanel title={erasureWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonForm />
      )}
    </Page>
  );
}
