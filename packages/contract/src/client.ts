import {
  type Call,
  callOf,
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  serverTimeHeader,
} from './endpoint.ts';
import { type FileToSend, type ReceivedFile, uploadPart } from './file.ts';
import { fileNameOf } from './file-name.ts';
import { ProblemError, unreachable, wentWrong } from './problem.ts';

export interface ClientOptions {
  /** Origin and base path without a trailing slash, for example `/api`. */
  baseUrl: string;
  token: () => string | undefined;
  /** Called on 401 and 403 of any call that carried a token. */
  onSessionEnd?: (error: ProblemError) => void;
  /** Called with the server's clock, in epoch milliseconds, for each answer that carries it. */
  onServerTime?: (now: number) => void;
  fetch?: typeof fetch;
}

export type CallInput<E extends Endpoint> = EndpointInput<E> & {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: a POST with the same key and body is carried out once. */
  key?: string;
};

export interface Client {
  /**
   * Makes one call: the generated one of a screen, or an endpoint of the contract.
   *
   * @throws ProblemError for every answer but 2xx; with status 0 if no answer came.
   */
  call<E extends Endpoint>(target: E | Call<E>, input: CallInput<E>): Promise<EndpointReply<E>>;
}

/** The last reply of a call with versions, for the token that it was sent to. */
interface KnownReply {
  readonly token: string | undefined;
  readonly version: string;
  readonly reply: unknown;
}

/**
 * Returns a client over `fetch`. Paths, parameters and reply shapes come from the contract. A reply with a version is
 * kept in memory, and returned again while the server says that it is unchanged.
 */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch.bind(globalThis);
  const replies = new Map<string, KnownReply>();
  return {
    async call<E extends Endpoint>(target: E | Call<E>, input: CallInput<E>): Promise<EndpointReply<E>> {
      const call: Call<E> = 'upload' in target ? target : callOf(target);
      const { upload, fileTypes } = call;
      const token = call.who === 'anyone' ? undefined : options.token();
      const accept = fileTypes ?? ['application/json'];
      const headers: Record<string, string> = { accept: accept.join(', ') };
      if (token) headers.authorization = token;
      if (input.key !== undefined) headers['idempotency-key'] = input.key;
      // The browser sets the content type of a form itself, because it contains the boundary between the
      // parts.
      if (input.body !== undefined && !upload) headers['content-type'] = 'application/json';
      const url = options.baseUrl + urlOf(call, input.params, input.query);
      const kept = replies.get(url);
      const known = kept?.token === token ? kept : undefined;
      if (known) headers['if-none-match'] = known.version;
      let response: Response;
      try {
        response = await send(url, {
          method: call.method,
          headers,
          cache: 'no-store',
          body: bodyOf(input.body, upload) ?? null,
          signal: input.signal ?? null,
        });
      } catch (cause) {
        if (input.signal?.aborted) throw cause;
        throw new ProblemError({ status: 0, code: 'unreachable', detail: unreachable });
      }
      const time = Date.parse(response.headers.get(serverTimeHeader) ?? '');
      if (!Number.isNaN(time)) options.onServerTime?.(time);
      if (known && response.status === 304) return known.reply as EndpointReply<E>;
      if (response.ok) {
        const version = call.isVersioned ? response.headers.get('etag') : null;
        if (version !== null) {
          const reply: unknown = await response.json();
          replies.set(url, { token, version, reply });
          return reply as EndpointReply<E>;
        }
        return (await (fileTypes ? readFile(response) : response.json())) as EndpointReply<E>;
      }
      const error = new ProblemError(await readProblem(response));
      const isRefused = error.status === 401 || (error.status === 403 && !error.asksForSecondStep);
      if (token && isRefused) options.onSessionEnd?.(error);
      throw error;
    },
  };
}

function bodyOf(body: unknown, isUpload: boolean): FormData | string | undefined {
  if (body === undefined) return undefined;
  if (!isUpload) return JSON.stringify(body);
  const { file, name } = body as FileToSend;
  const form = new FormData();
  if (name === undefined) form.set(uploadPart, file);
  else form.set(uploadPart, file, name);
  return form;
}

async function readFile(response: Response): Promise<ReceivedFile> {
  return { blob: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) };
}

function urlOf(call: Call, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

interface ReadProblem {
  readonly status: number;
  readonly detail: string;
  readonly retryAfter: number | undefined;
}

async function readProblem(response: Response): Promise<ReadProblem> {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  try {
    const body = (await response.json()) as { detail?: string };
    return { ...body, status: response.status, detail: body.detail ?? wentWrong, retryAfter };
  } catch {
    // A proxy's error page is not a problem document, but its status is still useful.
    return { status: response.status, detail: wentWrong, retryAfter };
  }
}
