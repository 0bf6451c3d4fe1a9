import type { ServerContext } from '../context.ts';
import { everyTenant } from '../jobs/every-tenant.ts';
import { openFileInbox } from './open-file-inbox.ts';

/** Whether a file of an inbox is a company's: below its subdomain, or in the folder itself if there is one company. */
export function isOfCompany(place: string, subdomain: string, isAlone: boolean): boolean {
  const [folder, name] = place.split('/');
  return name === undefined ? isAlone : folder === subdomain;
}

/**
 * Removes the files of a company from the inbox, and those that were read: they name people, such as one who is erased. The
 * other program leaves its next file as usual.
 */
export async function removeInboxFiles(
  context: Pick<ServerContext, 'config' | 'pool'>,
  subdomain: string,
): Promise<void> {
  const inbox = await openFileInbox(context.config.files, 'people');
  let companies = 0;
  await everyTenant(context.pool, async () => {
    companies += 1;
  });
  for await (const { place } of inbox.list())
    if (isOfCompany(place, subdomain, companies === 1)) await inbox.remove(place);
  for await (const { place } of inbox.listDone())
    if (isOfCompany(place, subdomain, companies === 1)) await inbox.removeDone(place);
}
