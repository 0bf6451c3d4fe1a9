import { expect, test } from 'vitest';
import { isOutsideHost } from './subprocessors.ts';

test.each([
  ['api.example.com', true],
  ['93.184.216.34', true],
  ['[2606:2800:220::1]', true],
  ['localhost', false],
  ['minio', false],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.4', false],
  ['172.32.0.4', true],
  ['192.168.4.4', false],
  ['[::1]', false],
  ['[fd00::7]', false],
  ['storage.internal', false],
  ['mail.office.lan', false],
])('%s is outside of the installation: %s', (host, isOutside) => {
  expect(isOutsideHost(host)).toBe(isOutside);
});
