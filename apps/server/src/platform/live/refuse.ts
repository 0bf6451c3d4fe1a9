import type { Duplex } from 'node:stream';

/** Refuses an upgrade, and ends its connection. */
export function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
