import { datesIn, type Span } from './dates.ts';
import { numbersIn } from './numbers.ts';
import { type FoundVerb, verbsIn } from './verbs.ts';

/** A person's wish, as read from their text. Texts are as typed; missing parts are undefined. */
export interface Wish {
  /** The imperative: `reduce`. */
  readonly verb: string;
  readonly direction: FoundVerb['direction'];
  /** The object of the wish: `churn`, `the billing portal`, `5 engineers`. */
  readonly subject: string;
  /** `8%` in "from 8% to 5%". */
  readonly baseline: string | undefined;
  /** `5%` in "to 5%". */
  readonly target: string | undefined;
  /** `10%` in "by 10%". */
  readonly change: string | undefined;
  /** With its preposition: `by 30 June`, `in Q3`. */
  readonly when: string | undefined;
}

const longestClause = 160;
// A clause ends at the end of its sentence, or where a reason begins.
const clauseEnd =
  /[!?;\n]|\.(?=\s|$)|,?\s+(?:because|since|so that|so we|in order to|as we|as our|which|while|but)\b|\s[–—]\s|:\s/i;
// A command follows the person who wishes, or begins the text; "reducing" may also follow its context. After
// anything else the word is a noun: "search traffic", "team lead".
const begins = String.raw`(?:^|[.!?;:\n•*–-])\s*`;
const commandBefore = new RegExp(
  String.raw`(?:${begins}|\b(?:to|we|i|us|will|must|should|shall|can|could|and|please|let[’']?s|also|then|not)\s+)$`,
  'i',
);
const courseBefore = new RegExp(
  String.raw`(?:${begins}|\b(?:is|are|am|be|been|by|on|for|of|about|in|at|with|and|start|keep|consider|[’'](?:re|m))\s+)$`,
  'i',
);
const weakVerbs = new Set([
  'help',
  'have',
  'use',
  'try',
  'get',
  'give',
  'be',
  'plan',
  'support',
  'work',
  'need',
  'show',
  'start',
  'turn',
  'decide',
  'begin',
]);

const leads =
  /\b(?:from|up to|down to|to|by)\s+(?:(?:about|around|at least|at most|below|under|over|above|more than|less than)\s+)?$/i;

// A statement is not a wish: "we lost three accounts", "because of test results".
const statement =
  /^(?:we|i|they|he|she|it|you|there|this|that|because|since|as|when|while|if)\b|\b(?:is|are|was|were|has|have|had|do|does|did|will|would)\b/i;

/**
 * Returns what the text asks for: verb, subject, numbers and date (issue 3); undefined if it asks for
 * nothing. Without a verb, the first keywords are the subject, to be improved.
 */
export function readWish(text: string): Wish | undefined {
  const verb = wishedVerb(text);
  if (verb) {
    const clause = clauseOf(text.slice(verb.end));
    const wish = partsOf(clause);
    if (isThing(wish.subject)) return { verb: verb.base, direction: verb.direction, ...wish };
  }
  const clause = clauseOf(text.trimStart());
  if (statement.test(clause)) return undefined;
  const wish = partsOf(keywordsOf(clause));
  return /\p{L}/u.test(wish.subject) ? { verb: 'improve', direction: 'more', ...wish } : undefined;
}

const sentenceEnd = /[!?;\n]|\.(?=\s|$)/;
const longestTopic = 100;

/**
 * Returns a wish of a language whose verbs are not read: its first sentence in quotation marks as the subject. Undefined
 * for a text without letters.
 */
export function readTopic(text: string, quoted: (topic: string) => string): Wish | undefined {
  const [first = ''] = text.trimStart().split(sentenceEnd);
  const topic = shortened(first.replace(/\s+/g, ' ').trim(), longestTopic);
  if (!/\p{L}/u.test(topic)) return undefined;
  const none = { baseline: undefined, target: undefined, change: undefined, when: undefined };
  return { verb: '', direction: 'more', subject: quoted(topic), ...none };
}

/** Returns whether the subject shows a noun: "Drop in sales" is a thing, not a command to drop. */
function isThing(subject: string): boolean {
  return /\p{L}/u.test(subject) && !/^(?:in|of|for|by|with|from|at|on)\b/i.test(subject);
}

/** Returns the verb of the wish: a command, "we want to …", "we are …ing". A past tense is not a wish. */
function wishedVerb(text: string): FoundVerb | undefined {
  const wished = verbsIn(text).filter((verb) => {
    const ahead = text.slice(Math.max(0, verb.start - 20), verb.start);
    if (verb.text.toLowerCase() === verb.base) return commandBefore.test(ahead);
    return verb.text.toLowerCase().endsWith('ing') && courseBefore.test(ahead);
  });
  const strong = wished.filter((verb) => !weakVerbs.has(verb.base));
  return strong.find((verb) => verb.direction !== 'do') ?? strong[0] ?? wished[0];
}

