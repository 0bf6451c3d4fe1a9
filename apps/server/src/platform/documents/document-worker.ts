import { parentPort } from 'node:worker_threads';
import { writeExcel } from './excel.ts';
import type { Workbook } from './workbook.ts';

// One document after the other. A fault ends the thread: `DocumentWriter` hears of it and starts another one.
parentPort?.on('message', async (workbook: Workbook) => {
  const bytes = await writeExcel(workbook);
  const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
  parentPort?.postMessage(whole, [whole.buffer as ArrayBuffer]);
});
