/** The numbers of RFC 3492, section 5. */
const base = 36;
const firstBias = 72;
const firstDamp = 700;
const skew = 38;
const [tMin, tMax] = [1, 26];
const firstOther = 128;

/**
 * Returns a label of a domain as name servers have it: `münchen` as `xn--mnchen-3ya` (RFC 3492). The label must be in
 * lower case and NFKC; a label of plain letters stays as it is.
 */
export function asciiLabel(label: string): string {
  const codes = [...label].map((letter) => letter.codePointAt(0) ?? 0);
  const plain = codes.filter((code) => code < firstOther);
  if (plain.length === codes.length) return label;
  let encoded = `${String.fromCharCode(...plain)}${plain.length > 0 ? '-' : ''}`;
  let [limit, delta, bias, done] = [firstOther, 0, firstBias, plain.length];
  while (done < codes.length) {
    const next = Math.min(...codes.filter((code) => code >= limit));
    delta += (next - limit) * (done + 1);
    limit = next;
    for (const code of codes) {
      if (code < limit) delta += 1;
      if (code !== limit) continue;
      encoded += digitsOf(delta, bias);
      bias = adaptedBias(delta, done + 1, done === plain.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    limit += 1;
  }
  return `xn--${encoded}`;
}

function digitsOf(delta: number, bias: number): string {
  let digits = '';
  let rest = delta;
  for (let at = base; ; at += base) {
    const threshold = Math.min(Math.max(at - bias, tMin), tMax);
    if (rest < threshold) return digits + rest.toString(base).replace(/./, shifted);
    const digit = threshold + ((rest - threshold) % (base - threshold));
    digits += shifted(digit.toString(base));
    rest = Math.floor((rest - threshold) / (base - threshold));
  }
}

/** Punycode counts a … z, 0 … 9; JavaScript 0 … 9, a … z. */
function shifted(digit: string): string {
  const value = Number.parseInt(digit, base);
  return value < 26 ? String.fromCharCode(97 + value) : String(value - 26);
}

function adaptedBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? firstDamp : 2));
  rest += Math.floor(rest / count);
  let steps = 0;
  for (; rest > ((base - tMin) * tMax) / 2; steps += base) rest = Math.floor(rest / (base - tMin));
  return steps + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
