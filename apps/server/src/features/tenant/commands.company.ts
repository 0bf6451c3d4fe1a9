import type { EndpointParsed } from '@bellwether/contract/endpoint';
import {
  type editTenant,
  type LogoKind,
  logoKinds,
  type saveBranding,
} from '@bellwether/contract/tenant.company';
import { railsZoneNames } from '@bellwether/domain/calendar/zone';
import type { CompanyField } from '@bellwether/domain/tenant/events';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { type EventScope, recordEvent } from '#platform/events/record-event.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { cleanPicture } from '#platform/files/picture.ts';
import {
  addFile,
  dropFilesOf,
  type FileKind,
  type StoredFile,
  storeFile,
} from '#platform/files/stored-files.ts';
import type { ReceivedFile } from '#platform/http/received-file.ts';
import { changedMeanwhile } from '#platform/http/version.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { ActingTenant, Scope } from '#platform/session/scope.ts';
import { refuseAllButCeo } from './access.company.ts';
import { tenantWords } from './words.ts';

/** The parts of a company that its ceo can change, by their columns. */
type Change = Partial<{
  name: string;
  url: string | null;
  time_zone: string;
  logo: string | null;
  square_logo: string | null;
  primary_color: string | null;
  use_light_text: boolean;
}>;

const fileKinds = { logo: 'logo', squareLogo: 'square_logo' } as const satisfies Record<LogoKind, FileKind>;

/**
 * Changes name, site and zone.
 * @throws HttpProblem 403 for all but the ceo, 400 for an unknown zone, 409 if it is stale.
 */
export async function changeCompany(
  scope: Scope,
  { Name, Url, TimeZone, UpdatedAt }: EndpointParsed<typeof editTenant>['body'],
): Promise<ActingTenant> {
  refuseAllButCeo(scope);
  // A company created by a command may keep its zone from another list.
  if (TimeZone !== scope.tenant.timeZone && !railsZoneNames.includes(TimeZone))
    throw badField('TimeZone', tenantWords, 'time_zone_missing');
  const change = { name: Name, url: Url || null, time_zone: TimeZone };
  const updatedAt = await apply(scope, change, UpdatedAt);
  return { ...scope.tenant, name: change.name, url: change.url, timeZone: TimeZone, updatedAt };
}

/**
 * Changes the colour.
 * @throws HttpProblem 403 for all but the ceo, 409 if it is stale.
 */
export async function changeBranding(
  scope: Scope,
  { PrimaryColor, UseLightTextOnPrimary, UpdatedAt }: EndpointParsed<typeof saveBranding>['body'],
): Promise<ActingTenant> {
  refuseAllButCeo(scope);
  const primaryColor = PrimaryColor?.toLowerCase() ?? null;
  const updatedAt = await applyBrand(scope, { primaryColor, useLightText: UseLightTextOnPrimary }, UpdatedAt);
  return { ...scope.tenant, primaryColor, useLightText: UseLightTextOnPrimary, updatedAt };
}

/** Checks a logo and stores it; no row refers to it yet. */
export async function keepLogo(
  files: FileStore,
  { bytes }: Pick<ReceivedFile, 'bytes'>,
  act: { tenantId: number; actorId: number },
): Promise<StoredFile> {
  const picture = await cleanPicture(bytes, 'logo', `${act.tenantId}.${act.actorId}`);
  return storeFile(files, act.tenantId, picture);
}

/**
 * Makes a stored picture the company's logo, or removes the logo if `file` is null.
 * @throws HttpProblem 403 for all but the ceo.
 */
export async function saveLogo(scope: Scope, kind: LogoKind, file: StoredFile | null): Promise<ActingTenant> {
  refuseAllButCeo(scope);
  const updatedAt = await applyBrand(scope, { [kind]: file });
  return { ...scope.tenant, [kind]: file?.key ?? null, updatedAt };
}

/** The parts of a brand; null takes a part away, an absent one stays. */
export type BrandChange = Partial<
  Record<LogoKind, StoredFile | null> & { primaryColor: string | null; useLightText: boolean }
>;

/** Changes the brand and returns the new `updatedAt`. The caller has checked the right: a ceo, or the command line. */
export async function applyBrand(
  scope: EventScope,
  { primaryColor, useLightText, ...logos }: BrandChange,
  startedFrom?: string,
): Promise<number> {
  const files = logoKinds.flatMap((kind) => {
    const file = logos[kind];
    return file === undefined ? [] : [{ fileKind: fileKinds[kind], file }];
  });
  const change: Change = {
    ...(primaryColor === undefined ? {} : { primary_color: primaryColor }),
    ...(useLightText === undefined ? {} : { use_light_text: useLightText }),
    ...Object.fromEntries(files.map(({ fileKind, file }) => [fileKind, file?.key ?? null])),
  };
  const updatedAt = await apply(scope, change, startedFrom);
  // Drop files after the change, which locks the company's row: of two concurrent uploads the second drops
  // the first one's file.
  for (const { fileKind, file } of files) {
    await dropFilesOf(scope, fileKind);
    if (file) await addFile(scope, file, { kind: fileKind, ownerId: null });
  }
  return updatedAt;
}

/**
 * Writes the change and its event, and returns the new `updatedAt`.
 * @throws HttpProblem 409 if the company was changed since `startedFrom`.
 */
async function apply(scope: EventScope, change: Change, startedFrom?: string): Promise<number> {
  const at = timestamp(scope.now);
  const { rows } = await sql<{ changed: number | null }>`
    select change_tenant(${JSON.stringify(change)}::jsonb, ${at}::timestamptz, ${startedFrom ?? null}::timestamptz) as changed`.execute(
    scope.db,
  );
  const changed = rows[0]?.changed ?? null;
  if (changed === null) throw changedMeanwhile();
  await recordEvent(scope, {
    kind: 'tenant.changed',
    subjectId: scope.tenant.id,
    detail: { fields: Object.keys(change) as CompanyField[] },
  });
  return changed;
}
