import { listNotifications, type Notification } from '@bellwether/contract/notifications';
import { EventReader } from '../platform/events/event-reader.ts';
import { readers } from '../reactions.ts';
import { type CastName, cast, type GoalCompany } from './goal-company.ts';
import type { TestServer } from './test-server.ts';

/** Returns the reader that writes notifications; a failed reaction fails the test. */
export function notificationReader({ context }: TestServer): EventReader {
  const reader = readers.find(({ name }) => name === 'notifications');
  if (!reader) throw new Error('No reader writes notifications.');
  const failed = (facts: object) => {
    throw new Error('A reaction failed.', { cause: facts });
  };
  return new EventReader(context, reader, { warn: failed, error: failed });
}

/** Reads the notifications of the people of a goal company. */
export class Notified {
  readonly #company: GoalCompany;
  readonly #reader: EventReader;

  constructor(company: GoalCompany) {
    this.#company = company;
    this.#reader = notificationReader(company.server);
  }

  /** Runs the reactions to all events so far. */
  async settle(): Promise<void> {
    while (await this.#reader.turn());
  }

  /** Returns a page of a person's notifications. */
  async of(who: CastName, page = 0): Promise<readonly Notification[]> {
    await this.settle();
    const reply = await this.#company.must(who, listNotifications, { params: { page } });
    return reply.Notifications;
  }

  /** Acts, and returns the new notifications of everybody who got one. */
  async after(act: () => Promise<unknown>): Promise<Partial<Record<CastName, readonly Notification[]>>> {
    await this.settle();
    const before = await this.#lastId();
    await act();
    await this.settle();
    const told: Partial<Record<CastName, readonly Notification[]>> = {};
    for (const who of cast) {
      const fresh = (await this.of(who)).filter(({ Id }) => Id > before);
      if (fresh.length > 0) told[who] = fresh;
    }
    return told;
  }

  async #lastId(): Promise<number> {
    const row = await this.#company.read((db) =>
      db
        .selectFrom('notification')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst(),
    );
    return row?.id ?? 0;
  }
}
