import type {
  NewPasskeyQuestion,
  PasskeyAnswer,
  PasskeyQuestion,
} from '@bellwether/contract/accounts/passkeys';
import { ProblemError } from '@bellwether/contract/problem';
import { passkeyFailures } from './words.passkey.ts';

/** Whether this browser knows passkeys; not on plain http. */
export const hasPasskeys = (): boolean => window.PublicKeyCredential !== undefined;

/** Loaded at the first passkey. */
const webauthn = () => import('@simplewebauthn/browser');

/** ES256, EdDSA and RS256, which every authenticator knows one of. */
const algorithms = [-7, -8, -257];

/**
 * Lets the person make a passkey.
 * @throws ProblemError with a sentence for the person, such as after they have cancelled.
 */
export async function createPasskey(question: NewPasskeyQuestion) {
  const { startRegistration } = await webauthn();
  const made = await startRegistration({
    optionsJSON: {
      challenge: question.Challenge,
      rp: { id: question.Host, name: question.Company },
      user: { id: question.UserId, name: question.UserName, displayName: question.DisplayName },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: question.Known.map(({ Id }) => ({ id: Id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  }).catch(inWords);
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return {
    Id: made.id,
    ClientData: clientDataJSON,
    Attestation: attestationObject,
    Transports: [...transports],
  };
}

/**
 * Lets the person answer by a passkey. `touch`: a touch is enough, because the password was given.
 * @throws ProblemError with a sentence for the person.
 */
export async function answerByPasskey(
  { Challenge, Host, Allowed }: PasskeyQuestion,
  proof: 'touch' | 'person' = 'person',
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await webauthn();
  const given = await startAuthentication({
    optionsJSON: {
      challenge: Challenge,
      rpId: Host,
      allowCredentials: Allowed.map(({ Id }) => ({ id: Id, type: 'public-key' })),
      userVerification: proof === 'touch' ? 'preferred' : 'required',
    },
  }).catch(inWords);
  const { clientDataJSON, authenticatorData, signature, userHandle } = given.response;
  return {
    Id: given.id,
    ClientData: clientDataJSON,
    AuthenticatorData: authenticatorData,
    Signature: signature,
    ...(userHandle ? { UserHandle: userHandle } : {}),
  };
}

/** Throws the failure in words for the person. */
function inWords(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  const words = name === 'InvalidStateError' ? passkeyFailures.known : passkeyFailures.notDone;
  throw new ProblemError({ status: 0, code: 'passkey_failed', detail: words });
}
