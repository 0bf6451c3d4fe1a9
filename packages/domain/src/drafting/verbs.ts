import type { Span } from './dates.ts';

/** What a verb does to the thing that it names: makes more or less of it, keeps it, or brings something about. */
export type Direction = 'more' | 'less' | 'keep' | 'do';

const verbs: Readonly<Record<Direction, string>> = {
  more: 'accelerate advance amplify boost broaden deepen double elevate enhance enlarge enrich escalate exceed expand extend gain grow heighten improve increase lift multiply optimise optimize outgrow outperform quadruple raise ramp scale sharpen speed strengthen triple upgrade upsell',
  less: 'avoid close contain curb cut decrease diminish drop eliminate halve limit lower minimise minimize mitigate phase prevent prune reduce remove retire shorten shrink sunset trim',
  keep: 'defend hold keep maintain preserve protect retain safeguard secure stabilise stabilize stay sustain uphold',
  do: 'achieve acquire act adapt add address adopt agree align analyse analyze answer apply appoint approve arrange assemble assess assign attain attend attract audit authenticate automate award back balance become begin benchmark book brief bring budget build buy calibrate call capture carry celebrate centralise centralize certify change check clarify classify clean clear coach co-create codify coin collaborate collect combine commission commit communicate compile complete comply conclude conduct connect consolidate construct consult contribute control convert coordinate cover craft create cultivate cure decide decommission dedicate define deliver demonstrate deploy describe design detect determine develop diagnose digitise digitize direct discover distribute diversify document draft drive earn educate embed employ enable encourage end enforce engage ensure enter equip establish evaluate evolve examine execute explain explore fill finalise finalize finance find finish fix focus follow form formalise formalize foster free fulfil fulfill fund gather generate get give graduate guarantee guide handle harden harmonise harmonize have help hire host identify implement improvise include incorporate influence inform initiate innovate insource install institute instrument integrate interview introduce invent invest investigate invite iterate join kick land launch lead learn leverage list listen localise localize make manage map market master measure meet mentor merge migrate model modernise modernize monitor motivate move negotiate nurture obtain offboard offer onboard open operate orchestrate order organise organize oversee own pass patch pay perform pilot pitch plan position practise practice prepare present prioritise prioritize process procure produce programme promote propose prototype prove provide publish pursue qualify quantify reach read rebrand rebuild receive recognise recognize record recover recruit redesign refactor refine refresh register release relocate renegotiate renew reorganise reorganize repair replace report request research resolve respond restore restructure rethink retrain revamp review revise revisit revitalise revitalize reward rewrite roll run sample satisfy save schedule score segment sell send serve set settle shape share shift ship show sign simplify solve source spend sponsor staff standardise standardize start stop store streamline structure study submit succeed supply support surpass survey switch take target teach test tighten track trade train transfer transform transition translate try turn uncover understand unify unlock update upskill use utilise utilize validate verify visit visualise visualize win work write',
};

// Bases whose past does not follow the rule; without them "Sold 40 licences" would have no verb.
const irregular: Readonly<Record<string, string>> = {
  became: 'become',
  began: 'begin',
  brought: 'bring',
  built: 'build',
  bought: 'buy',
  found: 'find',
  gave: 'give',
  grew: 'grow',
  held: 'hold',
  kept: 'keep',
  led: 'lead',
  made: 'make',
  met: 'meet',
  paid: 'pay',
  ran: 'run',
  sent: 'send',
  sold: 'sell',
  shrunk: 'shrink',
  spent: 'spend',
  stood: 'stand',
  taught: 'teach',
  took: 'take',
  won: 'win',
  written: 'write',
  wrote: 'write',
};

const directionOf = new Map<string, Direction>();
const baseOf = new Map<string, string>(Object.entries(irregular));
for (const [direction, list] of Object.entries(verbs) as [Direction, string][]) {
  for (const base of list.split(' ')) {
    directionOf.set(base, direction);
    for (const form of formsOf(base)) if (!baseOf.has(form)) baseOf.set(form, base);
  }
}

/** The base and its regular forms: -s, -ed, -ing, with the last letter dropped, doubled or turned as English does. */
function formsOf(base: string): string[] {
  if (base.endsWith('e')) {
    const stem = base.slice(0, -1);
    return [base, `${base}s`, `${base}d`, `${stem}ing`];
  }
  if (/[^aeiou]y$/.test(base)) {
    const stem = base.slice(0, -1);
    return [base, `${stem}ies`, `${stem}ied`, `${base}ing`];
  }
  const plural = /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
  const last = base.at(-1) ?? '';
  return [base, plural, `${base}ed`, `${base}ing`, `${base}${last}ed`, `${base}${last}ing`];
}

/** A verb of action as it stands in a text. */
export interface FoundVerb extends Span {
  /** As a command: "reducing" is `reduce`. */
  readonly base: string;
  readonly direction: Direction;
}

/** The first verb of action in an English text, or undefined: "We are reducing churn" holds `reduce`. */
export function verbIn(text: string): FoundVerb | undefined {
  return verbsIn(text)[0];
}

/** The verbs of action in an English text, in order. Words that can be both, such as "plan", count as verbs. */
export function verbsIn(text: string): FoundVerb[] {
  const found: FoundVerb[] = [];
  for (const match of text.matchAll(/[a-z]+(?:-[a-z]+)*/gi)) {
    const span = { start: match.index, end: match.index + match[0].length, text: match[0] };
    const word = match[0].toLowerCase();
    const base = baseOf.get(word) ?? baseOf.get(word.replace(/^(?:re|co|pre|de|out|over|up|un)-?/, ''));
    if (base !== undefined) {
      const said = baseOf.has(word) ? base : word;
      found.push({ ...span, base: said, direction: directionOf.get(base) ?? 'do' });
    } else if (span.start === 0 && isMadeVerb(word)) found.push({ ...span, base: word, direction: 'do' });
  }
  return found;
}

/** A first word such as "Gamify" or "Productise" is a command, whether the list knows it or not. */
function isMadeVerb(word: string): boolean {
  return word.length > 5 && /(?:ise|ize|ify)$/.test(word);
}
