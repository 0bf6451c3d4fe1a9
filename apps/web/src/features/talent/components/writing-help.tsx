import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { AuthorNote } from '#ui/feedback/author-note.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { IconSparkles } from '#ui/marks/icons.ts';
import { useDraftReview } from '../api.ts';
import { helpWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

interface WritingHelpProps {
  readonly about: { readonly UserId: number; readonly EvaluationPeriodId: number };
  /** Called with a paragraph of plain text that the reviewer accepted. */
  readonly onAccept: (paragraph: string) => void;
}

/**
 * Suggests paragraphs of the review. A paragraph is added only when the reviewer accepts it, and never contains a
 * rating.
 */
export function WritingHelp({ about, onAccept }: WritingHelpProps) {
  const draft = useDraftReview();
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const ask = () => {
    setTaken(new Set());
    draft.mutate(about);
  };
  return (
    <div>
      <ReasonButton
        variant="default"
        size="compact-sm"
        leftSection={<IconSparkles size={14} aria-hidden="true" />}
        loading={draft.isPending}
        onClick={ask}
      >
        {helpWords.button}
      </ReasonButton>
      <span className={classes.quiet}> {helpWords.hint}</span>
      {draft.error ? <Notice tone="bad">{problemText(draft.error)}</Notice> : null}
      {draft.data ? (
        <section className={classes.suggestions} aria-label={helpWords.title}>
          {draft.data.Paragraphs.length === 0 ? <p>{helpWords.nothing}</p> : null}
          <ol>
            {draft.data.Paragraphs.map((paragraph, place) => (
              <li className={classes.suggestion} key={paragraph}>
                <p>{paragraph}</p>
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={taken.has(place)}
                  aria-label={helpWords.acceptOf(place + 1)}
                  onClick={() => {
                    setTaken(new Set(taken).add(place));
                    onAccept(paragraph);
                  }}
                >
                  {taken.has(place) ? helpWords.taken : helpWords.accept}
                </Button>
              </li>
            ))}
          </ol>
          <AuthorNote
            className={classes.quiet}
            notice={draft.data.Notice}
            isFallback={draft.data.IsFallback}
            isPending={draft.isPending}
            onAgain={ask}
          />
        </section>
      ) : null}
    </div>
  );
}
