/** The role of the running application. It owns no tables, so row policies apply to it. */
export const applicationRole = 'bellwether_app';

/** `application` takes on the role without ownership; `owner` migrates and creates tenants. */
export type Actor = 'application' | 'owner';

const settings: Readonly<Record<Actor, Readonly<Record<string, string>>>> = {
  application: {
    role: applicationRole,
    ...shared(),
    // End a waiting request before its client stops waiting.
    statement_timeout: '10s',
    lock_timeout: '5s',
  },
  // Start-up work and commands may take minutes and wait for other nodes.
  owner: { ...shared(), statement_timeout: '10min', lock_timeout: '0' },
};

function shared(): Record<string, string> {
  return {
    timezone: 'UTC',
    // Plan each prepared statement once: planning the statements of a goal's detail again for each request
    // costs as much as running them. Every statement finds its rows by an index that begins with the tenant.
    // Discourage sequential scans, so that a small company has the same plans as a large one.
    plan_cache_mode: 'force_generic_plan',
    enable_seqscan: 'off',
    // The setting above makes plans look expensive, and PostgreSQL compiles expensive plans: 0.2 s a request.
    jit: 'off',
    idle_in_transaction_session_timeout: '60s',
  };
}

/**
 * The statement after `begin`: sets everything for one transaction, with the tenant's id as `$1`.
 * A transaction pooler drops start-up options, so they cannot be used. One prepared `select` costs less than
 * several `set local`.
 */
export const settingStatements: Readonly<Record<Actor, string>> = {
  application: settingStatement('application'),
  owner: settingStatement('owner'),
};

function settingStatement(actor: Actor): string {
  const calls = Object.entries(settings[actor]).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  );
  // PostgreSQL evaluates the calls from left to right, as one column.
  return `select ${[...calls, "set_config('app.tenant_id', $1, true)"].join(' || ')} as settings`;
}

/**
 * The application's settings as `set local` statements, for texts of several statements, because those take
 * no parameters.
 */
export const applicationSettings = Object.entries(settings.application)
  .map(([name, value]) => `set local ${name} = '${value}';`)
  .join(' ');
