import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Call {
  readonly method: 'GET' | 'POST';
  /** With its leading slash. */
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  /** The `ETag` of a former reply; the answer may then be 304 without a body. */
  readonly version?: string | undefined;
}

export interface Reply {
  /** The size of the uncompressed body. */
  readonly bytes: number;
  /** The size of the body as sent. */
  readonly sentBytes: number;
  readonly body: string;
  readonly version: string | undefined;
}

/** Sends calls to one server over connections that are kept open. */
export class Client {
  readonly #agent: Agent;
  readonly #port: number;

  constructor(port: number, maxSockets = 32) {
    this.#agent = new Agent({ keepAlive: true, maxSockets });
    this.#port = port;
  }

  /**
   * Sends one call.
   *
   * @throws for every answer but 200, and 304 to a call with a version, with its text.
   */
  send(call: Call): Promise<Reply> {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    // As browsers ask.
    const headers: Record<string, string> = { 'accept-encoding': 'br, gzip' };
    if (call.token !== undefined) headers.authorization = call.token;
    if (call.version !== undefined) headers['if-none-match'] = call.version;
    if (body !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = String(Buffer.byteLength(body));
    }
    const { method, path } = call;
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: this.#port, agent: this.#agent, method, path, headers },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('error', reject);
          reply.on('end', () => {
            const sentParts = Buffer.concat(parts);
            const isUnchanged = reply.statusCode === 304 && call.version !== undefined;
            const all = isUnchanged ? sentParts : uncompressed(reply, sentParts);
            if (reply.statusCode === 200 || isUnchanged)
              resolve({
                bytes: all.length,
                sentBytes: sentParts.length,
                body: all.toString('utf8'),
                version: reply.headers.etag,
              });
            else reject(new Error(`${method} ${path} answered ${reply.statusCode}: ${all.toString('utf8')}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Sends `count` calls, `atOnce` of them at a time; returns the mean size of the replies. */
  async sendMany(count: number, atOnce: number, callOf: (index: number) => Call): Promise<number> {
    let next = 0;
    let bytes = 0;
    const work = async () => {
      while (next < count) {
        const call = callOf(next);
        next += 1;
        bytes += (await this.send(call)).bytes;
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
    return bytes / count;
  }

  close(): void {
    this.#agent.destroy();
  }
}

function uncompressed(reply: IncomingMessage, body: Buffer): Buffer {
  switch (reply.headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    default:
      return body;
  }
}
