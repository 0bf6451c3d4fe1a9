import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config/config.ts';
import { senderOf, smtpAddress } from '../platform/mail/transport.ts';
import type { Finding } from './doctor-database.ts';

const patience = 5_000;

/** Signs in to the mail server without sending, or tries whether the outbox can be written. */
export async function checkMail(config: Config): Promise<Finding> {
  const { smtpUrl, home } = config;
  if (!smtpUrl) return checkFolder('mail', join(home, 'outbox'), 'mails are written to');
  const waits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport(smtpAddress(smtpUrl, waits));
  try {
    await transport.verify();
    return { what: 'mail', isOk: true, says: `${smtpUrl.hostname} takes mails from ${senderOf(config)}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { what: 'mail', isOk: false, says: `SMTP_URL does not work: ${smtpUrl.hostname} says ${reason}` };
  } finally {
    transport.close();
  }
}

export async function checkFiles(config: Config): Promise<Finding> {
  const { files } = config;
  if (files.kind === 'folder') return checkFolder('files', files.folder, 'files are kept in');
  const where = files.endpoint?.host ?? `s3.${files.region}.amazonaws.com`;
  // Nothing of this program speaks to a bucket yet, and a line that calls it well would be a guess.
  const says = `the bucket ${files.bucket} at ${where} is set; no feature keeps files yet, and it is not tried`;
  return { what: 'files', isOk: true, says };
}

async function checkFolder(what: string, folder: string, says: string): Promise<Finding> {
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    await writeFile(probe, '');
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
