import { peoplesFrames } from '@bellwether/contract/live';
import { liveCloseCodes } from '@bellwether/contract/live.channel';
import type { WebSocket } from 'ws';
import type { LiveCaller } from '../events/live-statements.ts';

/** The owner of a channel. */
export interface ChannelOwner {
  readonly tenantId: number;
  readonly personId: number;
  readonly caller: LiveCaller;
}

/** A message as it is sent. */
export interface Outgoing {
  readonly eventId: number;
  /** The frame's name; null: a message about the channel. */
  readonly event: string | null;
  /** Equal for frames with the same name and ids. */
  readonly key: string;
  /** UTF-8, encoded once for all clients. */
  readonly data: Buffer;
}

/**
 * The bytes that may wait for a slow client, about two thousand frames. With more bytes the channel is closed; the
 * client reconnects when it can, and gets what it missed.
 */
const waitingBytes = 128 * 1_024;
/** Frames that may wait while a new client catches up. */
const heldFrames = 1_000;

/** One client's WebSocket after its session is known. */
export class Channel {
  readonly owner: ChannelOwner;
  readonly #socket: WebSocket;
  /** The frames that arrived while the client catches up; undefined afterwards. */
  #held: Outgoing[] | undefined = [];
  /**
   * The last event of each frame that the client got while catching up. If the reader sends the same frame again, it
   * is skipped.
   */
  readonly #caughtUp = new Map<string, number>();
  #answered = true;

  constructor(socket: WebSocket, owner: ChannelOwner) {
    this.#socket = socket;
    this.owner = owner;
    socket.on('pong', () => {
      this.#answered = true;
    });
  }

  /** Sends the reply to the first message, then the missed frames, then the frames that arrived meanwhile. */
  begin(ready: string, missed: readonly Outgoing[]): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    this.#write(Buffer.from(ready));
    for (const frame of missed) {
      if (this.#isKeptFrom(frame)) continue;
      this.#write(frame.data);
      this.#caughtUp.set(frame.key, frame.eventId);
    }
    for (const frame of held) this.send(frame);
  }

  send(frame: Outgoing): void {
    if (this.#isKeptFrom(frame)) return;
    if (frame.eventId <= (this.#caughtUp.get(frame.key) ?? -1)) return;
    if (this.#held === undefined) this.#write(frame.data);
    else if (this.#held.length < heldFrames) this.#held.push(frame);
    else this.#socket.terminate();
  }

  /** Programs get no frames about things that no scope covers. */
  #isKeptFrom({ event }: Outgoing): boolean {
    return this.owner.caller.kind === 'token' && event !== null && peoplesFrames.has(event);
  }

  /** Pings the client. Ends the channel if the client did not answer the previous ping. */
  ping(): void {
    this.#caughtUp.clear();
    if (this.#answered) this.#socket.ping();
    else this.#socket.terminate();
    this.#answered = false;
  }

  endSession(): void {
    this.close(liveCloseCodes.sessionEnded, 'The session has ended.');
  }

  /** Closes the channel with a code. The WebSocket library disconnects a client that does not answer. */
  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #write(data: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > waitingBytes) this.#socket.terminate();
    else this.#socket.send(data, { binary: false });
  }
}
