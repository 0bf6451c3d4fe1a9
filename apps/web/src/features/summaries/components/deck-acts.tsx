import type { DeckFormat } from '@bellwether/contract/summaries';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useEffect, useState } from 'react';
import { startExport } from '#platform/exports/export-queue.ts';
import { keepLastMade } from '#platform/exports/last-made.ts';
import { useSession } from '#platform/session.ts';
import { draftScope } from '#platform/session-store.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { localDay } from '#ui/data/shown.ts';
import { FormActions } from '#ui/form/form-actions.tsx';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { IconChevronDown, IconDots, IconDownload, IconPrinter, IconRefresh } from '#ui/marks/icons.ts';
import { downloadDeck } from '../api.ts';
import { deckTexts } from '../model/deck.ts';
import type { SummarySubject } from '../model/subject.ts';
import { deckWords, summaryWords } from '../words.ts';
import classes from './deck-acts.module.css';
import type { ShownDeck } from './slide-frame.tsx';

interface DeckActsProps extends ShownDeck {
  readonly subject: SummarySubject;
  readonly isEdited: boolean;
  readonly isPreview: boolean;
  /** Opens the preview, because the browser prints the preview. */
  readonly onPrint: () => void;
  readonly onGenerate: () => void;
}

const formats: readonly DeckFormat[] = ['pdf', 'pptx'];
const reports = { quarter: 'quarterlySummary', year: 'annualSummary' } as const;

/** Shows the buttons that download, print, and generate the whole summary again. */
export function DeckActs({ subject, deck, texts, isEdited, isPreview, onPrint, onGenerate }: DeckActsProps) {
  const session = useSession();
  const [asks, setAsks] = useState(false);
  const download = (format: DeckFormat) =>
    startExport({
      title: summaryWords.title(deck.title),
      detail: deckWords.formats[format],
      run: (signal) => downloadDeck(subject, deckTexts(deck, texts.shownOf, format), signal),
      onMade: () => keepLastMade(draftScope(session), reports[subject.kind], localDay(serverNow())),
    });
  const [wantsPrint, setWantsPrint] = useState(false);
  useEffect(() => {
    if (!wantsPrint || !isPreview) return;
    setWantsPrint(false);
    window.print();
  }, [wantsPrint, isPreview]);
  const print = () => {
    setWantsPrint(true);
    onPrint();
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            aria-label={deckWords.download}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            rightSection={<IconChevronDown size={14} aria-hidden="true" />}
          >
            <span className={classes.label}>{deckWords.download}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formats.map((format) => (
            <Menu.Item key={format} onClick={() => download(format)}>
              {deckWords.formats[format]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={deckWords.more}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={print}>
            {deckWords.print}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            onClick={() => (isEdited ? setAsks(true) : onGenerate())}
          >
            {summaryWords.generateAgain}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <AppDialog opened={asks} onClose={() => setAsks(false)} title={summaryWords.generateAgain}>
        <LayerSentence>{summaryWords.replaceQuestion}</LayerSentence>
        <FormActions>
          <Button variant="default" onClick={() => setAsks(false)}>
            {summaryWords.cancel}
          </Button>
          <Button
            onClick={() => {
              setAsks(false);
              onGenerate();
            }}
          >
            {summaryWords.generateAgain}
          </Button>
        </FormActions>
      </AppDialog>
    </>
  );
}
