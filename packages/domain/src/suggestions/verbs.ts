import type { Span } from './dates.ts';

/** The effect of a verb on its object: more, less, keep, or bring about. */
export type Direction = 'more' | 'less' | 'keep' | 'do';

const verbs: Readonly<Record<Direction, string>> = {
  more: 'accelerate advance amplify boost broaden deepen double elevate enhance enlarge enrich escalate exceed expand extend gain grow heighten improve increase lift multiply optimise optimize outgrow outpace outperform quadruple raise ramp scale sharpen speed strengthen top triple upgrade upsell widen',
  less: 'avoid close contain curb cut decrease diminish drop eliminate halve limit lower minimise minimize mitigate phase prevent prune reduce remove retire shorten shrink slash slow sunset tame thin trim',
  keep: 'defend hold keep maintain preserve protect retain safeguard secure stabilise stabilize stay sustain uphold',
  do: 'achieve acquire act adapt add address adopt agree align analyse analyze answer apply appoint approve arrange ask assemble assess assign attain attend attract audit authenticate automate award back balance become begin benchmark bid blog book brief bring budget build buy calibrate call capture carry celebrate centralise centralize certify change charge chase check choose claim clarify classify clean clear climb co-create coach code codify coin collaborate collect combine commission commit communicate compare compete compile complete comply compose compress conclude conduct connect consolidate construct consult contribute control convert convince coordinate count cover crack craft create cross-sell cross-train cultivate cure debug decide decline decommission dedicate dedupe define delegate deliver demo demonstrate deploy describe design detect determine develop diagnose dig digitise digitize direct disable discover discuss distribute diversify document download draft drive earmark earn edit educate email embed employ empower enable encourage encrypt end enforce engage enrol enroll ensure enter equip erase establish estimate evaluate evolve examine exchange execute exit experiment explain explore export feed fight file fill filter finalise finalize finance find finish fit fix flag focus follow forecast forge form formalise formalize forward foster free fulfil fulfill fund gather generate get give go grade graduate grant greet ground guarantee guard guide hand handle harden harmonise harmonize harvest have hear help hire hit host identify implement import improvise include incorporate index influence inform initiate innovate insource inspect inspire install institute instrument insure integrate interact intervene interview introduce invent invest investigate invite invoice isolate issue iterate join jump kick kill know label land launch lay lead learn lease leverage liaise license link list listen load lobby localise localize locate lock log look lose make manage map market master mature measure meet mentor merge message migrate model modernise modernize monitor motivate move name navigate negotiate network normalise normalize notify nurture observe obtain offboard offer onboard open operate orchestrate order organise organize outsource oversee own pack package participate partner pass patch pause pay perfect perform pick pilot pitch place plan play position post power practice practise predict prepare present print prioritise prioritize process procure produce programme progress promote propose prototype prove provide publish pull purchase pursue push put qualify quantify question rank rate reach read rebalance rebrand rebuild receive reclaim recognise recognize reconcile record recover recruit redeem redesign refactor refine refresh register rehearse reinvest reject release relocate remember remind rename renegotiate renew rent reopen reorganise reorganize repair repay replace replay replicate report represent request rescue research resell reserve reset resolve respond restore restructure retest rethink retrain return reuse revamp reverse review revise revisit revitalise revitalize reward rewrite rise roll rotate route run sample satisfy save say scan schedule scope score screen search see seek segment select sell send separate serve set settle shadow shape share shift ship show shut sign simplify skip smooth solve sort source spark speak specify spend split sponsor spot spread staff stage standardise standardize start steer stick stimulate stock stop store streamline stress-test stretch structure study submit succeed suggest supervise supply support surface surpass survey swap switch sync tackle tailor take talk target teach tell terminate test think tie tighten touch trace track trade train transfer transform transition translate transport travel treat trigger troubleshoot trust try tune turn unblock uncover understand undertake unify unite unlock update upload upskill use utilise utilize validate verify vet visit visualise visualize vote walk warn watch weigh welcome win wipe wire work wrap write yield',
};

// Verbs with an irregular past; without them "Sold 40 licences" would have no verb.
const irregular: Readonly<Record<string, string>> = {
  became: 'become',
  chose: 'choose',
  fell: 'drop',
  knew: 'know',
  lost: 'lose',
  rose: 'rise',
  saw: 'see',
  spoke: 'speak',
  told: 'tell',
  went: 'go',
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

/**
 * Returns the base and its regular forms -s, -ed, -ing, with English spelling: final letter dropped, doubled
 * or changed.
 */
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

/** An action verb with its place in the text. */
export interface FoundVerb extends Span {
  /** The imperative: `reduce` for "reducing". */
  readonly base: string;
  readonly direction: Direction;
}

/** Returns the first action verb in an English text, or undefined: "We are reducing churn" gives `reduce`. */
export function verbIn(text: string): FoundVerb | undefined {
  return verbsIn(text)[0];
}

// A sentence about the end state counts too: "Half of the candidates are women".
const beings =
  /\b(?:is|are|was|were|be|been|has|had|have|can|could|will|must|shall|should|does|do|did|lasts?|stays?|feels?|needs?|wants?|knows?)\b/i;

/** Returns whether an English text has a verb: an action verb, or a sentence that describes a state. */
export function hasVerb(text: string): boolean {
  return beings.test(text) || verbIn(text) !== undefined;
}

/**
 * Returns the action verbs in an English text, in order. Words that can also be nouns, such as "plan", count.
 */
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

/** Returns whether the first word looks like a verb that the list lacks, such as "Gamify" or "Productise". */
function isMadeVerb(word: string): boolean {
  return word.length > 5 && /(?:ise|ize|ify)$/.test(word);
}
