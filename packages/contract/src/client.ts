import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  fileReplyOf,
  serverTimeHeader,
  uploadOf,
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

export type CallInput<E extends Endpoint> = EndpointInput<E> & { signal?: AbortSignal };

export interface Client {
  /**
   * Makes one call.
   *
   * @throws ProblemError for every answer but 2xx; with status 0 if no answer came.
   */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<EndpointReply<E>>;
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
    async call(endpoint, input) {
      const token = endpoint.who === 'anyone' ? undefined : options.token();
      const isUpload = uploadOf(endpoint) !== undefined;
      const accept = fileReplyOf(endpoint)?.mediaTypes ?? ['application/json'];
      const headers: Record<string, string> = { accept: accept.join(', ') };
      if (token) headers.authorization = token;
      // The browser sets the content type of a form itself, because it contains the boundary between the
      // parts.
      if (input.body !== undefined && !isUpload) headers['content-type'] = 'application/json';
      const url = options.baseUrl + urlOf(endpoint, input.params, input.query);
      const kept = replies.get(url);
      const known = kept?.token === token ? kept : undefined;
      if (known) headers['if-none-match'] = known.version;
      let response: Response;
      try {
        response = await send(url, {
          method: endpoint.method,
          headers,
          cache: 'no-store',
          body: bodyOf(input.body, isUpload) ?? null,
          signal: input.signal ?? null,
        });
      } catch (cause) {
        if (input.signal?.aborted) throw cause;
        throw new ProblemError({ status: 0, code: 'unreachable', detail: unreachable });
      }
      const time = Date.parse(response.headers.get(serverTimeHeader) ?? '');
      if (!Number.isNaN(time)) options.onServerTime?.(time);
      if (known && response.status === 304) return known.reply as EndpointReply<typeof endpoint>;
      if (response.ok) {
        const version = endpoint.isVersioned ? response.headers.get('etag') : null;
        if (version !== null) {
          const reply: unknown = await response.json();
          replies.set(url, { token, version, reply });
          return reply as EndpointReply<typeof endpoint>;
        }
        const isFile = fileReplyOf(endpoint) !== undefined;
        return (await (isFile ? readFile(response) : response.json())) as EndpointReply<typeof endpoint>;
      }
      const error = new ProblemError(await readProblem(response));
      if (token && (error.status === 401 || error.status === 403)) options.onSessionEnd?.(error);
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

function urlOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
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
