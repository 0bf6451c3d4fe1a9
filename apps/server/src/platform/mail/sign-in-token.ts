import type { MailSignIn } from '../config/config.ts';
import { operatorFetch } from '../outgoing/operator-fetch.ts';

/** A token is renewed this long before it expires. */
const reserveMilliseconds = 60_000;
const patienceMilliseconds = 15_000;

/** Gives access tokens for signing in to the mail server (OAuth 2.0, RFC 6749 sections 4.4 and 6). */
export class SignInTokens {
  readonly #settings: MailSignIn;
  #known: Promise<{ token: string; expiresAt: number }> | undefined;

  constructor(settings: MailSignIn) {
    this.#settings = settings;
  }

  /**
   * Returns a token that is still good. `isRefused`: the mail server has refused the last one.
   * @throws Error if the provider gives none.
   */
  async token(isRefused: boolean): Promise<string> {
    const known = await this.#known?.catch(() => undefined);
    if (!known || isRefused || known.expiresAt - reserveMilliseconds < Date.now()) this.#known = this.#ask();
    return (await (this.#known as Promise<{ token: string }>)).token;
  }

  async #ask(): Promise<{ token: string; expiresAt: number }> {
    const { clientId, clientSecret, refreshToken, scope, tokenUrl } = this.#settings;
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      ...(refreshToken === undefined
        ? { grant_type: 'client_credentials' }
        : { grant_type: 'refresh_token', refresh_token: refreshToken }),
      ...(scope === undefined ? {} : { scope }),
    });
    const reply = await operatorFetch(tokenUrl, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    const said = (await reply.json().catch(() => ({}))) as {
      access_token?: string;
      expires_in?: number;
      error?: string;
    };
    if (!reply.ok || said.access_token === undefined)
      throw new Error(
        `${tokenUrl.hostname} gives no token for the mail server (${said.error ?? reply.status}).`,
      );
    return { token: said.access_token, expiresAt: Date.now() + (said.expires_in ?? 300) * 1_000 };
  }
}
