import { sql } from 'kysely';
import type { ServerContext } from '../platform/context.ts';
import type { Queries } from '../platform/database/driver.ts';

/** The accounts of the demo company, at `demo.example`. */
export const demoAccounts = [
  'ceo',
  'manager',
  'lead',
  'contributor',
  'peer',
  'observer',
  'orgadmin',
  'goaladmin',
  'goalmanager',
  'hradmin',
] as const;

export interface Companies {
  readonly isEmpty: boolean;
  readonly hasDemo: boolean;
}

/** Returns whether there are companies, and whether one of them is a demo; one statement. */
export async function lookAtCompanies(db: Queries): Promise<Companies> {
  const { rows } = await sql<{ company: boolean; demo: boolean }>`
    select exists (select 1 from tenant) as company, exists (select 1 from tenant where is_demo) as demo`.execute(
    db,
  );
  return { isEmpty: rows[0]?.company === false, hasDemo: rows[0]?.demo === true };
}

/**
 * Creates the demo companies if there is no company at all. If several nodes start at once, one creates them
 * and the others wait.
 */
export async function makeDemoIfEmpty(context: ServerContext): Promise<void> {
  // Load the demo's texts only when they are needed.
  const { createDemoIfEmpty } = await import('../../demo/create-demo.ts');
  await createDemoIfEmpty(context);
}

/**
 * Creates the demo companies, all or nothing.
 *
 * @throws when one of their subdomains is taken.
 */
export async function makeDemo(context: ServerContext): Promise<void> {
  const { createDemo } = await import('../../demo/create-demo.ts');
  await createDemo(context);
}
