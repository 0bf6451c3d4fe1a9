import { describe, expect, test } from 'vitest';
import { checkOf } from './customer-addresses.ts';

const nowhere = { loopback: false, networks: [] };

describe('the addresses that a customer may name', () => {
  test.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.0',
    '169.253.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('%s is public', (address) => {
    expect(checkOf(nowhere).allows(address)).toBe(true);
  });

  test.each([
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.0.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '::'],
    ['metadata', '169.254.169.254'],
    ['metadata of Azure', '168.63.129.16'],
    ['metadata of AWS', 'fd00:ec2::254'],
    ['CGNAT, metadata of Alibaba', '100.100.100.200'],
    ['benchmarks', '198.19.0.1'],
    ['documentation', '203.0.113.9'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped', '::ffff:a9fe:a9fe'],
    ['a public address, mapped', '::ffff:8.8.8.8'],
    ['compatible', '::7f00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of a network', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001:0:4136:e378::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%lo'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['no address', 'example.com'],
  ])('%s: %s is not', (_what, address) => {
    expect(checkOf(nowhere).allows(address)).toBe(false);
  });

  test('the operator may list networks, which still need TLS', () => {
    const check = checkOf({ loopback: false, networks: ['10.0.0.0/8', 'fd12::/16', '192.168.7.7'] });
    expect(['10.9.9.9', 'fd12::5', '192.168.7.7'].map(check.allows)).toEqual([true, true, true]);
    expect(['192.168.7.8', '127.0.0.1', 'fd13::5'].map(check.allows)).toEqual([false, false, false]);
    expect(check.allowsPlain('10.9.9.9')).toBe(false);
  });

  test('loopback is allowed, and without TLS, where somebody works on the program or the operator lists it', () => {
    for (const check of [
      checkOf({ loopback: true, networks: [] }),
      checkOf({ loopback: false, networks: ['127.0.0.0/8', '::1'] }),
    ]) {
      expect(['127.0.0.1', '::1'].map(check.allowsPlain)).toEqual([true, true]);
      expect(['169.254.169.254', '10.0.0.1', '0.0.0.0'].map(check.allows)).toEqual([false, false, false]);
      expect(check.allowsPlain('8.8.8.8')).toBe(false);
    }
  });
});
