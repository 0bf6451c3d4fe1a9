import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pages } from '#pages';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { goalImportStepLink, goalsLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useReadSearch, useReplaceSearch } from '#platform/search-params.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { FileDrop } from '#ui/import/file-drop.tsx';
import classes from '#ui/import/import.module.css';
import steps from '#ui/import/import-steps.module.css';
import { tableImportWords } from '#ui/import/words.ts';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { goalFileQuery, goalImportQuery, isUnderWay, usePreviewGoalImport } from '../api.ts';
import { GoalImportColumns } from '../components/goal-import-columns.tsx';
import { GoalImportMeanings } from '../components/goal-import-meanings.tsx';
import { GoalImportPlan } from '../components/goal-import-plan.tsx';
import { GoalImportReading } from '../components/goal-import-reading.tsx';
import { GoalImportResult, GoalImportRunning } from '../components/goal-import-result.tsx';
import { firstGoalStep } from '../model/first-step.ts';
import {
  type GoalImportSearch,
  type GoalImportStep,
  goalImportSteps,
  readGoalImportSearch,
} from '../model/import-search.ts';
import { goalImportWords as words } from '../words.ts';

/** Imports goals with their past from a file. For the ceo, org admins and goal admins. */
export function GoalImportPage() {
  const { Profile } = useSession();
  return (
    <Page title={pages.importGoals.title} trail={<Link {...goalsLink()}>{pages.goals.title}</Link>}>
      {capabilitiesOfProfile(Profile).importsGoals ? (
        <div className={classes.page}>
          <ImportContent />
        </div>
      ) : (
        <EmptyState icon={<IconEyeOff size={24} />} title={words.notYours} />
      )}
    </Page>
  );
}

function ImportContent() {
  const upload = usePreviewGoalImport();
  const { file, step, started } = useReadSearch(readGoalImportSearch);
  const change = useReplaceSearch<GoalImportSearch>();
  const again = () => {
    upload.reset();
    change({ file: undefined, step: undefined, started: undefined });
  };
  if (started !== undefined) return <StartedImport id={started} onAgain={again} />;
  if (file !== undefined)
    return (
      <CheckedFile
        // Another file has other columns and other goals.
        key={file}
        id={file}
        step={step ?? 'plan'}
        onStep={(next) => change({ step: next })}
        onOther={again}
        onStarted={(id) => change({ file: undefined, step: undefined, started: id })}
      />
    );
  return (
    <>
      <p className={classes.lead}>{words.lead}</p>
      <FileDrop
        drop={words.drop}
        isReading={upload.isPending}
        fault={upload.error ? `${upload.variables.name}${colon} ${problemText(upload.error)}` : undefined}
        onFile={(chosen) =>
          upload.mutate(chosen, {
            onSuccess: (preview) => change({ file: preview.Id, step: firstGoalStep(preview) }),
          })
        }
      />
      <section aria-label={words.needsTitle}>
        <h2 className={classes.title}>{words.needsTitle}</h2>
        <ul className={classes.columns}>
          {words.needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        <p className={classes.quiet}>{words.presets}</p>
      </section>
    </>
  );
}

interface CheckedFileProps {
  readonly id: number;
  readonly step: GoalImportStep;
  readonly onStep: (step: GoalImportStep) => void;
  readonly onOther: () => void;
  readonly onStarted: (id: number) => void;
}

/** Shows a step of a checked file; a reload checks it again. */
function CheckedFile({ id, step, onStep, onOther, onStarted }: CheckedFileProps) {
  const { data: preview, error, refetch } = useQuery(goalFileQuery(id));
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
  return (
    <>
      <nav aria-label={tableImportWords.steps}>
        <ol className={steps.steps}>
          {goalImportSteps.map((name, at) => (
            <li key={name}>
              <Link
                {...goalImportStepLink(id, name)}
                className={steps.step}
                aria-current={name === step ? 'step' : undefined}
              >
                <span aria-hidden="true">{at + 1}</span>
                {words.names[name]}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {step === 'file' ? (
        <GoalImportReading
          // Show the row that was found, if it was looked for again.
          key={`${preview.Sheet} ${preview.HeadingRow}`}
          preview={preview}
          onNext={() => onStep('columns')}
        />
      ) : step === 'columns' ? (
        <GoalImportColumns preview={preview} onNext={() => onStep('words')} />
      ) : step === 'words' ? (
        <GoalImportMeanings preview={preview} onNext={() => onStep('plan')} />
      ) : (
        <GoalImportPlan preview={preview} onOther={onOther} onStarted={onStarted} />
      )}
    </>
  );
}

function StartedImport({ id, onAgain }: { readonly id: number; readonly onAgain: () => void }) {
  const { data, error, refetch } = useQuery(goalImportQuery(id));
  if (error)
    return (
      <>
        <ErrorPanel
          title={tableImportWords.loadFailed}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
        <Button variant="default" onClick={onAgain}>
          {tableImportWords.again}
        </Button>
      </>
    );
  if (data === undefined) return <SkeletonForm />;
  return isUnderWay(data) ? (
    <GoalImportRunning running={data} />
  ) : (
    <GoalImportResult ended={data} onAgain={onAgain} />
  );
}
