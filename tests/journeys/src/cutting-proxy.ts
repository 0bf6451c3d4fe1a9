import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the server that can lose an answer. */
export interface CuttingProxy {
  /** Its address at the demo company's subdomain, which browsers trust like https. */
  readonly at: string;
  /** Loses the answer to the next request whose first line has the text: the server carries it out. Resolves when lost. */
  loseAnswer(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a proxy to the server at `target`. It passes bytes on, so that a browser meets the real server. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let armed: { readonly text: string; readonly lost: () => void } | undefined;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // The other side closes with it.
      socket.on('error', () => undefined);
    }
    let cut: (() => void) | undefined;
    client.on('data', (chunk) => {
      const former = armed;
      if (former && chunk.toString('latin1').includes(former.text)) {
        armed = undefined;
        cut = () => {
          client.destroy();
          upstream.destroy();
          former.lost();
        };
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (cut) cut();
      else client.write(chunk);
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    at: `http://demo.localhost:${(server.address() as AddressInfo).port}`,
    loseAnswer(text) {
      const { promise, resolve } = Promise.withResolvers<void>();
      armed = { text, lost: resolve };
      return promise;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
