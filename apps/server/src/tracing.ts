import { randomBytes } from 'node:crypto';
import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type SentStatements, watchedStatements } from './platform/database/statement-watch.ts';
import { type SpanFacts, setTracer } from './platform/tracing/span.ts';

export interface Tracing {
  /** Makes a span of each request of the server. */
  watch(server: FastifyInstance): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/**
 * Opens tracing with OpenTelemetry; the SDK reads its settings from OTEL_… (docs/decisions/0094). The id of a request's
 * trace is the request's own id, so what the request causes later finds its trace by the id that events store.
 */
export function openTracing(): Tracing {
  const ids = new RequestIds();
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? 'bellwether',
    // The detectors would add the command line and the user of the process.
    autoDetectResources: false,
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
    idGenerator: ids,
  });
  sdk.start();
  const tracer = trace.getTracer('bellwether');
  setTracer({
    async inSpan({ name, kind, attributes = {}, causedBy }, work) {
      const parent = parentOf(causedBy);
      const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes };
      const span = tracer.startSpan(name, options, parent);
      try {
        return await context.with(trace.setSpan(parent, span), work);
      } catch (error) {
        noteFault(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    traceparent() {
      const span = trace.getSpanContext(context.active());
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`;
    },
  });
  const statements = (sent: unknown) => noteStatements(sent as SentStatements);
  watchedStatements.subscribe(statements);

  function noteStatements({ statements: all, milliseconds }: SentStatements): void {
    // Statements of pauses and polls belong to no work.
    if (!trace.getSpan(context.active())) return;
    const endTime = Date.now();
    const texts = all.map(({ text }) => text.trim());
    const span = tracer.startSpan('statements', {
      kind: SpanKind.CLIENT,
      startTime: endTime - milliseconds,
      // Texts have placeholders, never values.
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.batch.size': texts.length,
        'db.query.text': texts.join(';\n'),
      },
    });
    span.end(endTime);
  }

  return {
    watch(server) {
      const spans = new WeakMap<FastifyRequest, { span: Span; within: Context }>();
      server.addHook('onRequest', (request, _reply, done) => {
        const span = ids.forRequest(request.id, () =>
          tracer.startSpan(
            nameOf(request),
            {
              kind: SpanKind.SERVER,
              attributes: { 'http.request.method': request.method, ...routeOf(request) },
            },
            ROOT_CONTEXT,
          ),
        );
        const within = trace.setSpan(ROOT_CONTEXT, span);
        spans.set(request, { span, within });
        context.with(within, done);
      });
      // A body arrives in the context of its connection.
      server.addHook('preHandler', (request, _reply, done) => {
        context.with(spans.get(request)?.within ?? ROOT_CONTEXT, done);
      });
      server.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request)?.span;
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    async stop() {
      watchedStatements.unsubscribe(statements);
      setTracer(undefined);
      await sdk.shutdown();
      trace.disable();
      context.disable();
    },
  };
}

/** The pattern of the path, because a path holds ids and tokens. */
function routeOf({ routeOptions }: FastifyRequest): { 'http.route': string } {
  return { 'http.route': routeOptions.url ?? '(none)' };
}

const nameOf = (request: FastifyRequest) => `${request.method} ${routeOf(request)['http.route']}`;

/** Messages of errors may hold values, so only the kind of the error is told. */
function noteFault(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? 'error'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns the context of the cause: a request's id, a `traceparent`, or what runs now. */
function parentOf(causedBy: SpanFacts['causedBy']): Context {
  const given = causedBy === undefined ? undefined : (carriedSpan(causedBy) ?? rootSpan(causedBy));
  if (given) return trace.setSpanContext(ROOT_CONTEXT, given);
  return causedBy === undefined ? context.active() : ROOT_CONTEXT;
}

function carriedSpan(traceparent: string): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/.exec(traceparent) ?? [];
  return traceId === '' ? undefined : { traceId, spanId, traceFlags: Number(flags), isRemote: true };
}

/** Returns the span of a request by its id, as `RequestIds` makes it. */
function rootSpan(requestId: string): SpanContext | undefined {
  const traceId = traceOf(requestId);
  if (traceId === undefined) return undefined;
  return { traceId, spanId: spanOf(traceId), traceFlags: TraceFlags.SAMPLED, isRemote: true };
}

function traceOf(requestId: string): string | undefined {
  const digits = requestId.replaceAll('-', '');
  return /^[0-9a-f]{32}$/.test(digits) ? digits : undefined;
}

const spanOf = (traceId: string) => traceId.slice(0, 16);

/** Makes ids of spans: those of a request from its id, all others at random. */
class RequestIds {
  #next: string | undefined;

  /** Runs `start`, whose span gets the ids of the request. */
  forRequest<T>(requestId: string, start: () => T): T {
    this.#next = traceOf(requestId);
    try {
      return start();
    } finally {
      this.#next = undefined;
    }
  }

  generateTraceId = (): string => this.#next ?? randomBytes(16).toString('hex');

  generateSpanId = (): string =>
    this.#next === undefined ? randomBytes(8).toString('hex') : spanOf(this.#next);
}
