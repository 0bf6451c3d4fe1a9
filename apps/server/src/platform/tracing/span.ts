/** What a span tells. No attribute holds what people wrote, an address, or who they are. */
export interface SpanFacts {
  /** Without ids, such as `job send-mail`. */
  readonly name: string;
  readonly kind?: 'server' | 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** The request that caused this work, or the `traceparent` that its job carries; absent: the span around it. */
  readonly causedBy?: string | undefined;
}

export interface Tracer {
  inSpan<T>(facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** Returns the present span as a `traceparent` (W3C). */
  traceparent(): string | undefined;
}

let tracer: Tracer | undefined;

/** Switches tracing on, or off again. */
export function setTracer(opened: Tracer | undefined): void {
  tracer = opened;
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Runs `work` in a span. Without tracing it only runs it. */
export function inSpan<T>(facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  return tracer ? tracer.inSpan(facts, work) : work();
}

/** Returns the present span for work that runs later, perhaps on another node; undefined without tracing. */
export function presentTrace(): string | undefined {
  return tracer?.traceparent();
}
