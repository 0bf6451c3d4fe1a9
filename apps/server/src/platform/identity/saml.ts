import {
  generateServiceProviderMetadata,
  type Profile,
  SAML,
  ValidateInResponseTo,
} from '@node-saml/node-saml';
import type { SamlSettings } from './saml-metadata.ts';

/** The two sides of a SAML sign-in. Instants are the machine's, because assertions are of the provider's clock. */
export interface SamlSides extends SamlSettings {
  /** The provider's entity id. */
  readonly issuer: string;
  /** This side's entity id: the address of its metadata. */
  readonly entityId: string;
  /** Where assertions arrive. */
  readonly acs: string;
}

/** A person of a verified assertion. */
export interface SamlPerson {
  readonly assertionId: string;
  /** Until when the assertion could be used, in epoch milliseconds. */
  readonly expiresAt: number;
  readonly subject: string;
  readonly session: string | undefined;
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly language: string | undefined;
  /** When the provider asked the person, in epoch milliseconds. */
  readonly askedAt: number | undefined;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** A response that fails a check; `message` is for logs. */
export class SamlRefusal extends Error {
  /** Whether no key of the provider signed it, so that anybody could have written it. */
  readonly isUnproven: boolean = ['form', 'refused', 'empty'].includes(this.message);
}

const skew = 120_000;
const longestResponse = 200_000;
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const claimNames = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const emailNames = [
  'email',
  'mail',
  'emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  `${claimNames}/emailaddress`,
];
const languageNames = ['preferredlanguage', 'locale', 'urn:oid:2.16.840.1.113730.3.1.39'];
const displayNames = [
  'displayname',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'urn:oid:2.16.840.1.113730.3.1.241',
];
const nameNames = ['name', `${claimNames}/name`];
const givenNames = ['givenname', 'firstname', 'urn:oid:2.5.4.42', `${claimNames}/givenname`];
const familyNames = ['surname', 'lastname', 'sn', 'urn:oid:2.5.4.4', `${claimNames}/surname`];

function clientOf(sides: SamlSides, more: { requestName?: string; forceAuthn?: boolean } = {}): SAML {
  return new SAML({
    entryPoint: sides.entryPoint,
    issuer: sides.entityId,
    callbackUrl: sides.acs,
    audience: sides.entityId,
    idpCert: sides.certificates.map(({ body }) => body),
    acceptedClockSkewMs: skew,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    forceAuthn: more.forceAuthn ?? false,
    // The request's id is checked below, in the signed assertion: the library reads it where nobody signed it.
    validateInResponseTo: ValidateInResponseTo.never,
    ...(more.requestName && { generateUniqueId: () => more.requestName ?? '' }),
  });
}

/** Returns the address at the provider where the person signs in. `requestName` comes back in the assertion. */
export function samlSignInAddress(
  sides: SamlSides,
  asked: { readonly requestName: string; readonly relayState: string; readonly isFresh: boolean },
): Promise<string> {
  const client = clientOf(sides, { requestName: asked.requestName, forceAuthn: asked.isFresh });
  return client.getAuthorizeUrlAsync(asked.relayState, undefined, {});
}

/** Returns the description of this side for a provider. */
export function samlMetadata({ entityId, acs }: Pick<SamlSides, 'entityId' | 'acs'>): string {
  return generateServiceProviderMetadata({ issuer: entityId, callbackUrl: acs, wantAssertionsSigned: true });
}

/**
 * Returns the person of a response, after its checks: one assertion, signed by one of the provider's keys; issuer, audience,
 * time, recipient, and the request that it answers. `requestName` undefined: the provider began, and it answers none.
 * @throws SamlRefusal for a response that fails one.
 */
export async function readSamlResponse(
  sides: SamlSides,
  response: string,
  requestName: string | undefined,
): Promise<SamlPerson> {
  const text = Buffer.from(response, 'base64').toString('utf8');
  if (response.length > longestResponse || /<!DOCTYPE|<!ENTITY/i.test(text)) throw new SamlRefusal('form');
  const profile = await verified(sides, response);
  if (profile.issuer !== sides.issuer) throw new SamlRefusal('issuer');
  const assertion = assertionOf(profile);
  const subject = only(assertion.Subject, 'subject');
  const confirmation = confirmedBy(sides, subject.SubjectConfirmation ?? [], requestName);
  const { nameID = '', nameIDFormat } = profile;
  if (nameID === '' || nameIDFormat === transient) throw new SamlRefusal('name');
  const attributes = attributesOf(profile);
  const statement = assertion.AuthnStatement?.[0]?.$ ?? {};
  return {
    assertionId: assertion.$?.ID ?? '',
    expiresAt: confirmation + skew,
    subject: nameID,
    session: statement.SessionIndex,
    email: attributeNamed(attributes, emailNames) ?? (nameIDFormat === emailFormat ? nameID : undefined),
    name: nameIn(attributes),
    language: attributeNamed(attributes, languageNames),
    askedAt: instantOf(statement.AuthnInstant),
    attributes: [
      { name: 'NameID', value: nameID },
      ...attributes.map(({ name, values }) => ({ name, value: values.join(', ') })),
    ],
  };
}

async function verified(sides: SamlSides, response: string): Promise<Profile> {
  try {
    const { profile } = await clientOf(sides).validatePostResponseAsync({ SAMLResponse: response });
    if (profile) return profile;
  } catch (error) {
    // The library throws plain errors for everything that it refuses, and for texts that it cannot read.
    throw new SamlRefusal('refused', { cause: error });
  }
  throw new SamlRefusal('empty');
}

/** An element as the library parses it: its attributes in `$`, its children in lists. */
interface Parsed {
  readonly $?: Readonly<Record<string, string | undefined>>;
  readonly Subject?: readonly Parsed[];
  readonly AuthnStatement?: readonly Parsed[];
  readonly SubjectConfirmation?: readonly Parsed[];
  readonly SubjectConfirmationData?: readonly Parsed[];
}

/** Returns the assertion as it was signed, parsed. */
function assertionOf(profile: Profile): Parsed {
  const { Assertion: assertion } = (profile.getAssertion?.() ?? {}) as { Assertion?: Parsed };
  if (!assertion?.$?.ID) throw new SamlRefusal('assertion');
  return assertion;
}

function only(list: readonly Parsed[] | undefined, what: string): Parsed {
  const [first, ...more] = list ?? [];
  if (!first || more.length > 0) throw new SamlRefusal(what);
  return first;
}

/** Returns until when the bearer of the assertion may use it here; the library checks neither recipient nor method. */
function confirmedBy(
  { acs }: SamlSides,
  confirmations: readonly Parsed[],
  requestName: string | undefined,
): number {
  const now = Date.now();
  for (const { $: attributes, SubjectConfirmationData: data } of confirmations) {
    const { Recipient, InResponseTo, NotOnOrAfter, NotBefore } = data?.[0]?.$ ?? {};
    const until = instantOf(NotOnOrAfter);
    const from = instantOf(NotBefore) ?? 0;
    const isInTime = until !== undefined && until + skew > now && from - skew <= now;
    if (attributes?.Method === bearer && Recipient === acs && InResponseTo === requestName && isInTime)
      return until;
  }
  throw new SamlRefusal('confirmation');
}

interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
}

function attributesOf(profile: Profile): Attribute[] {
  const found = (profile.attributes ?? {}) as Record<string, unknown>;
  return Object.entries(found).map(([name, value]) => ({
    name,
    values: [value].flat().map((one) => (typeof one === 'string' ? one : JSON.stringify(one))),
  }));
}

/** Returns the value of an attribute, the first of several. */
function attributeNamed(attributes: readonly Attribute[], names: readonly string[]): string | undefined {
  return attributes.find(({ name }) => names.includes(name) || names.includes(name.toLowerCase()))?.values[0];
}

/** Returns a person's name. Entra ID writes the name with which one signs in, an address, where others have the person's. */
function nameIn(attributes: readonly Attribute[]): string | undefined {
  const of = (names: readonly string[]) => attributeNamed(attributes, names) ?? '';
  const whole = [of(displayNames), of(nameNames)].find((name) => name !== '' && !name.includes('@'));
  return whole ?? ([of(givenNames), of(familyNames)].filter((part) => part !== '').join(' ') || undefined);
}

function instantOf(text: string | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}
