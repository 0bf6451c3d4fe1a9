import { parentPort } from 'node:worker_threads';
import { writeExcel } from './excel.ts';
import type { Workbook } from './workbook.ts';

// Write one document after the other. An error ends the thread; `DocumentWriter` notices and starts another
// one.
parentPort?.on('message', async (workbook: Workbook) => {
  const bytes = await writeExcel(workbook);
  const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
  parentPort?.postMessage(whole, [whole.buffer as ArrayBuffer]);
});
