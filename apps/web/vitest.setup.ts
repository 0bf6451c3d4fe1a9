import { setImmediate as nextTurn } from 'node:timers/promises';
import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// The first opening of a part imports its modules, which takes seconds on a busy machine. The library waits for one.
configure({ asyncUtilTimeout: 10_000 });

// The simulated browser has no `document.fonts`, but the growing text area listens to it.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// React leaves some of its work to later turns of the event loop, also after the last component is gone. Work that came
// after the test's `window` is gone would fail the whole run.
afterAll(async () => {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
});
