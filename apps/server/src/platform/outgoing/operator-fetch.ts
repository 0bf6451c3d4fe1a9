import { OutgoingFault } from './outgoing-fault.ts';

const largestAnswer = 512 * 1_024;

/**
 * Fetches an address of the configuration, which the operator answers for, so it may be in any network. Follows no
 * redirect, because a redirect would send keys and texts to an unknown host. Reads at most 512 KiB. The caller limits the
 * time by `signal`.
 * @throws OutgoingFault for a redirect and for a longer answer; like `fetch`, TypeError if no connection is possible,
 *   because libraries that get this function recognise it.
 */
export async function operatorFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new OutgoingFault('redirected', { status: response.status });
  }
  const body = await readBounded(response);
  // The body is decoded already, so its length and encoding headers are wrong now.
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) return null;
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > largestAnswer) {
      await reader.cancel();
      throw new OutgoingFault('too_large', { status: response.status });
    }
    parts.push(part.value);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}
