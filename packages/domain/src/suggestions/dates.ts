/** A part of a text: the characters from `start` up to `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const year = String.raw`(?:19|20)\d\d`;
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
// "May" and "march" are also ordinary words: they count as months only beside a day, a year or a preposition.
const anyMonth = `(?:${month}|may|mar(?:ch)?)`;
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const ordinal = '(?:st|nd|rd|th)?';
const before = String.raw`(?:by|before|until|till|in|on|of|mid|late|early|through|during)[\s-]+(?:the[\s-]+)?`;
const period = String.raw`(?:quarter|month|year|week|half[\s-]year|sprint|fiscal[\s-]year|financial[\s-]year|fy|q[1-4]|h[12])`;
const nth = '(?:1st|2nd|3rd|4th|first|second|third|fourth|last)';

// Ordered from the longest form to the shortest, because an earlier match takes its characters from later
// patterns.
const patterns = [
  String.raw`\b(?:the\s+)?end[\s-]+of[\s-]+(?:the[\s-]+|this[\s-]+|next[\s-]+|our[\s-]+)?(?:${anyMonth}\b(?:\s+${year}\b)?|${period}\b(?:\s+(?:of\s+)?(?:fy\s?)?(?:${year}|\d\d)\b)?|${year}\b)`,
  String.raw`\b${year}-(?:0[1-9]|1[0-2])(?:-${day})?\b`,
  String.raw`\b\d{1,2}([/.])\d{1,2}\1(?:\d\d)?\d\d\b`,
  String.raw`\b${day}${ordinal}\s+(?:of\s+)?${anyMonth}\b\.?(?:,?\s+${year}\b)?`,
  String.raw`\b${anyMonth}\.?\s+${day}${ordinal}\b(?!\s*[%\d]|[.,]\d)(?:,?\s+${year}\b)?`,
  String.raw`\b${anyMonth}\.?,?\s+${year}\b`,
  String.raw`\b${day}\.\s?${day}\.(?!\d)`,
  String.raw`\b(?:q[1-4]|h[12])(?:\s*[-–/]\s*(?:q[1-4]|h[12]))?(?:\s*(?:of\s+)?[/'’]?\s*(?:fy\s*)?[’']?(?:${year}|\d\d)\b)?(?!\w)`,
  String.raw`\bfy\s?[’']?(?:${year}|\d\d)(?:\s*[-–/]\s*\d\d)?\b`,
  String.raw`\b${nth}\s+(?:quarter|half)(?:\s+of\s+(?:the\s+year|${year}|fy\s?\d\d))?\b`,
  String.raw`\b(?:this|next|current|coming|following)\s+${period}\b`,
  String.raw`\b(?:quarter|year|month|half|week|fiscal[\s-]year)[\s-]end\b`,
  String.raw`\beo[qymw]\b`,
  String.raw`\b${before}(?:${anyMonth}|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b`,
  String.raw`\b${month}(?=\s*[-–]\s*${anyMonth}\b)`,
  String.raw`\b(?:calendar\s+)?week\s+\d{1,2}\b`,
  String.raw`\b${year}\b(?!\s*%|[.,]\d)`,
].map((pattern) => new RegExp(pattern, 'gi'));

// "Within 24 hours" gives a speed, "within six weeks" a deadline. The number in either is still a number.
const spell =
  /\b(?:within|in|over|during)\s+(?:the\s+)?(?:next\s+|first\s+|coming\s+)?(?:\d{1,3}|a|one|two|three|four|five|six|eight|ten|twelve)\s+(?:weeks?|months?|quarters?|years?)\b/gi;

/**
 * Returns the calendar dates, quarters, months and years in an English text, in order and without overlap:
 * "30 June", "Q3", "end of quarter", "2026-06-30".
 */
export function datesIn(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length, text: match[0] };
      if (isMoney(text, span.start) || isModal(text, span)) continue;
      if (found.every((other) => span.end <= other.start || span.start >= other.end)) found.push(span);
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Returns whether a text gives a deadline: a date, or a duration such as "within six weeks". */
export function saysWhen(text: string): boolean {
  return datesIn(text).length > 0 || text.search(spell) >= 0;
}

/** Returns whether a currency or number sign precedes: "$2000" and "#2020" are not years. */
function isMoney(text: string, start: number): boolean {
  return /[$€£¥#]\s?$/.test(text.slice(Math.max(0, start - 2), start));
}

/**
 * Returns whether "may" or "march" is a verb here: "in may" is a month, "it may" is not; "on may" and "of
 * march" depend on their capital letter.
 */
function isModal(text: string, span: Span): boolean {
  return (
    /^(?:on|of|through|during)\s+(?:the\s+)?(?:may|march|mar)$/.test(span.text) &&
    !/\d/.test(text.slice(span.end, span.end + 3))
  );
}
