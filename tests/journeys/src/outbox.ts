import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serverHome } from './server-under-test.ts';

/** The mails that the server wrote for an address, oldest first, with the line breaks of the mail format taken out. */
export async function mailsTo(email: string): Promise<string[]> {
  const folder = join(serverHome(), 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`<${email}>`)).map((mail) => mail.replaceAll('=\r\n', ''));
}

/** Waits for a mail with a link below `path`, and returns the newest such link without its host. */
export async function linkMailedTo(email: string, path: string): Promise<string> {
  const find = async () =>
    (await mailsTo(email))
      .flatMap((mail) => mail.match(new RegExp(`${path}/\\d+\\.[\\w-]{43}`)) ?? [])
      .at(-1);
  await expect.poll(find, { message: `a mail to ${email} with ${path}`, timeout: 20_000 }).toBeDefined();
  return (await find()) ?? '';
}
