import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { cancelDraft, type DraftPart, type DraftWork } from '../model/draft-work.ts';
import { onlyLabel, runningWord, type TextLabels, draftingHelpWords as words } from '../words.ts';
import classes from './draft-panel.module.css';

/** After this time the person learns that they need not wait here; milliseconds. */
const LONG = 6_000;

interface DraftActsProps {
  readonly formKey: string;
  readonly labels: TextLabels;
  readonly work: DraftWork;
  /** Whether a title exists, which a single text needs. */
  readonly hasTitle: boolean;
  readonly onAsk: (part: DraftPart) => void;
}

/** Shows Generate, the buttons for two single texts, and the progress. */
export function DraftActs({ formKey, labels, work, hasTitle, onAsk }: DraftActsProps) {
  const { running, suggestions } = work;
  const acts = useRef<HTMLDivElement>(null);
  const isLong = useLong(running !== null);
  const noTitle = hasTitle ? undefined : words.needsTitle(labels.title);
  const one = (part: Exclude<DraftPart, 'goal'>) => (
    <ReasonButton
      variant="subtle"
      size="xs"
      reason={noTitle}
      loading={running === part}
      onClick={() => onAsk(part)}
    >
      {onlyLabel(part, labels)}
    </ReasonButton>
  );
  return (
    <div>
      <div className={classes.acts} ref={acts}>
        <SubmitButton variant="light" size="xs" loading={running === 'goal'} onClick={() => onAsk('goal')}>
          {suggestions.goals.length > 0 ? words.generateAgain : words.generate}
        </SubmitButton>
        {one('measurement')}
        {one('description')}
      </div>
      {running ? (
        <div className={classes.progress}>
          <Loader size={14} aria-hidden="true" />
          <span className={classes.progressWords}>
            {runningWord(running, labels)} {isLong ? words.slow : null}
          </span>
          <Button
            variant="default"
            size="xs"
            className={classes.cancel}
            onClick={() => {
              cancelDraft(formKey);
              // The button disappears when its call ends.
              acts.current?.querySelector('button')?.focus();
            }}
          >
            {words.cancel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function useLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return isLong;
}
