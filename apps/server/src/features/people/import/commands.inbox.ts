import { createHash } from 'node:crypto';
import { fileLimits } from '@bellwether/contract/file';
import { needsNobody } from '@bellwether/domain/people/plan/unattended';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { GoodTable } from '#platform/documents/received-table.ts';
import { type EventScope, recordEvent } from '#platform/events/record-event.ts';
import { isOfCompany } from '#platform/files/company-inbox.ts';
import type { FileInbox, InboxFile } from '#platform/files/file-inbox.ts';
import { openFileInbox } from '#platform/files/open-file-inbox.ts';
import {
  type FileReader,
  fileReaderOf,
  type NamedFile,
  readTableFile,
} from '#platform/imports/table-file.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { asPerson } from '#platform/session/gate.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { ImportFile } from './access.ts';
import { demandPeople, fileOf, storedFile } from './commands.ts';
import { importQueue } from './jobs.queue.ts';
import { planOfFile } from './queries.plan.ts';

/** A file that changed a moment ago may still be written. */
const settles = 60_000;
/** Files that were read are kept for so long. */
const keptDone = 30 * 86_400_000;

/**
 * Reads the files that other programs have left in `people/inbox` (people.47): below the subdomain of a company, or in the
 * folder itself if the server has one company.
 */
export async function readPeopleInbox(context: ServerContext): Promise<void> {
  const inbox = await openFileInbox(context.config.files, 'people');
  const now = context.clock.now();
  const files: InboxFile[] = [];
  for await (const file of inbox.list()) if (file.at > now || now - file.at >= settles) files.push(file);
  for await (const { place, at } of inbox.listDone()) if (now - at > keptDone) await inbox.removeDone(place);
  if (files.length === 0) return;
  const companies: Company[] = [];
  await everyTenant(context.pool, async (tenantId) => {
    const company = await companyOf(context, tenantId);
    if (company) companies.push(company);
  });
  const faults: unknown[] = [];
  for (const company of companies) {
    const own = files.filter(({ place }) => isOfCompany(place, company.subdomain, companies.length === 1));
    for (const file of own.toSorted((one, other) => one.at - other.at))
      try {
        await takeFile(context, inbox, company, file);
      } catch (error) {
        // The other files, and those of other companies, are read all the same.
        faults.push(new Error(`${file.place} was not read.`, { cause: error }));
      }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Files of the watched folder were not read.');
}

interface Company {
  readonly tenantId: number;
  readonly subdomain: string;
  /** Whose rights plan the files: an org admin, else the ceo. */
  readonly adminId: number;
}

/** Returns undefined for a company without anybody who may import, and for one that has ended. */
async function companyOf({ pool }: ServerContext, tenantId: number): Promise<Company | undefined> {
  return inTenant(pool, tenantId, async (db) => {
    const { rows } =
      await sql<Company>`select person.tenant_id as "tenantId", tenant.subdomain, person.id as "adminId"
      from person join tenant on tenant.id = person.tenant_id
      where person.tenant_id = ${tenantId} and tenant.held is null and person.deactivated_at is null
        and (person.role_name = 'ceo' or (person.is_org_admin and person.role_name <> 'observer'))
      order by person.role_name = 'ceo', person.id limit 1`.execute(db);
    return rows[0];
  });
}

/** Stores the plan of a file, and moves the file away. A second node finds the stored plan, and moves the file at most. */
async function takeFile(
  context: ServerContext,
  inbox: FileInbox,
  { tenantId, adminId }: Company,
  file: InboxFile,
): Promise<void> {
  const now = context.clock.now();
  const isLarge = file.size > fileLimits.document;
  const found = isLarge ? undefined : await inbox.read(file.place, fileLimits.document);
  // Another node has moved it.
  if (found === undefined && !isLarge) return;
  const bytes = found === 'refused' ? undefined : found;
  const name = file.place.split('/').at(-1) ?? '';
  // With the version, because last month's list may come again, or one whose plan was cancelled.
  const digest = createHash('sha256')
    .update(`${file.version} ${file.size} `)
    .update(bytes ?? '')
    .digest('hex');
  const request = { tenantId, personId: adminId, now, requestId: `people-inbox-${digest.slice(0, 12)}` };
  const key = `${file.place} ${digest}`;
  const { remembered } = await asPerson(context, request, (scope) => fileReaderOf(scope, 'people'));
  // The admin may import a file of their own meanwhile.
  const reader = { person: `${tenantId}.inbox`, remembered };
  const read = bytes && (await readIfTable(context, { name, bytes }, reader));
  await asPerson(context, request, async (scope) => {
    if (bytes && read) await storePlan(scope, key, { name, bytes, file: fileOf(name, read) });
    else await storeUnreadable(scope, key, name);
  });
  await inbox.finish(file.place, donePlace(file.place, now));
}

/** Returns undefined for a file without people, such as a picture or a bomb. */
async function readIfTable(
  { documents }: ServerContext,
  file: NamedFile,
  reader: FileReader,
): Promise<GoodTable<'people'> | undefined> {
  try {
    const { read } = await readTableFile(documents, 'people', file, reader);
    demandPeople(read);
    return read;
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 400) return undefined;
    throw error;
  }
}

