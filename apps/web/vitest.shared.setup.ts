import { notifications } from '@mantine/notifications';
import { cleanup, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { queryClient } from '#platform/query-client.ts';
import { followServerClock } from '#ui/data/server-clock.ts';
import { endOpening } from '#ui/layers/layers.ts';

// For files that share the loaded modules of a process.

// The test library registers these two for the first file only.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(cleanup);
// If a test ends while a layer loads, the keys of the next test would still wait for that layer.
afterEach(endOpening);

// What a file began must not reach the next one.
afterAll(async () => {
  queryClient.clear();
  notifications.clean();
  await waitFor(() => {
    if (document.querySelector('.mantine-Notification-root')) throw new Error('A message is still there.');
  });
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  followServerClock(Date.now());
});
