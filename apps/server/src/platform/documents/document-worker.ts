import { parentPort, workerData } from 'node:worker_threads';
import { writeExcel } from './excel.ts';
import type { Workbook } from './workbook.ts';

// A thread for one document: what it loads and allocates goes with it.

const bytes = await writeExcel(workerData as Workbook);
const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
parentPort?.postMessage(whole, [whole.buffer as ArrayBuffer]);
