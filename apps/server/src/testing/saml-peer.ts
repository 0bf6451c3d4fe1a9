import { promisify } from 'node:util';
import { getSamlResponse } from 'samlp';
import { samlKeys } from './saml-keys.ts';
import { type SamlAsked, samlIssuer } from './saml-provider.ts';

const pem = (kind: string, base64 = '') =>
  `-----BEGIN ${kind}-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`;

/** Returns how an identity provider that we did not write answers: it signs the assertion, the response, or both. */
export function samlPeerAnswer(
  asked: SamlAsked,
  email: string,
  signs: { readonly assertion: boolean; readonly response: boolean },
): Promise<string> {
  const [key] = samlKeys;
  return promisify(getSamlResponse)(
    {
      issuer: samlIssuer,
      cert: pem('CERTIFICATE', key?.certificate),
      key: pem('PRIVATE KEY', key?.key),
      audience: asked.audience,
      recipient: asked.acs,
      destination: asked.acs,
      inResponseTo: asked.requestName,
      signatureAlgorithm: 'rsa-sha256',
      digestAlgorithm: 'sha256',
      signAssertion: signs.assertion,
      signResponse: signs.response,
    },
    {
      id: `peer-${email}`,
      displayName: 'Ada Quill',
      name: { givenName: 'Ada', familyName: 'Quill' },
      emails: [{ value: email }],
    },
  );
}
