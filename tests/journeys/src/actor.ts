import { type Session, signIn } from '@bellwether/contract/accounts';
import { createClient } from '@bellwether/contract/client';
import { address } from './server-under-test.ts';

export const demoPassword = 'Bellwether-demo-1';

/** The mail address of somebody at one of the two demo companies; `ceo@other.example` is written out. */
export function mailOf(who: string): string {
  return who.includes('@') ? who : `${who}@demo.example`;
}

/** Somebody signed in over HTTP, to bring about what a journey begins with. */
export type Actor = ReturnType<typeof createClient> & { readonly session: Session };

/** Signs in by the part of the mail address before the @, at the journeys' server or at another one. */
export async function actor(who: string, at = address()): Promise<Actor> {
  const userName = mailOf(who);
  const domain = userName.split(/[@.]/).at(-2) ?? '';
  const baseUrl = `${at}/api`;
  const anyone = createClient({ baseUrl, token: () => undefined });
  const session = await anyone.call(signIn, { body: { userName, password: demoPassword, domain } });
  return { ...createClient({ baseUrl, token: () => session.Token }), session };
}
