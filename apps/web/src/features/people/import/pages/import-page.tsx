import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { organizationLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useReadSearch, useReplaceSearch } from '#platform/search-params.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import classes from '#ui/import/import.module.css';
import { tableImportWords } from '#ui/import/words.ts';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { InviteCard } from '../../adding/components/invite-card.tsx';
import { importFileQuery, importQuery, isUnderWay, usePreviewImport } from '../api.ts';
import { ImportChoice } from '../components/import-choice.tsx';
import { ImportColumns } from '../components/import-columns.tsx';
import { ImportPreview } from '../components/import-preview.tsx';
import { ImportProgress, ImportResult } from '../components/import-progress.tsx';
import { ImportReading } from '../components/import-reading.tsx';
import { ImportSteps } from '../components/import-steps.tsx';
import { firstStep } from '../model/first-step.ts';
import { type ImportSearch, type ImportStep, readImportSearch } from '../model/import-search.ts';
import { importStepWords, importWords } from '../words.ts';

/** Imports people from a file: choose, check, import, invite. For the ceo and org admins. */
export function ImportPage() {
  const { Profile } = useSession();
  return (
    <Page
      title={pages.importPeople.title}
      trail={<Link {...organizationLink()}>{pages.organization.title}</Link>}
    >
      {capabilitiesOfProfile(Profile).administersPeople ? (
        <ImportContent />
      ) : (
        <EmptyState icon={<IconEyeOff size={24} />} title={importWords.notYours} />
      )}
    </Page>
  );
}

function ImportContent() {
  const { data: latest, error, refetch } = useQuery(importQuery);
  const upload = usePreviewImport();
  const search = useReadSearch(readImportSearch);
  const change = useReplaceSearch<ImportSearch>();
  // The import that this page has started or found running. Its end is shown once.
  const [shown, setShown] = useState(0);
  if (error)
    return (
      <ErrorPanel
        title={tableImportWords.loadFailed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
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
    upload.reset();
    setShown(0);
    change({ file: undefined, step: undefined });
  };
  const hasEnded = latest !== null && latest.Id === shown;
  return (
    <div className={classes.page}>
      {hasEnded ? (
        <ImportResult ended={latest} onAgain={again} />
      ) : search.file !== undefined ? (
        <CheckedFile
          // Another file has other columns and other people.
          key={search.file}
          id={search.file}
          step={search.step ?? 'plan'}
          onStep={(step) => change({ step })}
          onOther={again}
          // The file can be checked no more.
          onStarted={() => change({ file: undefined, step: undefined })}
        />
      ) : (
        <>
          <p className={classes.lead}>{importWords.lead}</p>
          <ImportChoice
            isReading={upload.isPending}
            fault={upload.error ? `${upload.variables.name}${colon} ${problemText(upload.error)}` : undefined}
            onFile={(file) =>
              upload.mutate(file, {
                onSuccess: (preview) => change({ file: preview.Id, step: firstStep(preview) }),
              })
            }
          />
          <InviteCard />
        </>
      )}
    </div>
  );
}

interface CheckedFileProps {
  readonly id: number;
  readonly step: ImportStep;
  readonly onStep: (step: ImportStep) => void;
  readonly onOther: () => void;
  readonly onStarted: () => void;
}

/** Shows a step of a checked file; a reload checks it again. */
function CheckedFile({ id, step, onStep, onOther, onStarted }: CheckedFileProps) {
  const { data: preview, error, refetch } = useQuery(importFileQuery(id));
  if (error)
    return (
      <>
        <ErrorPanel
          title={tableImportWords.gone}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
        <Button variant="default" onClick={onOther}>
          {tableImportWords.other}
        </Button>
      </>
    );
  if (preview === undefined) return <SkeletonForm />;
  const fileName = preview.FileName || importStepWords.yourFile;
  return (
    <>
      <ImportSteps file={id} step={step} />
      {step === 'file' ? (
        <ImportReading
          // Show the row that was found, if it was looked for again.
          key={`${preview.Sheet} ${preview.HeadingRow}`}
          preview={preview}
          fileName={fileName}
          onNext={() => onStep('columns')}
        />
      ) : step === 'columns' ? (
        <ImportColumns preview={preview} onNext={() => onStep('plan')} />
      ) : (
        <ImportPreview preview={preview} fileName={fileName} onOther={onOther} onStarted={onStarted} />
      )}
    </>
  );
}
