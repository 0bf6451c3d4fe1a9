import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../platform/config/config.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { openSmtp, senderOf } from '../platform/mail/transport.ts';
import type { Finding } from './doctor-database.ts';

const patience = 5_000;
const probeBytes = 65_536;

/** Signs in to the mail server without sending, or checks that the outbox is writable. */
export async function checkMail(config: Config): Promise<Finding> {
  const { smtpUrl, mailSignIn, home } = config;
  if (!smtpUrl) return checkFolder('mail', join(home, 'outbox'), 'mails are written to');
  const waits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const useSmtp = await openSmtp(smtpUrl, mailSignIn, waits);
  try {
    await useSmtp(async (smtp) => {
      try {
        await smtp.verify();
      } finally {
        smtp.close();
      }
    });
    return { what: 'mail', isOk: true, says: `${smtpUrl.hostname} takes mails from ${senderOf(config)}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { what: 'mail', isOk: false, says: `SMTP_URL does not work: ${smtpUrl.hostname} says ${reason}` };
  }
}

/** Writes a file, reads it and deletes it, as the application does. */
export async function checkFiles(config: Config): Promise<Finding> {
  const { files } = config;
  const where =
    files.kind === 'folder'
      ? files.folder
      : `the bucket ${files.bucket} at ${files.endpoint?.host ?? `s3.${files.region}.amazonaws.com`}`;
  const store = openFileStore(files);
  const place = probePlace();
  const probe = Buffer.alloc(probeBytes, 'Bellwether');
  try {
    await store.put(place, probe, 'text/plain');
    const read = await store.read(place);
    const isSame = read !== undefined && (await buffer(read)).equals(probe);
    await store.delete(place);
    return isSame
      ? { what: 'files', isOk: true, says: `files are kept in ${where}` }
      : { what: 'files', isOk: false, says: `What was written to ${where} is read back as something else.` };
  } catch (error) {
    const says =
      files.kind === 'folder'
        ? `The folder ${where} cannot be written (${reasonOf(error)}): change its owner or its place.`
        : `Files cannot be kept in ${where} (${reasonOf(error)}): check FILES_URL and the S3 variables.`;
    return { what: 'files', isOk: false, says };
  }
}

/** Returns a place outside every company: companies are numbered from 1 and never reach this number. */
function probePlace(): string {
  return `9999999999/${randomBytes(16).toString('hex')}`;
}

/** Returns the code or name of a storage error; its message may contain a key. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; name?: string } };
  return cause?.code ?? cause?.name ?? 'unknown';
}

async function checkFolder(what: string, folder: string, says: string): Promise<Finding> {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    // An empty file fits on a full disk.
    await writeFile(probe, Buffer.alloc(probeBytes, 1));
    await rm(probe);
    return { what, isOk: true, says: `${says} ${folder}` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      what,
      isOk: false,
      says: `The folder ${folder} cannot be written (${code}): change its owner or its place.`,
    };
  }
}
