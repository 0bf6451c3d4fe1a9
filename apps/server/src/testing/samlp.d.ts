/** The part of Auth0's identity provider that the tests use. */
declare module 'samlp' {
  interface SamlpOptions {
    readonly issuer: string;
    /** PEM. */
    readonly cert: string;
    readonly key: string;
    readonly audience: string;
    readonly recipient: string;
    readonly destination: string;
    readonly inResponseTo: string;
    readonly signatureAlgorithm: 'rsa-sha256';
    readonly digestAlgorithm: 'sha256';
    readonly signAssertion: boolean;
    readonly signResponse: boolean;
  }

  interface SamlpUser {
    readonly id: string;
    readonly displayName: string;
    readonly name: { readonly givenName: string; readonly familyName: string };
    readonly emails: readonly { readonly value: string }[];
  }

  export function getSamlResponse(
    options: SamlpOptions,
    user: SamlpUser,
    callback: (error: Error | null, response: string) => void,
  ): void;
}
