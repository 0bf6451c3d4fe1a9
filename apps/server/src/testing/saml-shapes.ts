import { randomBytes } from 'node:crypto';
import { type SamlAsked, samlSigned } from './saml-provider.ts';

// Answers in the shapes of Entra ID, Okta and Google: their prefixes, formats and names of attributes, written from what is
// known of them and not recorded. Times, ids and people are ours, and a key of the tests signs what each of them signs.

/** How one provider answers. */
export interface SamlShape {
  readonly issuer: string;
  readonly answer: (asked: SamlAsked, email: string) => string;
}

const status = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const assertion = 'urn:oasis:names:tc:SAML:2.0:assertion';
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const freshId = (begin: string) => `${begin}${randomBytes(16).toString('hex')}`;

const entraIssuer = 'https://sts.windows.net/2b1d0c6e-0000-4000-8000-0000000000aa/';
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const entraAttributes = (email: string): readonly (readonly [string, string])[] => [
  ['http://schemas.microsoft.com/identity/claims/tenantid', '2b1d0c6e-0000-4000-8000-0000000000aa'],
  ['http://schemas.microsoft.com/identity/claims/objectidentifier', '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  ['http://schemas.microsoft.com/identity/claims/displayname', 'Ada Quill'],
  [
    'http://schemas.microsoft.com/claims/authnmethodsreferences',
    'http://schemas.microsoft.com/claims/multipleauthn',
  ],
  [`${claims}/givenname`, 'Ada'],
  [`${claims}/surname`, 'Quill'],
  [`${claims}/emailaddress`, email],
  [`${claims}/name`, email],
];

/** Entra ID: the assertion has the default namespace, and it alone is signed. */
const entra: SamlShape = {
  issuer: entraIssuer,
  answer: (asked, email) =>
    samlSigned(
      `<samlp:Response ID="${freshId('_')}" Version="2.0" IssueInstant="${at(0)}" Destination="${asked.acs}" InResponseTo="${asked.requestName}" xmlns:samlp="${protocol}"><Issuer xmlns="${assertion}">${entraIssuer}</Issuer><samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status><Assertion ID="${freshId('_')}" IssueInstant="${at(0)}" Version="2.0" xmlns="${assertion}"><Issuer>${entraIssuer}</Issuer><Subject><NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">xq5Yt0l2vJ8r</NameID><SubjectConfirmation Method="${bearer}"><SubjectConfirmationData InResponseTo="${asked.requestName}" NotOnOrAfter="${at(3_600_000)}" Recipient="${asked.acs}"/></SubjectConfirmation></Subject><Conditions NotBefore="${at(-300_000)}" NotOnOrAfter="${at(3_600_000)}"><AudienceRestriction><Audience>${asked.audience}</Audience></AudienceRestriction></Conditions><AttributeStatement>${entraAttributes(
        email,
      )
        .map(
          ([name, value]) =>
            `<Attribute Name="${name}"><AttributeValue>${value}</AttributeValue></Attribute>`,
        )
        .join(
          '',
        )}</AttributeStatement><AuthnStatement AuthnInstant="${at(-60_000)}" SessionIndex="${freshId('_')}"><AuthnContext><AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</AuthnContextClassRef></AuthnContext></AuthnStatement></Assertion></samlp:Response>`,
      'Assertion',
    ),
};

const xsi =
  'xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const entity = 'Format="urn:oasis:names:tc:SAML:2.0:nameid-format:entity"';

/** The common form of Okta and Google: prefixes `saml2p` and `saml2`, the address as name. */
function saml2(
  issuer: string,
  asked: SamlAsked,
  { email, attributes, format }: { email: string; attributes: string; format: string },
): string {
  return `<saml2p:Response Destination="${asked.acs}" ID="${freshId('id')}" InResponseTo="${asked.requestName}" IssueInstant="${at(0)}" Version="2.0" xmlns:saml2p="${protocol}" xmlns:xs="http://www.w3.org/2001/XMLSchema"><saml2:Issuer ${format} xmlns:saml2="${assertion}">${issuer}</saml2:Issuer><saml2p:Status><saml2p:StatusCode Value="${status}"/></saml2p:Status><saml2:Assertion ID="${freshId('id')}" IssueInstant="${at(0)}" Version="2.0" xmlns:saml2="${assertion}" ${xsi}><saml2:Issuer ${format}>${issuer}</saml2:Issuer><saml2:Subject><saml2:NameID Format="${emailFormat}">${email}</saml2:NameID><saml2:SubjectConfirmation Method="${bearer}"><saml2:SubjectConfirmationData InResponseTo="${asked.requestName}" NotOnOrAfter="${at(300_000)}" Recipient="${asked.acs}"/></saml2:SubjectConfirmation></saml2:Subject><saml2:Conditions NotBefore="${at(-300_000)}" NotOnOrAfter="${at(300_000)}"><saml2:AudienceRestriction><saml2:Audience>${asked.audience}</saml2:Audience></saml2:AudienceRestriction></saml2:Conditions><saml2:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${asked.requestName}"><saml2:AuthnContext><saml2:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml2:AuthnContextClassRef></saml2:AuthnContext></saml2:AuthnStatement><saml2:AttributeStatement>${attributes}</saml2:AttributeStatement></saml2:Assertion></saml2p:Response>`;
}

const typed = (name: string, value: string, format: string) =>
  `<saml2:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:${format}"><saml2:AttributeValue xsi:type="xs:string">${value}</saml2:AttributeValue></saml2:Attribute>`;

const oktaIssuer = 'http://www.okta.com/exk1fcia6d6EMsf331d8';

/** Okta: the assertion is signed, and then the response around it. */
const okta: SamlShape = {
  issuer: oktaIssuer,
  answer: (asked, email) =>
    samlSigned(
      samlSigned(
        saml2(oktaIssuer, asked, {
          email,
          format: entity,
          attributes: `${typed('firstName', 'Ada', 'unspecified')}${typed('lastName', 'Quill', 'unspecified')}${typed('email', email, 'unspecified')}`,
        }),
        'Assertion',
      ),
      'Response',
    ),
};

const googleIssuer = 'https://accounts.google.com/o/saml2?idpid=C01abc23d';

/** Google: without *Signed response* the assertion is signed. Attributes have no format. */
const google: SamlShape = {
  issuer: googleIssuer,
  answer: (asked, email) =>
    samlSigned(
      saml2(googleIssuer, asked, {
        email,
        format: '',
        attributes: `<saml2:Attribute Name="name"><saml2:AttributeValue xsi:type="xs:anyType">Ada Quill</saml2:AttributeValue></saml2:Attribute>`,
      }),
      'Assertion',
    ),
};

export const samlShapes = {
  'Entra ID': entra,
  Okta: okta,
  Google: google,
} as const satisfies Readonly<Record<string, SamlShape>>;
