import { setImmediate as nextTurn } from 'node:timers/promises';
import { configure } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterAll, vi } from 'vitest';

// The first opening of a part imports its modules, which takes seconds on a busy machine. The library waits for one.
configure({ asyncUtilTimeout: 10_000 });

const roots: Root[] = [];

// Keeps every root, to unmount it after the last test. The test library unmounts only its own roots, but the list of
// messages has another one, with timers that run for seconds.
vi.mock('react-dom/client', async (load) => {
  const client = await load<typeof import('react-dom/client')>();
  const createRoot: typeof client.createRoot = (...options) => {
    const root = client.createRoot(...options);
    roots.push(root);
    return root;
  };
  return { ...client, createRoot };
});

// React leaves some of its work to later turns of the event loop, also after the last component is gone. Work
// that came after the test's `window` is gone would fail the whole run.
afterAll(async () => {
  for (const root of roots) root.unmount();
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
});
