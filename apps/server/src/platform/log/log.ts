import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';

/** How the server logs: JSON lines, to standard output where no stream is given. */
export interface LogOptions {
  level: string;
  stream?: { write(line: string): void };
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
 * An error as it may be logged. The database puts rows and values into its messages and details, and those can be what
 * people wrote: of its errors only the names of things are kept.
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

/** Also a copy of an error, which is what the jobs' library tells of. */
function isFault(error: unknown): error is Fault {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}

const most = 16_384;
const longestMilliseconds = 250;

/**
 * Standard output, written a quarter of a second late and then all at once: a write for each request costs as much as
 * reading a goal. What is still held when the process ends is written then.
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

/** A logger for the server: what it says of requests and errors is chosen here, field by field. */
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
 * A request as it may be logged: its route, never its address, because search texts and the secrets of links stand in
 * paths; numbers in the place of parameters are ids.
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
