import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { createRoot, type Root } from 'react-dom/client';
import { UiProvider } from './ui-provider.tsx';

let root: Root | undefined;

/** Mounts the list of messages beside the page with the first one: pages that show none never fetch it. */
export function showToast(color: string, message: string): void {
  if (!root) {
    const host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
    root.render(
      <UiProvider>
        <Notifications position="bottom-right" limit={4} zIndex={1000} />
      </UiProvider>,
    );
  }
  notifications.show({
    message,
    color,
    autoClose: color === 'red' ? 10_000 : 5_000,
    closeButtonProps: { 'aria-label': 'Close' },
  });
}
