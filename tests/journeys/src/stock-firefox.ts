import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A page of a stock Firefox, driven by the keyboard over WebDriver BiDi. */
export interface FirefoxPage {
  goto(address: string): Promise<void>;
  /** Returns the value of an expression of the page; JSON only. */
  read<T>(expression: string): Promise<T>;
  /** Waits until the expression is true. @throws with `what` after 30 s. */
  until(what: string, expression: string): Promise<void>;
  /** Types a text, or presses `Enter`, `Tab`, `Escape`. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Tab' | 'Escape'): Promise<void>;
  /** Gives a file to the input that the expression finds. */
  choose(expression: string, path: string): Promise<void>;
  /** Prints the page as a PDF. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}

const keyCodes = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' } as const;

/** What a command answers, as far as it is read here. */
interface Answer {
  readonly data?: string;
  readonly context?: string;
  readonly result?: { readonly type: string; readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/**
 * Starts a stock Firefox with a profile of its own. The runner's own channel for it (`moz-firefox`) cannot be used: every
 * context of it sends `emulation.setMediaFeaturesOverride`, which the extended support release does not know.
 */
export async function startFirefox(program: string): Promise<FirefoxPage> {
  const profile = await mkdtemp(join(tmpdir(), 'bellwether-firefox-'));
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_REMOTE_ALLOW_SYSTEM_ACCESS: '' } },
  );
  const send = await connect(await endpointOf(browser));
  await send('session.new', { capabilities: {} });
  // The first tab may load its empty page a second time, which would cancel a navigation; a new tab is complete.
  const { context = '' } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });

  const evaluate = async (expression: string) => {
    const answer = await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (answer.exceptionDetails) throw new Error(`${answer.exceptionDetails.text} in ${expression}`);
    return answer.result;
  };
  const read = async <T>(expression: string): Promise<T> => {
    const result = await evaluate(
      `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
    );
    return JSON.parse(String(result?.value)) as T;
  };
  const until = async (what: string, expression: string) => {
    const end = Date.now() + 30_000;
    // Between two pages there is nothing to read.
    while (!(await read<boolean>(`!!(${expression})`).catch(() => false))) {
      if (Date.now() > end)
        throw new Error(`${what}: not within 30 s. ${await read<string>('document.body.innerText')}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const strike = (keys: readonly string[]) =>
    send('input.performActions', {
      context,
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });

  return {
    async goto(url) {
      // The browser's own command for this fails if the page leads on at once, so the page navigates.
      await read(`(window.isLeft = true, setTimeout(() => location.assign(${JSON.stringify(url)})), true)`);
      await until(url, `!window.isLeft && document.readyState === 'complete'`);
    },
    read,
    until,
    async type(text) {
      await strike([...text]);
    },
    async press(key) {
      await strike([keyCodes[key]]);
    },
    async choose(expression, path) {
      const result = await evaluate(expression);
      await send('input.setFiles', { context, element: { sharedId: result?.sharedId }, files: [path] });
    },
    async print() {
      const { data = '' } = await send('browsingContext.print', { context, background: true });
      return Buffer.from(data, 'base64');
    },
    async close() {
      const ended = once(browser, 'exit');
      browser.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Returns the address that the browser prints when it can be driven. */
async function endpointOf(browser: ChildProcess): Promise<string> {
  if (!browser.stderr) throw new Error('Firefox has no error output.');
  for await (const line of createInterface({ input: browser.stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    browser.stderr.resume();
    return address;
  }
  throw new Error('Firefox ended before it could be driven.');
}

type Send = (method: string, params: object) => Promise<Answer>;

/** Connects to the browser and returns the function that sends a command. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as {
      id?: number;
      type: string;
      result?: Answer;
      message?: string;
    };
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !asked) return;
    waiting.delete(id);
    if (type === 'success') asked.resolve(result ?? {});
    else asked.reject(new Error(message));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)), { once: true });
  });
  let latest = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      latest += 1;
      waiting.set(latest, { resolve, reject });
      socket.send(JSON.stringify({ id: latest, method, params }));
    });
}
