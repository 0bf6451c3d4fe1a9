import { Button, Modal } from '@mantine/core';
import classes from './app-dialog.module.css';
import { useLayer } from './layers.ts';

interface UnsavedQuestionProps {
  readonly opened: boolean;
  readonly onDiscard: () => void;
  readonly onContinue: () => void;
}

/** "You have unsaved changes." with Discard or Continue (1-goals §2); Escape continues, because it loses nothing. */
export function UnsavedQuestion({ opened, onDiscard, onContinue }: UnsavedQuestionProps) {
  useLayer(opened);
  return (
    <Modal
      opened={opened}
      onClose={onContinue}
      title="You have unsaved changes."
      size={400}
      centered
      zIndex={500}
      withCloseButton={false}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
      transitionProps={{ duration: 100 }}
    >
      <p>Discard leaves without them. Continue keeps you here.</p>
      <div className={classes.footer}>
        <Button variant="default" color="red" onClick={onDiscard}>
          Discard
        </Button>
        <Button onClick={onContinue} data-autofocus>
          Continue
        </Button>
      </div>
    </Modal>
  );
}
