import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getPrivacy } from '@bellwether/contract/tenant';
import { isOutsideHost, type SubprocessorKind } from '@bellwether/domain/tenant/subprocessors';
import type { Config } from '#platform/config/config.ts';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';

/** Returns what the privacy page of a company names. */
export async function privacyOf(
  { pool, config }: Pick<ServerContext, 'pool' | 'config'>,
  tenantId: number,
): Promise<EndpointReplyInput<typeof getPrivacy>> {
  const { privacy_url, terms_url } = await inTenant(pool, tenantId, (db) =>
    db
      .selectFrom('tenant_setting')
      .select(['privacy_url', 'terms_url'])
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  return {
    PrivacyUrl: privacy_url || null,
    TermsUrl: terms_url || null,
    Subprocessors: subprocessorsOf(config),
    EventDays: config.eventRetentionDays,
  };
}

/** Returns the configured services outside of the installation, by the names of their hosts alone. */
function subprocessorsOf({
  ai,
  smtpUrl,
  files,
  assessment,
}: Config): { Kind: SubprocessorKind; Host: string }[] {
  const storage =
    files.kind === 's3' ? (files.endpoint?.hostname ?? `s3.${files.region}.amazonaws.com`) : undefined;
  const all: readonly (readonly [SubprocessorKind, string | undefined])[] = [
    ['model', ai?.baseUrl.hostname],
    ['mail', smtpUrl?.hostname],
    ['storage', storage],
    ['assessment', assessment?.baseUrl.hostname],
  ];
  return all.flatMap(([Kind, Host]) => (Host !== undefined && isOutsideHost(Host) ? [{ Kind, Host }] : []));
}
