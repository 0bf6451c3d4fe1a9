import type { SummarySentence } from '@bellwether/contract/summaries';
import { summaryLimits } from '@bellwether/domain/summaries/limits';
import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { AuthorNote } from '#ui/feedback/author-note.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconRefresh } from '#ui/marks/icons.ts';
import { useRegenerate } from '../api.ts';
import type { TextKey } from '../model/deck.ts';
import { refusalOf } from '../model/refusal.ts';
import type { SummarySubject } from '../model/subject.ts';
import { deckWords, summaryWords } from '../words.ts';
import { BeforeAfter } from './before-after.tsx';
import classes from './regenerate.module.css';

interface Version {
  readonly text: string;
  readonly sentences: readonly SummarySentence[];
}

interface RegenerateProps {
  readonly subject: SummarySubject;
  readonly textKey: TextKey;
  readonly label: string;
  /** The present text. */
  readonly version: Version;
  readonly context: string;
  readonly onContext: (context: string) => void;
  /** Called with the new text. */
  readonly onVersion: (version: Version) => void;
}

/**
 * Writes a text again with further context. The new text replaces the previous one and clears the context
 * (summaries.6). Afterwards the person can choose the previous text again.
 */
export function Regenerate({
  subject,
  textKey,
  label,
  version,
  context,
  onContext,
  onVersion,
}: RegenerateProps) {
  const [isOpen, setOpen] = useState(context !== '');
  const [choice, setChoice] = useState<{ readonly before: Version; readonly after: Version } | null>(null);
  const regenerate = useRegenerate(subject);
  const trigger = useRef<HTMLButtonElement>(null);
  // The person may continue to edit while the new text is written.
  const latest = useRef(version);
  latest.current = version;
  const tooLong = [...context].length > summaryLimits.context;
  /** The context of the last call, for another try of the model. */
  const asked = useRef('');
  const run = async (again?: string) => {
    if (regenerate.isPending || tooLong) return;
    setChoice(null);
    try {
      const said = again ?? context.trim();
      const { Summary, Sentences } = await regenerate.mutateAsync({ text: textKey, context: said });
      asked.current = said;
      const after = { text: Summary, sentences: Sentences };
      setChoice({ before: latest.current, after });
      onVersion(after);
      onContext('');
    } catch (error) {
      // The mutation's state shows the failure.
      if (!(error instanceof Error)) throw error;
    }
  };
  const isUndecided = choice?.before.text === version.text || choice?.after.text === version.text;
  const close = () => {
    setOpen(false);
    setChoice(null);
    regenerate.reset();
    trigger.current?.focus();
  };
  return (
    <>
      <Button
        ref={trigger}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRefresh size={15} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-label={deckWords.regenerateOf(label)}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {deckWords.regenerate}
      </Button>
      {isOpen ? (
        <div className={classes.panel}>
          {choice && isUndecided ? (
            <BeforeAfter
              before={choice.before.text}
              after={choice.after.text}
              isAfter={version.text === choice.after.text}
              onChoose={(isAfter) => onVersion(isAfter ? choice.after : choice.before)}
              onDone={close}
            />
          ) : (
            <ContextForm
              context={context}
              onContext={onContext}
              tooLong={tooLong}
              isPending={regenerate.isPending}
              onRun={() => void run()}
              onCancel={close}
            />
          )}
          {regenerate.error && !choice ? (
            <Notice tone="bad" onClose={() => regenerate.reset()}>
              <Refused error={regenerate.error} />
            </Notice>
          ) : null}
          {regenerate.data?.IsFallback ? (
            <AuthorNote
              notice={regenerate.data.Notice}
              isFallback
              isPending={regenerate.isPending}
              onAgain={() => void run(asked.current)}
            />
          ) : null}
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {regenerate.isPending ? deckWords.regenerating : choice ? deckWords.regenerated : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}

interface ContextFormProps {
  readonly context: string;
  readonly onContext: (context: string) => void;
  readonly tooLong: boolean;
  readonly isPending: boolean;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

function ContextForm({ context, onContext, tooLong, isPending, onRun, onCancel }: ContextFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <Textarea
        ref={field}
        label={deckWords.context}
        description={deckWords.contextHint}
        autosize
        minRows={2}
        maxRows={8}
        value={context}
        onChange={(event) => onContext(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun();
        }}
        error={tooLong ? deckWords.tooLong(summaryLimits.context) : undefined}
        errorProps={{ role: 'alert' }}
      />
      <div className={classes.acts}>
        <Button size="xs" loading={isPending} onClick={onRun}>
          {deckWords.regenerate}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          {summaryWords.cancel}
        </Button>
      </div>
    </>
  );
}

function Refused({ error }: { readonly error: unknown }) {
  const { sentence, reason } = refusalOf(error);
  return (
    <>
      {sentence} {reason}
    </>
  );
}
