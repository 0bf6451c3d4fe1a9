import '#platform/page-files.ts';
import '#platform/zod-jitless.ts';
import '#ui/theme/foundation.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { offerOfflinePage } from '#platform/offline-page.ts';
import { safePlace } from '#platform/return-place.ts';
import { followOtherTabs, onSessionChange } from '#platform/session-store.ts';
import { loadTypeface } from '#ui/theme/load-typeface.ts';
import { printInLight } from '#ui/theme/print-in-light.ts';
import { setBrandColor } from '#ui/theme/theme-variables.ts';
import { router } from './routes/routes.tsx';

let wasSignedIn = false;
onSessionChange((state) => {
  const ended = wasSignedIn && state.status === 'signed-out' && state.because === 'ended';
  wasSignedIn = state.status === 'signed-in';
  if (!ended) return;
  // Drafts are stored, so no form needs to keep the person here: skip the guard.
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
loadTypeface();
if (import.meta.env.PROD) offerOfflinePage();
const root = createRoot(host);
// In a browser that is too old, the early script's sentence stays.
if (!('tooOld' in document.documentElement.dataset)) root.render(<RouterProvider router={router} />);
followOtherTabs(() => {
  // Unmount first. Otherwise a changed form would ask before leaving, and a person who stays would continue with the other
  // person's session.
  root.unmount();
  window.location.reload();
});
