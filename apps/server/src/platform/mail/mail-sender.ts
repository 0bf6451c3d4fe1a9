import type { Config } from '../config/config.ts';
import { loadedOnce } from '../queue/loaded-once.ts';
import { Pace } from './pace.ts';
import type { Deliver } from './transport.ts';

/** How a node sends mails: one pace and one transport, which its contexts share. */
export class MailSender {
  readonly #pace: Pace;
  readonly #transport: () => Promise<Deliver>;

  constructor(config: Config) {
    this.#pace = new Pace(config.mailPerMinute);
    this.#transport = loadedOnce(async () => (await import('./transport.ts')).openTransport(config));
  }

  /** Resolves when the pace lets the next mail go. */
  turn(): Promise<void> {
    return this.#pace.turn();
  }

  /** Opens the transport with the first mail. */
  transport(): Promise<Deliver> {
    return this.#transport();
  }
}
