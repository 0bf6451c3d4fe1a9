import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { TestServer } from './test-server.ts';
import { whenDone } from './when-done.ts';

/** A tool's answer as an agent reads it. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads fields of any tool
  readonly body: any;
}

export interface AgentClient {
  readonly client: Client;
  call(name: string, input?: object): Promise<ToolAnswer>;
}

/** Returns the address at which the server listens; it begins to listen at the first call. */
export async function listeningAt({ http }: TestServer): Promise<string> {
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

/** Connects the client of the protocol's own library over HTTP. */
export async function connectAgent(
  server: TestServer,
  bearer: string,
  path = '/api/mcp',
): Promise<AgentClient> {
  const base = await listeningAt(server);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${base}${path}`), {
    requestInit: { headers: { authorization: `Bearer ${bearer}` } },
  });
  await client.connect(transport);
  whenDone(() => client.close());
  return {
    client,
    async call(name, input = {}) {
      const answer = await client.callTool({ name, arguments: { ...input } });
      const [part] = answer.content as { text: string }[];
      const text = part?.text ?? '';
      return {
        isError: answer.isError === true,
        text,
        body: text.startsWith('{') ? JSON.parse(text) : undefined,
      };
    },
  };
}

/** Returns a code verifier with its challenge (PKCE). */
export function pkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
