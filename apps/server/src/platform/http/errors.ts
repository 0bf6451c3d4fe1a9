import type { Language } from '@bellwether/domain/locale/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFault } from '../database/statement-watch.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { FilesUnavailable } from '../files/unavailable.ts';
import { HttpProblem, notReady, platformProblem } from '../refusal/problem.ts';

export interface StatusError extends Error {
  statusCode?: number;
  code?: string;
}

/**
 * Sends every error as a problem document. An unexpected error is logged, and its reply reveals no internals in
 * production. `showsFaults`: the reply of a 500 has what the error says, for developers.
 */
export function answerErrors(server: FastifyInstance, showsFaults: boolean): void {
  server.setErrorHandler((error: StatusError, request, reply) =>
    sendProblem(error, request, reply, { language: request.language, showsFaults }),
  );
}

/** Sends the problem for `error`. */
export function sendProblem(
  error: StatusError,
  request: FastifyRequest,
  reply: FastifyReply,
  { language, showsFaults = false }: { readonly language: Language; readonly showsFaults?: boolean },
): FastifyReply {
  const problem = problemOf(error);
  if (problem.status === 503) request.log.warn({ err: error }, 'not ready');
  else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  else if (problem.cause !== undefined) request.log.warn({ err: problem }, 'refused for a cause');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  reply.status(problem.status).header('cache-control', 'no-store').type('application/problem+json');
  const fault = showsFaults && problem.status === 500 ? { fault: databaseFault(error) ?? error.stack } : {};
  return reply.send(JSON.stringify({ ...problem.toBody(language), ...fault }));
}

/** PostgreSQL ended one of two conflicting transactions: deadlock, serialisation failure, lock timeout. */
const met = new Set(['40P01', '40001', '55P03']);

/**
 * The database cannot write now: its disk is full, memory or connections are short, or it is a read-only
 * replica.
 */
const short = /^(53...|25006)$/;

/** Returns an error of any kind as a refusal. */
export function problemOf(error: StatusError): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof FilesUnavailable)
    return platformProblem(503, 'files_not_ready', { retryAfterSeconds: 30 });
  if (error instanceof DatabaseUnavailable || short.test(error.code ?? '')) return notReady();
  if (met.has(error.code ?? '')) return platformProblem(409, 'changed_at_once');
  const status = error.statusCode ?? 500;
  if (status === 413) return platformProblem(413, 'too_large');
  if (status === 415) return platformProblem(415, 'not_json');
  if (status >= 400 && status < 500) return platformProblem(status === 414 ? 404 : status, 'unreadable');
  return platformProblem(500, 'failed');
}