async function storePlan(
  scope: Scope,
  key: string,
  { name, bytes, file }: { readonly name: string; readonly bytes: Uint8Array; readonly file: ImportFile },
): Promise<void> {
  const { plan } = await planOfFile(scope, file, { lock: false });
  const isAlone = file.reading.isEncodingSure && needsNobody(plan);
  const id = await storeOnce(scope, key, {
    state: isAlone ? 'waiting' : 'checked',
    file_name: name,
    file: Buffer.from(bytes),
    ...storedFile(scope, file, plan),
  });
  if (id === undefined) return;
  if (isAlone) await enqueue(scope, importQueue, { tenantId: scope.tenant.id, importId: id });
  else await recordEvent(byNobody(scope), { kind: 'people_file.waits', subjectId: id, detail: {} });
}

async function storeUnreadable(scope: Scope, key: string, name: string): Promise<void> {
  const changed = { total: 0, changed_at: timestamp(scope.now) };
  const id = await storeOnce(scope, key, { state: 'failed', file_name: name, ...changed });
  if (id !== undefined)
    await recordEvent(byNobody(scope), { kind: 'people_file.failed', subjectId: id, detail: {} });
}

/** Returns a scope in which nobody acts. Who acts is not told of it, and every admin shall be told of the file. */
export function byNobody({ db, tenant, requestId, now }: Scope): EventScope {
  return { db, tenant, requestId, now };
}

type StoredColumns = ReturnType<typeof storedFile>;

/** Returns the new id; undefined if another node was first. */
async function storeOnce(
  scope: Scope,
  key: string,
  columns: Partial<StoredColumns> &
    Pick<StoredColumns, 'total' | 'changed_at'> & {
      readonly state: 'waiting' | 'checked' | 'failed';
      readonly file_name: string;
      readonly file?: Buffer;
    },
): Promise<number | undefined> {
  const row = await scope.db
    .insertInto('person_import')
    .values({
      tenant_id: scope.tenant.id,
      author_id: scope.person.id,
      from_inbox: true,
      inbox_key: key,
      created_at: timestamp(scope.now),
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'inbox_key']).where('inbox_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** File systems take names of at most 255 bytes. */
const longestName = 200;

/** Returns `northwind/2026-11-28T10-15-30-people.csv` for `northwind/people.csv`; a long name loses its beginning. */
function donePlace(place: string, now: number): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const names = place.split('/');
  const signs = [...(names.at(-1) ?? '')];
  while (Buffer.byteLength(signs.join('')) > longestName - time.length - 1) signs.shift();
  return [...names.slice(0, -1), `${time}-${signs.join('')}`].join('/');
}
