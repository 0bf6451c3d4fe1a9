import type { DraftedSentence } from '@bellwether/contract/talent/writing';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { goalLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { AuthorNote } from '#ui/feedback/author-note.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { MenuSelect } from '#ui/form/menu-select.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { IconSparkles } from '#ui/marks/icons.ts';
import { Tag } from '#ui/marks/tag.tsx';
import { type AppraisalAbout, useDraftReview } from '../api.ts';
import { helpWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

/** A field of the form to which a paragraph can be added. */
export interface HelpTarget {
  /** The field's path. */
  readonly value: string;
  readonly label: string;
}

interface WritingHelpProps {
  readonly about: AppraisalAbout;
  /** At least one. */
  readonly targets: readonly HelpTarget[];
  /** Called with a paragraph of plain text that the reviewer accepted, and the field's path. */
  readonly onAccept: (paragraph: string, target: string) => void;
}

/**
 * Suggests paragraphs of the review, and shows what each sentence rests on (talent.33). A paragraph is added only when the
 * reviewer accepts it, and never contains a rating.
 */
export function WritingHelp({ about, targets, onAccept }: WritingHelpProps) {
  const draft = useDraftReview();
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [target, setTarget] = useState(targets[0]?.value ?? '');
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
          {targets.length > 1 && draft.data.Paragraphs.length > 0 ? (
            <MenuSelect
              label={helpWords.addTo}
              choices={targets}
              value={target}
              onChange={(path) => setTarget(path ?? target)}
              width="100%"
            />
          ) : null}
          <ol>
            {draft.data.Paragraphs.map((paragraph, place) => (
              <li className={classes.suggestion} key={paragraph}>
                <div>
                  {draft.data.Sentences[place]?.map((sentence) => (
                    <Sentence key={sentence.Text} sentence={sentence} />
                  ))}
                </div>
                <Button
                  variant="default"
                  size="compact-sm"
                  disabled={taken.has(place)}
                  aria-label={helpWords.acceptOf(place + 1)}
                  onClick={() => {
                    setTaken(new Set(taken).add(place));
                    onAccept(paragraph, target);
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

/** A sentence, and below it what it rests on. */
function Sentence({
  sentence: { Text, Goals, SelfReview, PeerFeedback },
}: {
  readonly sentence: DraftedSentence;
}) {
  const hasSource = Goals.length > 0 || SelfReview || PeerFeedback;
  return (
    <div className={classes.drafted}>
      <p>{Text}</p>
      <ul aria-label={helpWords.sources}>
        {Goals.map(({ Id, Title }) => (
          <li key={Id}>
            <Link {...goalLink(Id)} target="_blank">
              {Title}
            </Link>
          </li>
        ))}
        {SelfReview ? <li>{helpWords.selfReview}</li> : null}
        {PeerFeedback ? <li>{helpWords.peerFeedback}</li> : null}
        {hasSource ? null : (
          <li>
            <Tag tone="warn">{helpWords.yours}</Tag>
          </li>
        )}
      </ul>
    </div>
  );
}
