import type { Cluster } from './cluster.ts';

/** The database's exact work for one request. */
export interface Counters {
  /** Statements that touch tables. */
  readonly statements: number;
  /** 8-kB pages read, in memory or not. */
  readonly buffers: number;
  /** Milliseconds in which the database worked on the statements. */
  readonly milliseconds: number;
  readonly commits: number;
  /** Functions that the database compiled just in time for any statement meanwhile. */
  readonly compiled: number;
  /** Every statement with its calls and buffers per request, the most expensive first. */
  readonly texts: readonly { text: string; calls: number; buffers: number }[];
}

const framing = /^\s*(begin|commit|rollback|deallocate|set|show|select set_config|select \$1 as)\b/i;
const touching = /\b(from|into|update|delete)\b/i;
// Skip the statements of jobs and event readers, which run beside the requests, and the update of the session's last
// use, which runs once a minute outside of requests.
const beside =
  /pgboss|event_cursor|from "?event_(pointer|delivery)|from due_work|set "?last_seen_at"?\s*=|pg_stat_|LISTEN|UNLISTEN/i;

/**
 * Counts the database's work for `requests` requests, made by `work`. Nothing else may use the database
 * meanwhile.
 */
export async function countStatements(
  cluster: Cluster,
  database: string,
  requests: number,
  work: () => Promise<void>,
): Promise<Counters> {
  const { main } = cluster;
  const [found] = await cluster.ask<{ oid: number }>(main, 'select oid from pg_database where datname = $1', [
    database,
  ]);
  const id = found?.oid;
  await cluster.ask(main, 'select pg_stat_statements_reset(0, $1, 0)', [id]);
  await work();
  const rows = await cluster.ask<{
    query: string;
    calls: number;
    buffers: number;
    milliseconds: number;
    compiled: number;
  }>(
    main,
    `select query, calls, shared_blks_hit + shared_blks_read as buffers, total_exec_time as milliseconds, jit_functions as compiled from pg_stat_statements
      where dbid = $1 and calls > 0 order by 3 desc`,
    [id],
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const texts = rows
    .filter(({ query }) => touching.test(query) && !framing.test(query) && !beside.test(query))
    .map(({ query, calls, buffers, milliseconds }) => ({
      text: query.replace(/\s+/g, ' ').trim(),
      calls: Number(calls) / requests,
      buffers: Number(buffers) / requests,
      milliseconds: Number(milliseconds) / requests,
    }));
  const callsOf = (pattern: RegExp) =>
    sum(rows.filter(({ query }) => pattern.test(query)).map(({ calls }) => Number(calls)));
  // Each statement of the jobs is a transaction of its own.
  const commits = callsOf(/^\s*commit\b/i) - callsOf(/pgboss/i);
  return {
    statements: sum(texts.map(({ calls }) => calls)),
    buffers: sum(texts.map(({ buffers }) => buffers)),
    milliseconds: sum(texts.map(({ milliseconds }) => milliseconds)),
    // In tenths, because a job's statement may be counted at the edge without its commit.
    commits: Math.round((10 * commits) / requests) / 10,
    compiled: sum(rows.map(({ compiled }) => Number(compiled))),
    texts,
  };
}
