import { expect, test } from 'vitest';
import { base32, codeOfStep, setUpAddress, stepOfCode } from './one-time-code.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1, the last six of the eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %d seconds is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(codeOfStep(secret, step)).toBe(code);
  expect(stepOfCode(secret, code, seconds * 1_000)).toBe(step);
  for (const later of [30, -30]) expect(stepOfCode(secret, code, (seconds + later) * 1_000)).toBe(step);
  for (const far of [90, 120]) expect(stepOfCode(secret, code, (seconds + far) * 1_000)).toBeUndefined();
});

// RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%o in base32 is %o', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('the address names company and person', () => {
  expect(setUpAddress(secret, { company: 'Nord & Süd', email: 'ann@example.com' })).toBe(
    'otpauth://totp/Nord%20%26%20S%C3%BCd:ann%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Nord%20%26%20S%C3%BCd',
  );
});
