import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskeyQuestion,
  PasskeyAnswer,
  PasskeyQuestion,
} from '@bellwether/contract/accounts/passkeys';

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** CBOR of a byte string shorter than 64 KiB. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** An authenticator with one passkey, as the browser and the device are together. */
export class Authenticator {
  readonly id = randomBytes(16);
  /** The page on which the person is. */
  origin: string;
  counter = 0;
  isPersonVerified = true;
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

  constructor(origin: string) {
    this.origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(host: string, more = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (this.isPersonVerified ? 0x04 : 0) | (more.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, more]);
  }

  /** Makes the passkey. */
  create({ Challenge, Host }: Pick<NewPasskeyQuestion, 'Challenge' | 'Host'>) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE: an EC2 key for ES256 on P-256.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.from([this.id.length >> 8, this.id.length & 0xff]);
    const data = this.#data(Host, Buffer.concat([Buffer.alloc(16), length, this.id, key]));
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none')],
      ...[cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(data)],
    ]);
    return {
      Id: base64(this.id),
      ClientData: base64(this.#clientData('webauthn.create', Challenge)),
      Attestation: base64(attestation),
      Transports: ['internal'],
    };
  }

  /** Signs a question. */
  answer({ Challenge, Host }: Pick<PasskeyQuestion, 'Challenge' | 'Host'>): PasskeyAnswer {
    this.counter += 1;
    const data = this.#data(Host);
    const clientData = this.#clientData('webauthn.get', Challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return {
      Id: base64(this.id),
      ClientData: base64(clientData),
      AuthenticatorData: base64(data),
      Signature: base64(signature),
    };
  }
}
