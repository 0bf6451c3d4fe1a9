import { createPrivateKey, randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { samlKeys } from './saml-keys.ts';

/** The entity id and the sign-in page of the provider of these tests. */
export const samlIssuer = 'https://idp.example/metadata';
const samlEntry = 'https://idp.example/sso';
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const assertions = 'urn:oasis:names:tc:SAML:2.0:assertion';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Returns the metadata of a provider that signs with these keys. */
export function samlMetadataOf(keys: readonly number[]): string {
  const descriptors = keys
    .map(
      (at) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${samlKeys[at]?.certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    )
    .join('');
  return `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${samlIssuer}"><md:IDPSSODescriptor protocolSupportEnumeration="${protocol}">${descriptors}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${samlEntry}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
}

/** What the application asked the provider for. */
export interface SamlAsked {
  readonly relayState: string;
  readonly requestName: string;
  readonly acs: string;
  readonly audience: string;
  readonly isFresh: boolean;
}

/** Reads the request in an address at the provider. */
export function samlAsked(address: string): SamlAsked {
  const url = new URL(address);
  if (!url.href.startsWith(samlEntry)) throw new Error(`Not at the provider: ${address}`);
  const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString(
    'utf8',
  );
  const find = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  return {
    relayState: url.searchParams.get('RelayState') ?? '',
    requestName: find(/ ID="([^"]+)"/),
    acs: find(/AssertionConsumerServiceURL="([^"]+)"/),
    audience: find(/<saml:Issuer[^>]*>([^<]+)</),
    isFresh: /ForceAuthn="true"/.test(xml),
  };
}

/** What a test changes in an assertion; the rest is as it should be. */
export interface SamlSaid {
  readonly subject?: string;
  readonly email?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly recipient?: string;
  /** Null: none. */
  readonly inResponseTo?: string | null;
  /** Milliseconds from now. */
  readonly from?: number;
  readonly until?: number;
  readonly askedAt?: number;
  readonly id?: string;
  readonly method?: string;
  readonly format?: string;
}

const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const freshId = () => `_${randomBytes(12).toString('hex')}`;

/** Returns an assertion that nobody signed. */
export function samlAssertion(asked: SamlAsked, said: SamlSaid): string {
  const { subject = 'someone', email = '', id = freshId(), from = -1_000, until = 60_000 } = said;
  const answers = said.inResponseTo === undefined ? asked.requestName : said.inResponseTo;
  const confirmation = `NotOnOrAfter="${at(until)}" Recipient="${said.recipient ?? asked.acs}"${answers === null ? '' : ` InResponseTo="${answers}"`}`;
  return `<saml:Assertion xmlns:saml="${assertions}" ID="${id}" Version="2.0" IssueInstant="${at(from)}"><saml:Issuer>${said.issuer ?? samlIssuer}</saml:Issuer><saml:Subject><saml:NameID Format="${said.format ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'}">${subject}</saml:NameID><saml:SubjectConfirmation Method="${said.method ?? 'urn:oasis:names:tc:SAML:2.0:cm:bearer'}"><saml:SubjectConfirmationData ${confirmation}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(from)}" NotOnOrAfter="${at(until)}"><saml:AudienceRestriction><saml:Audience>${said.audience ?? asked.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(said.askedAt ?? 0)}" SessionIndex="s-1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`;
}

/** Returns a response around assertions and other elements. */
export function samlResponse(asked: SamlAsked, inside: string, id = freshId()): string {
  return `<samlp:Response xmlns:samlp="${protocol}" ID="${id}" Version="2.0" IssueInstant="${at(0)}" Destination="${asked.acs}" InResponseTo="${asked.requestName}"><saml:Issuer xmlns:saml="${assertions}">${samlIssuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${inside}</samlp:Response>`;
}

/** Signs the element of a kind (`Assertion`, `Response`) with a key; its signature stands after the issuer. */
export function samlSigned(xml: string, kind: 'Assertion' | 'Response', key = 0): string {
  const der = Buffer.from(samlKeys[key]?.key ?? '', 'base64');
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const element = `//*[local-name(.)='${kind}']`;
  const signer = new SignedXml({
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }),
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: exclusive,
  });
  signer.addReference({
    xpath: element,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
  });
  signer.computeSignature(xml, {
    location: { reference: `${element}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signer.getSignedXml();
}

/** Returns the form with which the provider's page sends a response. */
export function samlForm(asked: Pick<SamlAsked, 'relayState'>, response: string): Record<string, string> {
  return { SAMLResponse: Buffer.from(response).toString('base64'), RelayState: asked.relayState };
}
