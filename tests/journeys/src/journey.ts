import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Actor, actor } from './actor.ts';
import { address } from './server-under-test.ts';
import { createWitness, type Witness } from './witness.ts';

export { expect };

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** The circumstances of a visit. */
export interface Look {
  readonly size?: { readonly width: number; readonly height: number };
  readonly isDark?: boolean;
  /** The server's address, for companies at a subdomain. */
  readonly at?: string;
  /** Whether the browser starts the worker of the offline page. */
  readonly hasWorker?: boolean;
}

interface Journey {
  /**
   * Whether things move on the screen. Only journeys about layers, focus and layout need it: drawing the pictures between
   * takes a fifth of a page's processor time.
   */
  hasMotion: boolean;
  /** Returns a fresh browser profile, signed out and observed by the witness. */
  profile: (look?: Look, options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Returns a page of a signed-in person, at an address of the product. */
  enter: (who: string | Actor, place?: string, look?: Look) => Promise<Page>;
  witness: Witness;
}

export const test = base.extend<Journey>({
  hasMotion: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
  witness: async ({}, use) => {
    const witness = createWitness(address());
    await use(witness);
    expect(witness.seen, 'requests, console and exceptions').toEqual([]);
  },

  profile: async ({ browser, witness, hasMotion }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (look = {}, options = {}) => {
      const { size = desk, isDark = false, at = address(), hasWorker = false } = look;
      const isPhone = size.width < 600;
      const context = await browser.newContext({
        baseURL: at,
        viewport: size,
        colorScheme: isDark ? 'dark' : 'light',
        reducedMotion: hasMotion ? 'no-preference' : 'reduce',
        isMobile: isPhone,
        hasTouch: isPhone,
        // With a worker, the requests of a page no longer pass the routes of a test.
        serviceWorkers: hasWorker ? 'allow' : 'block',
        ...options,
      });
      contexts.push(context);
      witness.watch(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  enter: async ({ profile }, use) => {
    await use(async (who, place = '/v3/goals', look = {}) => {
      const { session } = typeof who === 'string' ? await actor(who) : who;
      const origin = look.at ?? address();
      const localStorage = [
        { name: 'bw.token', value: session.Token },
        { name: 'bw.person', value: `${session.Tenant.Id}.${session.Profile.Id}` },
      ];
      const context = await profile(look, {
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      });
      const page = await context.newPage();
      await page.goto(place);
      return page;
    });
  },
});
