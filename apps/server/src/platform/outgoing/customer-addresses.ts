import { BlockList, isIP } from 'node:net';

/** Which addresses the people of a company may let the server call. */
export interface CustomerAddresses {
  /** Whether loopback addresses are allowed, as while somebody works on the program or tests it. */
  readonly loopback: boolean;
  /** Networks that the operator allows in addition: addresses, or `10.0.0.0/8`. */
  readonly networks: readonly string[];
}

const loopbacks = listOf(['127.0.0.0/8', '::1']);

/** IPv6 addresses outside of this network are not public: unspecified, mapped, NAT64, unique local, link-local, multicast. */
const globalUnicast = listOf(['2000::/3']);

/** Networks of the special-purpose registries of IANA that lead to no public server. */
const notPublic = listOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // The host of Azure, which gives secrets to virtual machines.
  '168.63.129.16',
  // Teredo, ORCHID and others; documentation; 6to4, which contains an IPv4 address; documentation.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]);

export interface AddressCheck {
  /** Whether a connection to this address is allowed. */
  allows(address: string): boolean;
  /** Whether the address may be called without TLS: an allowed address of this machine. */
  allowsPlain(address: string): boolean;
}

export function checkOf({ loopback, networks }: CustomerAddresses): AddressCheck {
  const listed = listOf(networks);
  const allows = (address: string) => {
    const family = familyOf(address);
    if (family === undefined) return false;
    if (listed.check(address, family) || (loopback && loopbacks.check(address, family))) return true;
    return !notPublic.check(address, family) && (family === 'ipv4' || globalUnicast.check(address, 'ipv6'));
  };
  return {
    allows,
    allowsPlain: (address) => {
      const family = familyOf(address);
      return family !== undefined && loopbacks.check(address, family) && allows(address);
    },
  };
}

/** An address with a zone (`fe80::1%eth0`) is link-local, and has no family here. */
function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (address.includes('%')) return undefined;
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