function clauseOf(text: string): string {
  const end = text.search(clauseEnd);
  const clause = (end < 0 ? text : text.slice(0, end)).replace(/\s+/g, ' ').trim();
  return shortened(clause, longestClause);
}

/** Returns at most `limit` characters, cut between words. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const space = cut.lastIndexOf(' ');
  // Never cut between the two units of one character.
  return (space > limit / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')).replace(
    /[\s,;:.–-]+$/,
    '',
  );
}

/**
 * Returns the first of several keywords with the numbers that follow: "docking accuracy, 3 sites" of a longer
 * list.
 */
function keywordsOf(clause: string): string {
  const [first = '', ...others] = clause.split(listComma);
  return [first, ...others.filter((part) => beginsWithNumber.test(part))].join(', ');
}

const listComma = /,\s+/;
const beginsWithNumber = /^(?:about|around|at least|at most|below|under|above|over)?\s*\d/i;
const measureUnit =
  /^\s?(?:%|‰|percent|per cent|points?|seconds?|minutes?|hours?|days?|weeks?|months?|euros?|dollars?|[kmc]?m|µm|kg|g|t|kwh?|mw|l|ms|s|min|h)(?![\p{L}])/iu;

/** Splits numbers listed after the subject ("…, 3 sites, 12 mm") into places and target of the wish. */
function listedNumbers(clause: string): { head: string; places: string; target: string | undefined } {
  const [head = '', ...others] = clause.split(listComma);
  const listed = others.filter((part) => beginsWithNumber.test(part));
  if (listed.length === 0 || numbersIn(head).length > 0)
    return { head: clause, places: '', target: undefined };
  const isMeasure = (part: string) => measureUnit.test(part.replace(/^[^\d]*[\d.,]+/, ''));
  const places = listed.filter((part) => !isMeasure(part) && datesIn(part).length === 0);
  const rest = others.filter((part) => !listed.includes(part) || datesIn(part).length > 0);
  return {
    head: [head, ...rest].join(', '),
    places: places.length === 0 ? '' : `across ${places.join(' and ')}`,
    target: listed.find(isMeasure),
  };
}

function partsOf(said: string): Omit<Wish, 'verb' | 'direction'> {
  const date = datesIn(said)[0];
  const when = date && withPreposition(said, date);
  const undated = when ? tidied(`${said.slice(0, when.start)} ${said.slice(when.end)}`) : said;
  const { head, places, target } = listedNumbers(undated);
  const wish = courseOf(head);
  return {
    ...wish,
    subject: joinedWords(wish.subject, places),
    target: wish.target ?? target,
    when: when?.text,
  };
}

function joinedWords(...words: string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

/** Returns the subject of a clause without a date, with the numbers of "from … to … by …". */
function courseOf(rest: string): Omit<Wish, 'verb' | 'direction' | 'when'> {
  const found = numbersIn(rest).map((span) => ({ ...span, lead: leadOf(rest, span) }));
  const after = (word: RegExp) => found.find((span) => word.test(span.lead));
  const [from, to, by] = [after(/^from\b/i), after(/^(?:up |down )?to\b/i), after(/^by\b/i)];
  const named = [from, to, by].filter((span) => span !== undefined);
  const cut = Math.min(rest.length, ...named.map((span) => span.start - span.lead.length));
  const last = Math.max(cut, ...named.map((span) => span.end + unitOf(rest, span).length));
  // In "From 8% to 5% in Europe" the place belongs to the subject.
  const where = /^\s+(?:in|at|across|among|for|of|with|per)\b.*/i.exec(rest.slice(last))?.[0] ?? '';
  return {
    subject: `${tidied(rest.slice(0, cut))}${tidied(where) && ` ${tidied(where)}`}`.trim(),
    baseline: from?.text,
    target: to && to.text + unitOf(rest, to),
    change: by && by.text + unitOf(rest, by),
  };
}

function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:–-]+|[\s,:–-]+$/g, '')
    .replace(/\s+(?:by|to|from|and)$/i, '');
}

/** Returns the words that lead to a number: `from `, `to at least `; empty without any. */
function leadOf(text: string, span: Span): string {
  return leads.exec(text.slice(0, span.start))?.[0] ?? '';
}

const unit =
  /^(?:\s+(?!(?:by|in|on|from|to|and|or|with|for|at|of|until|till|before|within|per|across|among|through|during|each|every|this|next)\b)\p{L}[\p{L}-]*){1,3}/iu;

/** Returns the unit of a number, with the space before it: ` working days`, ` plants`. */
function unitOf(text: string, span: Span): string {
  return unit.exec(text.slice(span.end))?.[0] ?? '';
}

function withPreposition(text: string, date: Span): Span {
  const ahead = /(?:\b(?:by|before|until|till|in|on|during|at|for)\s+(?:the\s+)?)$/i.exec(
    text.slice(0, date.start),
  );
  const start = date.start - (ahead?.[0].length ?? 0);
  return { start, end: date.end, text: text.slice(start, date.end) };
}
