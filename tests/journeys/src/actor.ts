import { type Session, signIn } from '@bellwether/contract/accounts';
import { createClient } from '@bellwether/contract/client';
import { address } from './server-under-test.ts';

export const demoPassword = 'Bellwether-demo-1';

/**
 * Returns the mail address of a person at one of the two demo companies; `ceo@other.example` is given in
 * full.
 */
export function mailOf(who: string): string {
  return who.includes('@') ? who : `${who}@demo.example`;
}

/** A person signed in over HTTP, who prepares the data of a journey. */
export type Actor = ReturnType<typeof createClient> & { readonly session: Session };

/** Signs in by the part of the mail address before the @, at the journeys' server or another one. */
export async function actor(who: string, at = address()): Promise<Actor> {
  const userName = mailOf(who);
  const domain = userName.split(/[@.]/).at(-2) ?? '';
  const anyone = createClient({ baseUrl: `${at}/api`, token: () => undefined });
  const session = await anyone.call(signIn, { body: { userName, password: demoPassword, domain } });
  return actorOf(session, at);
}

/** Returns the person whose session it is. */
export const actorOf = (session: Session, at = address()): Actor => ({
  ...createClient({ baseUrl: `${at}/api`, token: () => session.Token }),
  session,
});
