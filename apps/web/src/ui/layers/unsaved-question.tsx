import { Button, Modal } from '@mantine/core';
import classes from './app-dialog.module.css';
import { LayerSentence } from './layer-sentence.tsx';
import { useLayer } from './layers.ts';
import { unsavedQuestionWords } from './words.ts';

interface UnsavedQuestionProps {
  readonly opened: boolean;
  readonly onDiscard: () => void;
  readonly onContinue: () => void;
}

/**
 * Asks "You have unsaved changes." with Discard or Continue (screens.1); Escape continues, because that
 * loses nothing.
 */
export function UnsavedQuestion({ opened, onDiscard, onContinue }: UnsavedQuestionProps) {
  useLayer(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onContinue}
      size={400}
      centered
      zIndex={500}
      transitionProps={{ duration: 100 }}
      classNames={{ content: classes.content, inner: classes.inner }}
      // On a busy page the library stores the focused element too late, so the guard does it.
      returnFocus={false}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content>
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{unsavedQuestionWords.youHaveUnsavedChanges}</Modal.Title>
        </div>
        <div className={classes.body}>
          <LayerSentence>{unsavedQuestionWords.discardLeavesWithoutThem}</LayerSentence>
          <div className={classes.footer}>
            <Button variant="default" onClick={onDiscard}>
              {unsavedQuestionWords.discard}
            </Button>
            <Button onClick={onContinue} data-autofocus>
              {unsavedQuestionWords.continueIt}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
