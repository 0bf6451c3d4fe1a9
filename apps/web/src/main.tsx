import '#platform/page-files.ts';
import '#platform/zod-jitless.ts';
import '#ui/theme/foundation.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { safePlace } from '#platform/return-place.ts';
import { followOtherTabs, onSessionChange } from '#platform/session-store.ts';
import { printInLight } from '#ui/theme/print-in-light.ts';
import { setBrandColor } from '#ui/theme/theme-variables.ts';
import { router } from './routes.tsx';

let wasSignedIn = false;
onSessionChange((state) => {
  const ended = wasSignedIn && state.status === 'signed-out' && state.because === 'ended';
  wasSignedIn = state.status === 'signed-in';
  if (!ended) return;
  // Drafts are kept, so no form needs to hold the person here: the guard is passed by.
  void router.navigate({
    to: '/v3/login',
    search: { to: safePlace(router.latestLocation.href) },
    ignoreBlocker: true,
  });
});
const host = document.getElementById('root');
if (!host) throw new Error('The page holds no #root');
setBrandColor(null);
printInLight();
const root = createRoot(host);
root.render(<RouterProvider router={router} />);
followOtherTabs(() => {
  // With a form that is touched the browser would ask, and whoever stays would go on in the other person's name.
  root.unmount();
  window.location.reload();
});
