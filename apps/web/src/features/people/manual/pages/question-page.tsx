import type { ManualAnswersReply } from '@bellwether/contract/people/manual';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '#pages';
import { profileLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Page } from '#ui/layout/page.tsx';
import { type AnswersToSave, manualAnswersQuery, useSaveAnswers } from '../api.ts';
import { ItemStep } from '../components/item-step.tsx';
import { LastStep } from '../components/last-step.tsx';
import { OwnStep } from '../components/own-step.tsx';
import classes from '../components/question-page.module.css';
import { readQuestionSearch } from '../model/question-search.ts';
import { firstOpenStep, itemCount, openSteps, stepCount } from '../model/questionnaire.ts';
import { questionWords as words } from '../words.ts';

/** Shows the built-in questionnaire, one question at a time. Every answer is stored at once (people.28). */
export function QuestionPage() {
  const { data, error, refetch } = useQuery(manualAnswersQuery);
  return (
    <Page title={pages.questions.title}>
      {data ? (
        data.IsOpen && data.PrivateKey !== null ? (
          <Questions stored={data} privateKey={data.PrivateKey} />
        ) : (
          <EmptyState title={words.closed} action={<ToProfile label={words.toProfile} />} />
        )
      ) : error ? (
        <ErrorPanel title={words.failed} detail={problemText(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Page>
  );
}

function ToProfile({ label }: { readonly label: string }) {
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link {...props} {...profileLink()} search={{ tab: 'manual' }} />}
    >
      {label}
    </Button>
  );
}

interface QuestionsProps {
  /** The answers at the time when the page opened; later answers are in the component's state. */
  readonly stored: ManualAnswersReply;
  readonly privateKey: string;
}

function Questions({ stored, privateKey }: QuestionsProps) {
  const { Profile: own } = useSession();
  const navigate = useNavigate();
  const search = readQuestionSearch(useSearch({ strict: false }));
  const [answers, setAnswers] = useState<AnswersToSave>({ Choices: stored.Choices, Answers: stored.Answers });
  const save = useSaveAnswers(own.Id);
  const step = search.step ?? firstOpenStep(answers);
  const go = (to: number) => void navigate({ to: '.', search: (former) => ({ ...former, step: to }) });

  // Send every answer of this page, so that a save also stores the answers of an earlier failed save.
  const store = (next: AnswersToSave) => {
    setAnswers(next);
    save.mutate({ ...next, PrivateKey: privateKey, IsFinished: false });
  };
  const finish = () =>
    save.mutate(
      { ...answers, PrivateKey: privateKey, IsFinished: true },
      {
        onSuccess() {
          toast.success(words.finished);
          void navigate({ ...profileLink(), search: { tab: 'manual' } });
        },
      },
    );
  const item = step <= itemCount ? step - 1 : undefined;
  const question = item === undefined && step <= stepCount ? step - 1 - itemCount : undefined;
  const done = stepCount - openSteps(answers);
  return (
    <div className={classes.page}>
      <div className={classes.progress}>
        <progress value={done} max={stepCount} aria-label={words.progress} />
        <span data-figures>{words.step(Math.min(step, stepCount), stepCount)}</span>
      </div>
      {save.isError ? (
        <Notice
          tone="bad"
          action={
            <Button variant="default" size="xs" onClick={() => store(answers)}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.notSaved} {problemText(save.error)}
        </Notice>
      ) : null}
      {item === undefined ? null : (
        <ItemStep
          key={step}
          item={item}
          choice={answers.Choices[item] ?? null}
          onChoose={(choice) => store({ ...answers, Choices: answers.Choices.with(item, choice) })}
          onBack={step === 1 ? undefined : () => go(step - 1)}
          onNext={() => go(step + 1)}
        />
      )}
      {question === undefined ? null : (
        <OwnStep
          key={step}
          question={question}
          answer={answers.Answers[question] ?? null}
          onChoose={(answer) => store({ ...answers, Answers: answers.Answers.with(question, answer) })}
          onBack={() => go(step - 1)}
          onNext={() => go(step + 1)}
        />
      )}
      {step > stepCount ? (
        <LastStep
          open={openSteps(answers)}
          isBusy={save.isPending}
          onBack={() => go(stepCount)}
          onFirstOpen={() => go(firstOpenStep(answers))}
          onFinish={finish}
        />
      ) : null}
      <p className={classes.later}>
        <Link {...profileLink()} search={{ tab: 'manual' }}>
          {words.later}
        </Link>
      </p>
    </div>
  );
}
