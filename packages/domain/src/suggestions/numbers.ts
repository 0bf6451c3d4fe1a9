import { datesIn, type Span } from './dates.ts';

const words =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozens?|half|halve|halved|double|doubled|triple|tripled|quadruple|twice';
const spelled = new RegExp(
  String.raw`\b(?:${words})(?:[\s-]+(?:and[\s-]+)?(?:${words}))*(?:\s*(?:percent|per\s?cent|percentage points?))?\b`,
  'gi',
);

const scale =
  '(?:k|m|mn|mio|bn|b|t|x|pp|pts?|bps|h|hrs?|d|w|s|ms|min|mins|gb|mb|tb|kg|km|eur|usd|gbp|chf|fte|ftes)';
const digits = new RegExp(
  String.raw`(?<![\w.,])(?:[$€£¥]|(?:usd|eur|gbp|chf|us\$)\s?)?\s?[-+−]?\d+(?:[.,'’  ]\d{3})*(?:[.,]\d+)?(?:\s?%|\s?‰|\s?(?:percent|per\s?cent)\b|\s?${scale}\b|\s?[$€£¥])?(?![\w])`,
  'gi',
);
// A number that is part of a name: "ISO 27001", "phase 2".
const nameBefore =
  /\b(?:iso(?:\/iec)?|iec|soc|din|pci|rfc|article|section|chapter|phase|step|stage|tier|version|release|windows|office|ifrs|asc|sev|no\.|nr\.)[\s-]*$/i;
const constants = /\b(?:24\/7|7\/24|1:1|1-1)\b/g;
const listMark = /(?:^|\n)[^\S\n]*$/;

/**
 * Returns the quantities in an English text, in order: "12", "4.5 %", "$1.2m", "10k", "twenty-five", "half".
 * Dates, list numbers ("1. …") and numbers in names ("ISO 27001", "24/7", "B2B") do not count.
 */
export function numbersIn(text: string): Span[] {
  const dates = datesIn(text);
  const found: Span[] = [];
  const counted = text.replace(constants, (name) => ' '.repeat(name.length));
  for (const match of [...counted.matchAll(digits), ...counted.matchAll(spelled)]) {
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const span = { start, end: match.index + match[0].length, text: match[0].trim() };
    if (dates.some((date) => span.start < date.end && span.end > date.start)) continue;
    if (isName(text, span)) continue;
    found.push(span);
  }
  return found.sort((one, other) => one.start - other.start);
}

function isName(text: string, span: Span): boolean {
  const ahead = text.slice(Math.max(0, span.start - 20), span.start);
  const behind = text.slice(span.start);
  if (/^one$/i.test(span.text))
    return (
      /\b(?:no|any|every|each|this|that|the|which|another)[\s-]+$/i.test(ahead) ||
      /^one\s+(?:of|another|by)\b/i.test(behind)
    );
  if (!/^\d/.test(span.text)) return false;
  if (nameBefore.test(ahead)) return true;
  return listMark.test(ahead) && /^\d{1,2}[.)]\s/.test(behind);
}
