import { X509Certificate } from 'node:crypto';
import type { ChildNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isProviderAddress, type ProviderConfig } from './provider-fetch.ts';

/** A certificate whose key signs the assertions of a provider. */
export interface SamlCertificate {
  /** Base64 without lines. */
  readonly body: string;
  /** Epoch milliseconds. */
  readonly until: number;
  readonly subject: string;
}

/** What the metadata of a SAML provider says. */
export interface SamlSettings {
  /** Where people sign in: it takes a request in the address. */
  readonly entryPoint: string;
  /** Several while the provider changes its key. */
  readonly certificates: readonly SamlCertificate[];
}

export interface SamlDescription extends SamlSettings {
  readonly entityId: string;
}

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const mostCertificates = 5;

/** Returns what the metadata of a provider says; undefined for a text that is no such metadata. */
export function readSamlMetadata(config: ProviderConfig, text: string): SamlDescription | undefined {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return undefined;
  const root = parseDocument(text, { xmlMode: true });
  const entity = elementsIn(root.children, 'EntityDescriptor').find(
    (each) => elementsIn(each.children, 'IDPSSODescriptor').length > 0,
  );
  const [role] = entity ? elementsIn(entity.children, 'IDPSSODescriptor') : [];
  if (!entity || !role) return undefined;
  const services = elementsIn(role.children, 'SingleSignOnService');
  const entryPoint =
    services.find(({ attribs }) => attribs.Binding === redirectBinding)?.attribs.Location ?? '';
  const certificates = elementsIn(role.children, 'KeyDescriptor')
    .filter(({ attribs }) => attribs.use !== 'encryption')
    .flatMap((key) => elementsIn(key.children, 'X509Certificate'))
    .map((each) => certificateOf(textIn(each.children)));
  const known = certificates.filter((each) => each !== undefined);
  const entityId = entity.attribs.entityID ?? '';
  const isComplete = entityId !== '' && known.length > 0 && known.length === certificates.length;
  if (!isComplete || known.length > mostCertificates || !isProviderAddress(entryPoint, config))
    return undefined;
  return { entityId, entryPoint, certificates: known };
}

function certificateOf(text: string): SamlCertificate | undefined {
  const body = text.replace(/\s+/g, '');
  try {
    const read = new X509Certificate(Buffer.from(body, 'base64'));
    return { body, until: read.validToDate.getTime(), subject: read.subject.replaceAll('\n', ', ') };
  } catch (error) {
    // Bytes that are no certificate.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Returns the elements of a name at any depth, whatever their prefix. */
function elementsIn(nodes: readonly ChildNode[], name: string): Element[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    const inside = elementsIn(node.children, name);
    const isIt = 'name' in node && node.name.slice(node.name.indexOf(':') + 1) === name;
    return isIt ? [node as Element, ...inside] : inside;
  });
}

function textIn(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => ('data' in node && node.type === 'text' ? node.data : '')).join('');
}
