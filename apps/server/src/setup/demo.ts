import { asOwner, type ServerContext } from '../platform/context.ts';

/** Who can sign in to the demo company, at `demo.example`. */
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

/** Whether there are companies, and whether one of them is a demo; one statement. */
export async function lookAtCompanies(pool: ServerContext['pool']): Promise<Companies> {
  const result = await pool.query(
    'select exists (select 1 from tenant) as any, exists (select 1 from tenant where is_demo) as demo',
  );
  return { isEmpty: result.rows[0]?.any === false, hasDemo: result.rows[0]?.demo === true };
}

/**
 * Makes the demo companies where there is no company at all. Of several nodes that start at once one makes them and the
 * others wait.
 */
export async function makeDemoIfEmpty(context: ServerContext): Promise<void> {
  await asOwner(context, async (pool) => {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock(hashtext($1))', ['make the demo']);
      if ((await lookAtCompanies(context.pool)).isEmpty) await makeDemo(context);
    } finally {
      // The lock belongs to the session and ends with it.
      client.release(true);
    }
  });
}

/** Makes the demo companies, all or nothing. Throws where one of their subdomains is taken. */
export async function makeDemo(context: ServerContext): Promise<void> {
  // Its texts are loaded only when they are needed.
  const { createDemo } = await import('../../demo/create-demo.ts');
  await createDemo(context);
}
