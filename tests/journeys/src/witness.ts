import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** Records what a journey must not cause: requests to other hosts, errors in the console, exceptions. */
export interface Witness {
  watch(context: BrowserContext): void;
  /** Ignores lines that a journey causes on purpose, such as the console's line about a refused call. */
  expectTrouble(pattern: RegExp): void;
  /** The unexpected lines. */
  readonly seen: readonly string[];
}

/** Returns a witness for pages of one origin. */
export function createWitness(origin: string): Witness {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const tell = (line: string) => {
    if (!expected.some((pattern) => pattern.test(line))) seen.push(line);
  };
  const ownHost = new URL(origin).host;

  const onRequest = (request: Request) => {
    const { protocol, host } = new URL(request.url());
    // A company's own address is a subdomain of localhost, on the same port.
    const isOurs = host === ownHost || /^[a-z0-9-]+\.localhost$/.test(host.split(':')[0] ?? '');
    if (/^(https?|wss?):$/.test(protocol) && !isOurs) tell(`request to another host: ${request.url()}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    tell(`console: ${message.text()} (${message.location().url})`);
  };

  return {
    seen,
    watch(context) {
      context.on('request', onRequest);
      context.on('console', onConsole);
      context.on('weberror', (fault) => tell(`exception: ${fault.error().stack ?? fault.error().message}`));
    },
    expectTrouble: (pattern) => expected.push(pattern),
  };
}
