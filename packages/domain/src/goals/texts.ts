import type { Translated } from '../locale/language.ts';
import { type FieldError, said } from '../shared/said.ts';
import { goalMessages, limits } from './messages.ts';
import { type GoalType, goalTypes, limited, required } from './rules.ts';
import { goalTextLabels } from './words.texts.ts';

interface GoalText {
  /** The field's name in the contract, in the form and in messages about it. */
  readonly wire: string;
  /** Where a goal's reply carries the text: in its `GoalDetail`, or beside that. */
  readonly place: 'GoalDetail' | 'Goal';
  readonly label: ByGoalType<keyof typeof goalTextLabels>;
  /** Most characters. */
  readonly limit: number;
  /** The code of `goalMessages` where the text is missing; null where it may be empty. */
  readonly required: ByGoalType<RequiredText> | null;
  /** The goal types whose form has the text. Goals of the other types store an empty one. */
  readonly types: readonly GoalType[];
  /** Whether the form shows one line or a text area. */
  readonly lines: 'one' | 'many';
}

type ByGoalType<Word extends string = string> = Word | Readonly<Record<GoalType, Word>>;

type RequiredText = Extract<keyof typeof goalMessages, `${string}Required`>;

/** OKR goals have words of their own (goals.1). */
const inOkr = <const Word extends string>(words: Word, others: Word) => ({
  SMART: others,
  OKR: words,
  ObjectiveResult: others,
});

/**
 * The texts of a goal, in the order of its form. Contract, forms, comparisons and presenters walk this table, so every text
 * is compared, kept in stored drafts, proposed by edits and carried over (docs/recipes.md, "Add a text field to a goal").
 */
export const goalTexts = {
  title: {
    wire: 'Title',
    place: 'GoalDetail',
    label: inOkr('objective', 'title'),
    limit: limits.title,
    required: inOkr('objectiveRequired', 'titleRequired'),
    types: goalTypes,
    lines: 'one',
  },
  measurement: {
    wire: 'Measurement',
    place: 'GoalDetail',
    label: inOkr('keyResults', 'measurement'),
    limit: limits.measurement,
    required: inOkr('keyResultsRequired', 'measurementRequired'),
    types: goalTypes,
    lines: 'many',
  },
  description: {
    wire: 'Description',
    place: 'GoalDetail',
    label: 'description',
    limit: limits.description,
    required: null,
    types: goalTypes,
    lines: 'many',
  },
  reportingMemo: {
    wire: 'ReportingMemo',
    place: 'Goal',
    label: 'reportingMemo',
    limit: limits.reportingMemo,
    required: null,
    types: ['ObjectiveResult'],
    lines: 'one',
  },
} as const satisfies Readonly<Record<string, GoalText>>;

type Table = typeof goalTexts;

export type GoalTextName = keyof Table;

/** The texts of a goal by the names of the code. */
export type GoalTexts = Readonly<Record<GoalTextName, string>>;

type WireNameAt<Place extends GoalText['place']> = {
  [Name in GoalTextName]: Table[Name]['place'] extends Place ? Table[Name]['wire'] : never;
}[GoalTextName];

export type WireTextName = Table[GoalTextName]['wire'];

/** The texts of a goal by the names of the contract. */
export type WireTexts = Record<WireTextName, string>;

/** One value for each text, as a goal's reply carries them. */
export type ReplyTexts<T = string> = { GoalDetail: Record<WireNameAt<'GoalDetail'>, T> } & Record<
  WireNameAt<'Goal'>,
  T
>;

export const textNames = Object.keys(goalTexts) as readonly GoalTextName[];

/** One value for each text, by the names of the code. */
export function eachText<T>(make: (name: GoalTextName) => T): Record<GoalTextName, T> {
  return Object.fromEntries(textNames.map((name) => [name, make(name)])) as Record<GoalTextName, T>;
}

/** One value for each text, by the names of the contract. */
export function eachWireText<T>(make: (name: GoalTextName) => T): Record<WireTextName, T> {
  return wired(textNames, make) as Record<WireTextName, T>;
}

/** One value for each text, in the shape of a goal's reply. */
export function replyTexts<T>(make: (name: GoalTextName) => T): ReplyTexts<T> {
  const at = (place: GoalText['place']) => textNames.filter((name) => goalTexts[name].place === place);
  return { GoalDetail: wired(at('GoalDetail'), make), ...wired(at('Goal'), make) } as ReplyTexts<T>;
}

function wired<T>(names: readonly GoalTextName[], make: (name: GoalTextName) => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [goalTexts[name].wire, make(name)]));
}

/** The texts of a goal's reply, by the names of the contract. */
export function wireTextsOf(goal: ReplyTexts): WireTexts {
  const texts: WireTexts = { ...goal.GoalDetail, ...goal };
  return eachWireText((name) => texts[goalTexts[name].wire]);
}

/** The texts of a save, by the names of the code. */
export function textsFromWire(texts: Readonly<WireTexts>): GoalTexts {
  return eachText((name) => texts[goalTexts[name].wire]);
}

/** Whether the form of the goal type has the text (goals.1). */
export function hasText(goalType: GoalType, name: GoalTextName): boolean {
  const { types }: GoalText = goalTexts[name];
  return types.includes(goalType);
}

/** The texts that a goal of the type stores: those that its form does not have are empty. */
export function storedTexts(goalType: GoalType, texts: GoalTexts): GoalTexts {
  return eachText((name) => (hasText(goalType, name) ? texts[name] : ''));
}

/** Returns the labels of a goal's texts on screens and in messages, by the goal's type (goals.1). */
export function textLabels(
  goalType: GoalType,
  labels: Translated<typeof goalTextLabels> = goalTextLabels,
): Record<GoalTextName, string> {
  return eachText((name) => labels[byType(goalTexts[name].label, goalType)]);
}

/** Returns the labels by the names of the contract. */
export function wireTextLabels(goalType: GoalType): WireTexts {
  return eachWireText((name) => goalTextLabels[byType(goalTexts[name].label, goalType)]);
}

/** The texts of a goal; faults by field, none when all is well (goals.1). Missing texts come first. */
export function validateGoalTexts(goalType: GoalType, texts: GoalTexts): FieldError[] {
  return [
    ...textNames.flatMap((name) => {
      const { wire, required: code }: GoalText = goalTexts[name];
      return code === null ? [] : required(wire, texts[name], said(goalMessages, byType(code, goalType)));
    }),
    ...textNames.flatMap((name) => {
      const { wire, limit, label } = goalTexts[name];
      return limited(wire, texts[name], limit, said(goalTextLabels, byType(label, goalType)));
    }),
  ];
}

function byType<Word extends string>(words: ByGoalType<Word>, goalType: GoalType): Word {
  return typeof words === 'string' ? words : words[goalType];
}
