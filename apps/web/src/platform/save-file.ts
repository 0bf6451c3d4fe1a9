import type { ReceivedFile } from '@bellwether/contract/file';

/** Lets the browser save a file that a call returned, under the server's name. */
export function saveFile({ blob, name }: ReceivedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? 'download';
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
