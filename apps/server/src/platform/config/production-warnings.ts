import { join } from 'node:path';
import type { Config } from './config.ts';

/** Returns a sentence for each default that serves trials only, and what it will do, if NODE_ENV is `production`. */
export function productionWarnings(config: Config): string[] {
  if (config.environment !== 'production') return [];
  const warnings: string[] = [];
  if (!config.publicUrl)
    warnings.push(`PUBLIC_URL is not set: links in mails will lead to http://localhost:${config.port}.`);
  if (!config.smtpUrl)
    warnings.push(
      `SMTP_URL is not set: no mail will reach anybody; mails are written to ${join(config.home, 'outbox')}.`,
    );
  return warnings;
}
