import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll } from 'vitest';

// React leaves some of its work to later turns of the event loop, also after the last component is gone. Work
// that came after the test's `window` is gone would fail the whole run.
afterAll(async () => {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
});
