import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArrivalFacts, type ArrivalVerdict, arrivalOf, type KnownPerson } from './arrival.ts';
import { isDomain } from './provider.ts';

const ada: KnownPerson = { id: 7, email: 'ada@x.example', isActive: true };
const gone: KnownPerson = { ...ada, isActive: false };
const nothing: ArrivalFacts = {
  linked: undefined,
  addressee: undefined,
  isAddresseeLinked: false,
  provider: { isAuthoritative: false, createsPeople: false, domains: [], claimedDomains: [] },
};
const verified = { email: 'ada@x.example', emailKey: 'ada@x.example', isVerified: true };
const unverified = { ...verified, isVerified: false };
const by = (provider: Partial<ArrivalFacts['provider']>, facts: Partial<ArrivalFacts> = {}) => ({
  ...nothing,
  ...facts,
  provider: { ...nothing.provider, ...provider },
});
const code = (verdict: ArrivalVerdict) => (verdict.kind === 'refused' ? verdict.code : verdict.kind);

describe('who signs in', () => {
  it.each([
    ['a linked person, whatever the address', unverified, { ...nothing, linked: ada }, 'linked'],
    ['a linked person who is deactivated', verified, { ...nothing, linked: gone }, 'deactivated'],
    ['somebody with a verified address, once', verified, { ...nothing, addressee: ada }, 'links'],
    [
      'an address that belongs to somebody, unverified',
      unverified,
      { ...nothing, addressee: ada },
      'unverified',
    ],
    ['a claimed domain', unverified, by({ claimedDomains: ['x.example'] }, { addressee: ada }), 'links'],
    [
      'another claimed domain',
      unverified,
      by({ claimedDomains: ['example'] }, { addressee: ada }),
      'unverified',
    ],
    [
      'a domain that is only named',
      unverified,
      by({ domains: ['x.example'] }, { addressee: ada }),
      'unverified',
    ],
    ['an authority', unverified, by({ isAuthoritative: true }, { addressee: ada }), 'links'],
    ['a deactivated addressee', verified, { ...nothing, addressee: gone }, 'deactivated'],
    [
      'a recycled address',
      verified,
      { ...nothing, addressee: ada, isAddresseeLinked: true },
      'linked_elsewhere',
    ],
    ['nobody', verified, nothing, 'unknown'],
    ['somebody new', verified, by({ createsPeople: true }), 'creates'],
    ['somebody new, unverified', unverified, by({ createsPeople: true }), 'unverified'],
    [
      'somebody new of another domain',
      verified,
      by({ createsPeople: true, domains: ['y.example'] }),
      'unknown',
    ],
    [
      'nothing but a subject',
      { email: '', emailKey: '', isVerified: true },
      by({ createsPeople: true }),
      'no_email',
    ],
    [
      'another mailbox with the same key',
      { email: 'ada@x.example', emailKey: 'ada@x.example', isVerified: true },
      { ...nothing, addressee: { ...ada, email: 'ａda@x.example' } },
      'unknown',
    ],
  ] as const)('%s', (_name, arrival, facts, expected) => {
    expect(code(arrivalOf(arrival, facts))).toBe(expected);
  });

  it('never links or creates by an address that nobody proved', () => {
    const facts = fc.record({
      addressee: fc.constantFrom(undefined, ada, gone),
      isAddresseeLinked: fc.boolean(),
      createsPeople: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, ({ createsPeople, ...rest }) => {
        expect(arrivalOf(unverified, by({ createsPeople }, rest)).kind).toBe('refused');
      }),
    );
  });
});

describe('a domain', () => {
  it.each(['x.example', 'a-b.co.uk', 'xn--bcher-kva.example'])('%s is one', (text) => {
    expect(isDomain(text)).toBe(true);
  });
  it.each(['example', '', '*.example', 'X.example', 'a b.example', '10.0.0.1', '-a.example'])(
    '%s is none',
    (text) => {
      expect(isDomain(text)).toBe(false);
    },
  );
});
