import { isSameEmail } from '../../people/profile/email.ts';
import { domainOf } from './provider.ts';
import type { ArrivalFault } from './words.ts';

/** What a provider said about the person who came back. */
export interface Arrival {
  /** Empty if the provider told none. */
  readonly email: string;
  readonly emailKey: string;
  /** Whether the provider itself says that the person reads this address. */
  readonly isVerified: boolean;
}

/** A person of this company. */
export interface KnownPerson {
  readonly id: number;
  readonly email: string;
  readonly isActive: boolean;
}

/** What the company knows when somebody arrives. */
export interface ArrivalFacts {
  /** Who is linked with this issuer and subject. */
  readonly linked: KnownPerson | undefined;
  /** Who has the address. */
  readonly addressee: KnownPerson | undefined;
  /** Whether the addressee is linked with another subject of this issuer. */
  readonly isAddresseeLinked: boolean;
  readonly provider: {
    readonly isAuthoritative: boolean;
    readonly createsPeople: boolean;
    readonly domains: readonly string[];
    /** The domains that a DNS record proves to be the company's. */
    readonly claimedDomains: readonly string[];
  };
}

/** Who signs in: a linked person, one who is linked now, somebody new, or nobody. */
export type ArrivalVerdict =
  | { readonly kind: 'linked' | 'links'; readonly personId: number }
  | { readonly kind: 'creates' }
  | { readonly kind: 'refused'; readonly code: ArrivalFault };

const refused = (code: ArrivalFault): ArrivalVerdict => ({ kind: 'refused', code });

/**
 * Decides who signs in (accounts.16): by issuer and subject first. A person is linked by the address once, and only if the
 * address is proven: the provider verified it, is the authority for it, or the company claimed its domain.
 */
export function arrivalOf(arrival: Arrival, facts: ArrivalFacts): ArrivalVerdict {
  const { linked, addressee, provider } = facts;
  if (linked) return linked.isActive ? { kind: 'linked', personId: linked.id } : refused('deactivated');
  if (arrival.email === '') return refused('no_email');
  if (!isProven(arrival, facts)) return refused('unverified');
  if (addressee) {
    // Equal keys can be two mailboxes.
    if (!isSameEmail(arrival.email, addressee.email)) return refused('unknown');
    if (!addressee.isActive) return refused('deactivated');
    if (facts.isAddresseeLinked) return refused('linked_elsewhere');
    return { kind: 'links', personId: addressee.id };
  }
  const domain = domainOf(arrival.emailKey);
  const isOurs = provider.domains.length === 0 || provider.domains.includes(domain);
  return provider.createsPeople && isOurs ? { kind: 'creates' } : refused('unknown');
}

function isProven({ isVerified, emailKey }: Arrival, { provider }: ArrivalFacts): boolean {
  return isVerified || provider.isAuthoritative || provider.claimedDomains.includes(domainOf(emailKey));
}
