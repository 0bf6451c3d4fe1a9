/** The role of the running application: it owns nothing, so row policies hold for it. */
export const applicationRole = 'bellwether_app';

/** `application` takes on the role without ownership; `owner` migrates and creates tenants. */
export type Actor = 'application' | 'owner';

const settings: Readonly<Record<Actor, Readonly<Record<string, string>>>> = {
  application: {
    role: applicationRole,
    ...shared(),
    // A waiting request is answered before its client gives up.
    statement_timeout: '10s',
    lock_timeout: '5s',
  },
  // Work at start-up and of the command line may take minutes, and waits for other nodes.
  owner: { ...shared(), statement_timeout: '10min', lock_timeout: '0' },
};

function shared(): Record<string, string> {
  return {
    timezone: 'UTC',
    // Every statement is prepared, finds its rows by an index that begins with the tenant, and is planned once for good:
    // planning the detail's statements anew for each request costs as much as running them. A table is never read whole
    // where an index can answer, so that a small company has the plans of a large one.
    plan_cache_mode: 'force_generic_plan',
    enable_seqscan: 'off',
    idle_in_transaction_session_timeout: '60s',
  };
}

/**
 * The statement after `begin`: it sets everything for one transaction, and takes the tenant's id as `$1`. Start-up options
 * cannot be used because a transaction pooler drops them. One prepared `select` costs less than several `set local`.
 */
export const settingStatements: Readonly<Record<Actor, string>> = {
  application: settingStatement('application'),
  owner: settingStatement('owner'),
};

function settingStatement(actor: Actor): string {
  const calls = Object.entries(settings[actor]).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  );
  // Evaluated from left to right, as one column.
  return `select ${[...calls, "set_config('app.tenant_id', $1, true)"].join(' || ')} as settings`;
}

/** The application's settings as `set local` statements, for texts of several statements, which take no parameters. */
export const applicationSettings = Object.entries(settings.application)
  .map(([name, value]) => `set local ${name} = '${value}';`)
  .join(' ');
