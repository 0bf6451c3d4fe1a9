import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A mail server for each node, which notes what it has taken and from which node. It may take its time. */
export class MailCatcher {
  /** How many times each mail was taken, by receiver and subject. */
  readonly #taken = new Map<string, number>();
  readonly #servers: Server[] = [];
  readonly #open = new Set<Socket>();
  /** The nodes that have handed a mail over and wait for the answer. */
  readonly #waiting = new Map<number, number>();
  /** The pause before a mail is taken, in milliseconds. */
  pause = 0;

  /** Listens for the node at each port. */
  async start(mailPortOf: ReadonlyMap<number, number>): Promise<void> {
    for (const [node, port] of mailPortOf) {
      const server = createServer((socket) => this.#talk(socket, node));
      this.#servers.push(server);
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    }
  }

  stop(): void {
    for (const socket of this.#open) socket.destroy();
    for (const server of this.#servers) server.close();
  }

  /** Forgets what was taken. */
  reset(): void {
    this.#taken.clear();
  }

  /** How many different mails were taken, and how many more than once. */
  get counts(): { readonly mails: number; readonly twice: number } {
    const counts = [...this.#taken.values()];
    return { mails: counts.length, twice: counts.filter((count) => count > 1).length };
  }

  /** Returns the port of a node that waits for the answer to a mail. */
  async untilBusy(patience = 60_000): Promise<number> {
    for (const end = Date.now() + patience; Date.now() < end; await wait(20))
      for (const [node, count] of this.#waiting) if (count > 0) return node;
    throw new Error('No node sends a mail.');
  }

  #talk(socket: Socket, node: number): void {
    this.#open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#open.delete(socket));
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let receiver = '';
    let text = '';
    let isData = false;
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (let end = text.indexOf('\r\n'); !isData && end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        receiver = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? receiver;
        isData = /^DATA/i.test(line);
        say(isData ? '354 Go on' : /^QUIT/i.test(line) ? '221 Bye' : '250 OK');
      }
      const over = isData ? text.indexOf('\r\n.\r\n') : -1;
      if (over < 0) return;
      const mail = `${receiver} ${/^subject: (.*)$/im.exec(text.slice(0, over))?.[1] ?? ''}`;
      text = text.slice(over + 5);
      isData = false;
      void this.#take(socket, node, mail);
    });
    say('220 Ready');
  }

  async #take(socket: Socket, node: number, mail: string): Promise<void> {
    this.#waiting.set(node, (this.#waiting.get(node) ?? 0) + 1);
    await wait(this.pause);
    this.#waiting.set(node, (this.#waiting.get(node) ?? 0) - 1);
    // The sender has gone away, so it has no answer and must send the mail again.
    if (socket.destroyed || socket.readableEnded) return;
    this.#taken.set(mail, (this.#taken.get(mail) ?? 0) + 1);
    socket.write('250 Taken\r\n');
  }
}
