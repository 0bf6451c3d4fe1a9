import { join } from 'node:path';
import type { Config } from './config.ts';

/** Returns a sentence for each default that serves trials only, and what it will do; most of them if NODE_ENV is `production`. */
export function productionWarnings(config: Config): string[] {
  const warnings: string[] = [];
  // Whoever brings a database does no trial. The embedded one brings its own key.
  if (config.databaseUrl !== undefined && config.connectionKeys.length === 0)
    warnings.push(
      'CONNECTION_KEY is not set: codes of a second step, sign-in at a provider, webhooks, channels and Slack will be refused. Set the 64 digits that openssl rand -hex 32 prints, the same on every node.',
    );
  if (config.environment !== 'production') return warnings;
  if (!config.publicUrl)
    warnings.push(`PUBLIC_URL is not set: links in mails will lead to http://localhost:${config.port}.`);
  if (!config.smtpUrl)
    warnings.push(
      `SMTP_URL is not set: no mail will reach anybody; mails are written to ${join(config.home, 'outbox')}.`,
    );
  return warnings;
}
