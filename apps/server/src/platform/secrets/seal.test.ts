import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HttpProblem } from '../refusal/problem.ts';
import { canSeal, seal, unseal } from './seal.ts';

const first = 'a1'.repeat(32);
const second = 'b2'.repeat(32);
const withKeys = (...connectionKeys: string[]) => ({
  connectionKeys,
  databaseUrl: 'postgres://localhost/x',
  home: '/nowhere',
});
const secret = 'whsec_ä€🙂';

describe('a sealed secret', () => {
  it('opens with its key alone, and each sealing differs', () => {
    const sealed = seal(withKeys(first), 'webhook.secret', secret);
    expect(sealed).not.toContain('whsec');
    expect(unseal(withKeys(first), sealed)).toBe(secret);
    expect(seal(withKeys(first), 'webhook.secret', secret)).not.toBe(sealed);
    expect(() => unseal(withKeys(second), sealed)).toThrow(HttpProblem);
  });

  it('opens while its key is among the older ones; the first one seals', () => {
    const both = withKeys(second, first);
    expect(unseal(both, seal(withKeys(first), 'webhook.secret', secret))).toBe(secret);
    expect(unseal(withKeys(second), seal(both, 'webhook.secret', secret))).toBe(secret);
  });

  it('kept by a key that the server no longer has is refused with that reason', () => {
    const sealed = seal(withKeys(first), 'webhook.secret', secret);
    const codeOf = (...keys: string[]) => {
      try {
        return unseal(withKeys(...keys), sealed);
      } catch (error) {
        return (error as HttpProblem).code;
      }
    };
    expect(codeOf(second)).toBe('other_connection_key');
    expect(codeOf()).toBe('no_connection_key');
  });

  it('is refused after a change', () => {
    const sealed = seal(withKeys(first), 'webhook.secret', secret);
    const [name = '', body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    expect(() => unseal(withKeys(first), `${name}.${bytes.toString('base64url')}`)).toThrow();
  });

  it('needs a key, which only the embedded database brings along, in a file for its user alone', () => {
    expect(canSeal(withKeys())).toBe(false);
    expect(() => seal(withKeys(), 'webhook.secret', secret)).toThrow(/CONNECTION_KEY/);
    const home = mkdtempSync(join(tmpdir(), 'bellwether-key-'));
    const embedded = { connectionKeys: [], databaseUrl: undefined, home };
    expect(unseal(embedded, seal(embedded, 'webhook.secret', secret))).toBe(secret);
    expect(statSync(join(home, 'connection.key')).mode & 0o777).toBe(0o600);
    writeFileSync(join(home, 'connection.key'), 'a1a1');
    expect(() => seal(embedded, 'webhook.secret', secret)).toThrow(/connection\.key holds no key of 64 hex/);
  });
});
