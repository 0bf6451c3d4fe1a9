import dns from 'node:dns';

/** Returns the text of the DNS record that proves a domain. */
export function domainRecord(proof: string): string {
  return `bellwether-domain=${proof}`;
}

/** Returns whether a TXT record of the domain has the proof. False if the name server has no such record or is silent. */
export async function isDomainProved(domain: string, proof: string): Promise<boolean> {
  // A resolver of its own has no cache: the admin has just added the record.
  const resolver = new dns.promises.Resolver({ timeout: 3_000, tries: 2 });
  resolver.setServers(dns.getServers());
  try {
    const records = await resolver.resolveTxt(domain);
    return records.some((parts) => parts.join('').trim() === domainRecord(proof));
  } catch (error) {
    // The codes of DNS: no such domain, no such record, no answer.
    if (typeof (error as NodeJS.ErrnoException).code === 'string') return false;
    throw error;
  }
}
