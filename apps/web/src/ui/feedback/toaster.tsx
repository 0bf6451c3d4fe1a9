import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { createRoot, type Root } from 'react-dom/client';
import { UiProvider } from '../theme/ui-provider.tsx';
import classes from './toaster.module.css';
import { toasterWords } from './words.ts';

/** A button in a message. */
export interface ToastAct {
  readonly label: string;
  readonly act: () => void;
}

let root: Root | undefined;
/** The last success message: the next one replaces it, so that quick work does not pile up messages. */
let latestGood: string | undefined;

/** Shows a message. Mounts the list of messages at the first one, so that other pages never fetch its code. */
export function showToast(color: string, message: string, act?: ToastAct): void {
  if (!root) {
    const host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
    root.render(
      <UiProvider>
        <Notifications classNames={{ root: classes.root }} limit={4} zIndex={1000} />
      </UiProvider>,
    );
  }
  const isBad = color === 'red';
  if (!isBad && latestGood !== undefined) notifications.hide(latestGood);
  const id = notifications.show({
    // Beside a drawer; above the buttons of a full-width drawer.
    position: window.matchMedia('(min-width: 62em)').matches ? 'bottom-left' : 'bottom-center',
    message: act ? (
      <span className={classes.message}>
        <span>{message}</span>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id);
            act.act();
          }}
        >
          {act.label}
        </Button>
      </span>
    ) : (
      message
    ),
    color,
    // A message with a button stays long enough to press it.
    autoClose: isBad || act ? 10_000 : 5_000,
    closeButtonProps: { 'aria-label': toasterWords.close },
  });
  if (!isBad) latestGood = id;
}
