import { parentPort } from 'node:worker_threads';
import type { DocumentResults, DocumentTask } from './document-task.ts';

// Run one task after the other. An error ends the thread; `DocumentThreads` notices and starts another thread.
parentPort?.on('message', async (task: DocumentTask) => {
  const result = await resultOf(task);
  if (!(result instanceof Uint8Array)) return parentPort?.postMessage(result);
  const whole = result.byteLength === result.buffer.byteLength ? result : result.slice();
  parentPort?.postMessage(whole, [whole.buffer as ArrayBuffer]);
});

// Load each library only when a task needs it, because a thread is often started for a single document.
async function resultOf(task: DocumentTask): Promise<DocumentResults[DocumentTask['kind']]> {
  if (task.kind === 'excel') return (await import('./excel.ts')).writeExcel(task.workbook);
  if (task.kind === 'pdf') return (await import('./pdf.ts')).writePdf(task.document, task.fontsFolder);
  if (task.kind === 'deck') return writeDeck(task);
  if (task.kind === 'report') return writeReport(task);
  if (task.kind === 'table') return (await import('./read-table.ts')).readTable(task.bytes, task.wish);
  const [sheet] = task.workbook.sheets;
  if (!sheet) throw new Error('A CSV file needs a sheet.');
  return (await import('./write-csv.ts')).csvOf(sheet);
}

async function writeDeck({ deck, format, fontsFolder }: Extract<DocumentTask, { kind: 'deck' }>) {
  const { drawDeck } = await import('./draw-deck.ts');
  const drawn = drawDeck(deck);
  if (format === 'pptx') return (await import('./deck-pptx.ts')).writeDeckPptx(drawn);
  return (await import('./pdf.ts')).writeDeckPdf(drawn, fontsFolder);
}

/** Records become cells in this thread, so that the server's event loop is not blocked. */
async function writeReport({ report, format, fontsFolder }: Extract<DocumentTask, { kind: 'report' }>) {
  if (format === 'excel') {
    const [{ workbookOf }, { writeSheets }] = await Promise.all([
      import('./report-workbook.ts'),
      import('./excel.ts'),
    ]);
    return writeSheets(workbookOf(report));
  }
  const [{ printedOf }, { writePdf }] = await Promise.all([import('./report-print.ts'), import('./pdf.ts')]);
  return writePdf(printedOf(report), fontsFolder);
}
