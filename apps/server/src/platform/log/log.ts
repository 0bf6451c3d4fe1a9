import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';

/** How the server logs: JSON lines, by default to standard output. */
export interface LogOptions {
  level: string;
  stream?: { write(line: string): void };
}

/** Where work that answers nobody reports what failed. */
export interface Log {
  warn(facts: object, message: string): void;
}

interface Fault extends Partial<Error> {
  message: string;
  code?: string;
  severity?: string;
  table?: string;
  constraint?: string;
  routine?: string;
}

const sqlState = /^[0-9A-Z]{5}$/;

/**
 * Returns the loggable form of an error. The database puts rows and values, which people may have written,
 * into messages and details. So of its errors only names of tables, columns and the like are logged.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!isFault(error)) return { type: typeof error };
  const isDatabase = error.severity !== undefined && sqlState.test(error.code ?? '');
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name ?? 'Error',
    message: isDatabase ? `database error ${error.code}` : error.message,
    code: error.code,
    ...(isDatabase ? { table: error.table, constraint: error.constraint, routine: error.routine } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    stack: frames.join('\n'),
  };
}

/** Returns whether the value is an error. Copies of errors count, because the jobs' library rethrows copies. */
function isFault(error: unknown): error is Fault {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}

const most = 16_384;
const longestMilliseconds = 250;

/**
 * Returns standard output with a buffer that is written every quarter second, because one write per request
 * costs as much as reading a goal. The rest is written when the process ends.
 */
function standardOutput(): { write(line: string): void } {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held !== '') process.stdout.write(held);
    held = '';
  };
  process.once('exit', flush);
  return {
    write(line) {
      held += line;
      if (held.length > most) flush();
      else timer ??= setTimeout(flush, longestMilliseconds).unref();
    },
  };
}

/** Returns the server's logger. The logged fields of requests and errors are chosen here. */
export function loggerOf(options: LogOptions): FastifyLoggerOptions & object {
  return {
    level: options.level,
    stream: options.stream ?? standardOutput(),
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError as never, req: describeRequest as never },
  } as FastifyLoggerOptions & object;
}

/**
 * Returns the loggable form of a request: its route and its numeric parameters, which are ids. Never its
 * address, because paths contain search texts and secrets of links.
 */
export function describeRequest(request: FastifyRequest): Record<string, unknown> {
  const route = request.routeOptions?.url ?? '(none)';
  const params = (request.params ?? {}) as Record<string, unknown>;
  const named = route.replace(/:(\w+)/g, (whole, name: string) => {
    const value = String(params[name] ?? '');
    return /^\d{1,10}$/.test(value) ? value : whole;
  });
  return { method: request.method, route: named, address: request.ip };
}
