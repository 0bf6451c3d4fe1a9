/** The outside services that may get data of people, in the order of the privacy page. */
export const subprocessorKinds = ['model', 'mail', 'storage', 'assessment'] as const;
export type SubprocessorKind = (typeof subprocessorKinds)[number];

const privateAddress = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^\[(?:::|f[cde])/i;
const privateName =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa|cluster\.local)$/i;

/** Whether a host is outside of the installation: a name or an address that everybody can reach. */
export function isOutsideHost(host: string): boolean {
  if (host.startsWith('[')) return !privateAddress.test(host);
  return host.includes('.') && !privateAddress.test(host) && !privateName.test(host);
}
