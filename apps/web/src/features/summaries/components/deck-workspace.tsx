import { Button, SegmentedControl } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useDraftScope } from '#platform/session.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { AuthorNote } from '#ui/feedback/author-note.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconPlayerPlay } from '#ui/marks/icons.ts';
import { deckOf } from '../model/deck.ts';
import { useDeckTexts } from '../model/deck-texts.ts';
import { useGeneration } from '../model/generation.ts';
import type { SummarySubject } from '../model/subject.ts';
import type { SummarySearch } from '../model/summary-search.ts';
import { keepEdits, type MadeSummary, type SummaryEdits } from '../model/summary-store.ts';
import { deckWords, summaryWords } from '../words.ts';
import { DeckActs } from './deck-acts.tsx';
import { DeckEditor } from './deck-editor.tsx';
import { DeckPreview } from './deck-preview.tsx';
import classes from './deck-workspace.module.css';
import { Presentation } from './presentation.tsx';

interface DeckWorkspaceProps {
  readonly subject: SummarySubject;
  readonly made: MadeSummary;
  readonly edits: SummaryEdits;
  readonly search: SummarySearch;
  /** With `isStep`, the Back button undoes the change. */
  readonly onSearch: (change: SummarySearch, isStep?: boolean) => void;
  readonly trail: ReactNode;
  /** The notice about a failed further generation. */
  readonly notice: ReactNode;
  readonly onGenerate: () => void;
  /** Whether the person's texts are stored, in words. */
  readonly saving: string | undefined;
}

/** Shows a generated summary: the head with its buttons, and below it the editor or the preview. */
export function DeckWorkspace(props: DeckWorkspaceProps) {
  const { subject, made, edits, search, onSearch, trail, notice, onGenerate, saving } = props;
  const scope = useDraftScope();
  const deck = useMemo(() => deckOf(made), [made]);
  const texts = useDeckTexts(deck, edits);
  // The cover has no text to edit, so the editor opens on the slide after it.
  const chosen = Math.min(search.slide ?? 2, deck.slides.length);
  const isGenerating = useGeneration(subject).isRunning;
  const isPreview = search.view === 'preview';
  const title = summaryWords.title(deck.title);
  return (
    <Page
      fill
      title={title}
      trail={trail}
      actions={
        <>
          <SegmentedControl
            size="sm"
            classNames={{ label: classes.choice }}
            aria-label={deckWords.view}
            value={isPreview ? 'preview' : 'edit'}
            onChange={(view) => onSearch({ view: view === 'preview' ? 'preview' : undefined })}
            data={[
              { value: 'edit', label: deckWords.edit },
              { value: 'preview', label: deckWords.preview },
            ]}
          />
          <DeckActs
            subject={subject}
            deck={deck}
            texts={texts}
            isEdited={[...deck.texts.keys()].some(texts.isEdited)}
            onPrint={() => onSearch({ view: 'preview' })}
            isPreview={isPreview}
            onGenerate={onGenerate}
          />
          <Button
            classNames={{ section: classes.icon }}
            leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
            onClick={() => onSearch({ view: 'present' }, true)}
          >
            {deckWords.present}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <div className={classes.notes}>
          {notice}
          {deck.isFallback ? (
            <AuthorNote notice={deck.notice} isFallback isPending={isGenerating} onAgain={onGenerate} />
          ) : null}
          <p className={classes.engine}>
            {deck.isFallback ? null : `${deck.notice} · `}
            <LocalTime at={new Date(made.at).toISOString()} />
            {saving === undefined ? null : <span role="status"> · {saving}</span>}
          </p>
        </div>
        {isPreview ? (
          <DeckPreview deck={deck} texts={texts} />
        ) : (
          <DeckEditor
            subject={subject}
            deck={deck}
            texts={texts}
            edits={edits}
            onEdit={(change) => keepEdits(scope, subject, change)}
            chosen={chosen}
            onChoose={(slide) => onSearch({ slide })}
          />
        )}
        {search.view === 'present' ? (
          <Presentation
            deck={deck}
            texts={texts}
            at={Math.min(search.slide ?? 1, deck.slides.length)}
            onTurn={(slide) => onSearch({ slide })}
            onEnd={() => onSearch({ view: undefined })}
          />
        ) : null}
      </div>
    </Page>
  );
}
