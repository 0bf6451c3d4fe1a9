import { textEncodings } from '@bellwether/domain/shared/table/text-encodings';
import { analyse } from 'chardet';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const notText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

interface DecodedText {
  readonly text: string;
  readonly encoding: string;
  /** Whether the bytes prove the encoding: a byte order mark, or letters that are valid UTF-8. */
  readonly isSure: boolean;
}

/** Decodes a file in the wanted encoding, or in the one that its bytes prove or make likely. Undefined: no text. */
export function decodeText(bytes: Uint8Array, wanted?: string): DecodedText | undefined {
  const found = encodingOf(bytes);
  const encoding = wanted ?? found.encoding;
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, '');
  if (notText.test(text.slice(0, 4_096))) return undefined;
  return { text, encoding, isSure: found.isSure && encoding === found.encoding };
}

function encodingOf(bytes: Uint8Array): { encoding: string; isSure: boolean } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', isSure: true };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', isSure: true };
  const head = bytes.subarray(0, 200);
  // Letters of western languages in UTF-16 have NUL as every second byte.
  const nuls = (from: 0 | 1) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (nuls(1) > head.length / 4) return { encoding: 'utf-16le', isSure: true };
  if (nuls(0) > head.length / 4) return { encoding: 'utf-16be', isSure: true };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { encoding: 'utf-8', isSure: true };
  } catch {
    return { encoding: likelyEncoding(bytes), isSure: false };
  }
}

const bytesToAnalyse = 65_536;
const leastConfidence = 20;

/** The text is not valid UTF-8, so an older program wrote it. */
function likelyEncoding(bytes: Uint8Array): string {
  const [best] = analyse(bytes.subarray(0, bytesToAnalyse));
  const name = best && best.confidence >= leastConfidence ? best.name.toLowerCase() : '';
  // Windows-1252 has all letters of ISO 8859-1, and is what programs write.
  return textEncodings.find((encoding) => encoding === name) ?? 'windows-1252';
}
