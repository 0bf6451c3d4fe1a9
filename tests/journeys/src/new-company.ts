import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { acceptInvitation } from '@bellwether/contract/accounts';
import { createClient } from '@bellwether/contract/client';
import { repositoryRoot } from '../../../tools/run-command.ts';
import { type Actor, actorOf, demoPassword } from './actor.ts';
import { address, serverHome, serverNow } from './server-under-test.ts';

const run = promisify(execFile);

/** A company that the command line makes beside the running server. */
export interface NewCompany {
  readonly subdomain: string;
  /** Where its screens are. */
  readonly at: string;
  readonly ceoEmail: string;
  /** What the command printed. */
  readonly printed: string;
}

/** Creates a company with its ceo, who is invited. `flags`: more of `bellwether tenant create`. */
export async function newCompany(prefix: string, flags: readonly string[] = []): Promise<NewCompany> {
  const subdomain = `${prefix}-${Date.now().toString(36)}`;
  const ceoEmail = `ada@${subdomain}.example`;
  const { stdout } = await run(
    process.execPath,
    [
      'apps/server/bin/bellwether.mjs',
      ...['tenant', 'create', '--subdomain', subdomain, '--name', 'Acme Lighting'],
      ...['--ceo-name', 'Ada Larkwood', '--ceo-email', ceoEmail, ...flags],
    ],
    {
      cwd: repositoryRoot,
      env: {
        ...process.env,
        NODE_ENV: '',
        DATABASE_URL: '',
        BELLWETHER_HOME: serverHome(),
        BELLWETHER_NOW: new Date(serverNow()).toISOString(),
        PUBLIC_URL: address().replace('127.0.0.1', 'localhost'),
      },
    },
  );
  return {
    subdomain,
    ceoEmail,
    at: address().replace('127.0.0.1', `${subdomain}.localhost`),
    printed: stdout,
  };
}

/** Accepts an invitation over HTTP by its link, with the password of the demo, so that `actor` can sign in. */
export async function accepted(link: string): Promise<Actor> {
  const anyone = createClient({ baseUrl: `${address()}/api`, token: () => undefined });
  const Token = /invitation\/(\S+)/.exec(link)?.[1] ?? '';
  return actorOf(await anyone.call(acceptInvitation, { body: { Token, Password: demoPassword } }));
}

/** Accepts the invitation of the company's ceo. */
export const ceoOf = ({ printed }: NewCompany) => accepted(printed);
