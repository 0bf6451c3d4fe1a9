import type { Cycle, CycleSave } from '@bellwether/contract/talent/cycles';
import { isDay } from '@bellwether/domain/calendar/day';
import { roleNames } from '@bellwether/domain/people/roles/roles';
import { type FieldError, fieldError } from '@bellwether/domain/shared/said';
import {
  type CycleSpan,
  cycleKinds,
  cycleLimits,
  cycleSpanNames,
  questionKinds,
} from '@bellwether/domain/talent/cycles/rules';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words';
import { repeatedLabels } from '@bellwether/domain/talent/labels';
import { peerNamings } from '@bellwether/domain/talent/peers/rules';
import * as z from 'zod/mini';
import { cycleWords } from '../words.ts';

const peerQuestionShape = z.object({
  Id: z.int(),
  Question: z.string(),
  Help: z.string(),
  IsRequired: z.boolean(),
  IsAnswered: z.boolean(),
});

const questionShape = z.object({
  Id: z.int(),
  Question: z.string(),
  Help: z.string(),
  IsRequired: z.boolean(),
  Kind: z.enum(questionKinds),
  /** The words of a scale, one a line, lowest first. */
  Levels: z.string(),
  Roles: z.array(z.enum(roleNames)),
  Departments: z.array(z.string()),
  IsAnswered: z.boolean(),
});
export type QuestionValues = z.output<typeof questionShape>;

/** The values of the form of a cycle. */
export const cycleShape = z.object({
  Name: z.string(),
  Kind: z.enum(cycleKinds),
  FirstPeriodId: z.nullable(z.int()),
  Span: z.enum(cycleSpanNames),
  StartDate: z.string(),
  EndDate: z.string(),
  ProbationMonths: z.int(),
  Company: z.boolean(),
  Departments: z.array(z.string()),
  Organisations: z.array(z.int()),
  People: z.array(z.int()),
  AddedBefore: z.string(),
  HasSelfReview: z.boolean(),
  OpensOn: z.string(),
  DueOn: z.string(),
  Questions: z.array(questionShape),
  HasPeers: z.boolean(),
  PeersOpenOn: z.string(),
  PeersDueOn: z.string(),
  PeersNaming: z.enum(peerNamings),
  PeerQuestions: z.array(peerQuestionShape),
  HasReviewDays: z.boolean(),
  ReviewOpensOn: z.string(),
  ReviewDueOn: z.string(),
  HasTemplate: z.boolean(),
  ReviewQuestions: z.array(questionShape),
  HasSignatures: z.boolean(),
});
export type CycleValues = z.output<typeof cycleShape>;

export const newPeerQuestion = (Question = ''): z.output<typeof peerQuestionShape> => ({
  Id: 0,
  Question,
  Help: '',
  IsRequired: true,
  IsAnswered: false,
});

export const newQuestion = (Question = ''): QuestionValues => ({
  Id: 0,
  Question,
  Help: '',
  IsRequired: true,
  Kind: 'text',
  Levels: '',
  Roles: [],
  Departments: [],
  IsAnswered: false,
});

/** Returns the form of a stored cycle, or an empty one. */
export function valuesOfCycle(cycle: Cycle | undefined): CycleValues {
  const questions = questionsOf(cycle, 'self_review');
  const template = questionsOf(cycle, 'review');
  const isOfQuarters = cycle === undefined || cycle.Kind === 'quarters';
  return {
    Name: cycle?.Name ?? '',
    Kind: cycle?.Kind ?? 'quarters',
    FirstPeriodId: isOfQuarters ? (cycle?.FirstPeriodId ?? null) : null,
    Span: isOfQuarters ? (cycle?.Span ?? 'half_year') : 'half_year',
    StartDate: isOfQuarters ? '' : cycle.StartDate,
    EndDate: isOfQuarters ? '' : cycle.EndDate,
    ProbationMonths: cycle?.ProbationMonths ?? 3,
    Company: cycle?.Audience.Company ?? false,
    Departments: cycle?.Audience.Departments ?? [],
    Organisations: cycle?.Audience.Organisations ?? [],
    People: cycle?.Audience.People ?? [],
    AddedBefore: cycle?.Audience.AddedBefore ?? '',
    HasSelfReview: cycle ? cycle.SelfReview !== null : true,
    OpensOn: cycle?.SelfReview?.OpensOn ?? '',
    DueOn: cycle?.SelfReview?.DueOn ?? '',
    Questions: questions.length > 0 ? questions : cycleWords.defaultQuestions.map(newQuestion),
    HasPeers: cycle ? cycle.Peers !== null : false,
    PeersOpenOn: cycle?.Peers?.OpensOn ?? '',
    PeersDueOn: cycle?.Peers?.DueOn ?? '',
    PeersNaming: cycle?.Peers?.Naming ?? 'pooled',
    PeerQuestions:
      cycle && cycle.PeerQuestions.length > 0
        ? cycle.PeerQuestions
        : cycleWords.defaultPeerQuestions.map((question) => newPeerQuestion(question)),
    HasReviewDays: cycle?.ChosenReview != null,
    ReviewOpensOn: cycle?.ChosenReview?.OpensOn ?? '',
    ReviewDueOn: cycle?.ChosenReview?.DueOn ?? '',
    HasTemplate: template.length > 0,
    ReviewQuestions: template.length > 0 ? template : cycleWords.defaultTemplate.map(newQuestion),
    HasSignatures: cycle?.HasSignatures ?? true,
  };
}

function questionsOf(cycle: Cycle | undefined, part: CycleQuestion['Part']): QuestionValues[] {
  return (cycle?.Questions ?? [])
    .filter(({ Part }) => Part === part)
    .map(({ Part: _, Levels, ...question }) => ({ ...question, Levels: Levels.join('\n') }));
}
type CycleQuestion = Cycle['Questions'][number];

/** Returns the form of a copy: the same people and questions, without name, quarter and days. */
export function valuesOfCopy(cycle: Cycle): CycleValues {
  const values = valuesOfCycle(cycle);
  const anew = (question: QuestionValues) => ({ ...question, Id: 0, IsAnswered: false });
  return {
    ...values,
    Name: cycleWords.copyName(cycle.Name),
    FirstPeriodId: null,
    StartDate: '',
    EndDate: '',
    OpensOn: '',
    DueOn: '',
    ReviewOpensOn: '',
    ReviewDueOn: '',
    Questions: values.Questions.map(anew),
    ReviewQuestions: values.ReviewQuestions.map(anew),
    PeersOpenOn: '',
    PeersDueOn: '',
    PeerQuestions: values.PeerQuestions.map((question) => ({ ...question, Id: 0, IsAnswered: false })),
  };
}

/** Returns what the form sends. */
export function saveOfValues(values: CycleValues): CycleSave {
  const { Company, Departments, Organisations, People, AddedBefore, Kind } = values;
  return {
    Name: values.Name.trim(),
    Kind,
    ...(Kind === 'quarters'
      ? { FirstPeriodId: values.FirstPeriodId ?? 0, Span: values.Span satisfies CycleSpan }
      : { StartDate: values.StartDate, EndDate: values.EndDate }),
    ...(Kind === 'probation' ? { ProbationMonths: values.ProbationMonths } : {}),
    Audience: { Company, Departments, Organisations, People, AddedBefore: AddedBefore || null },
    SelfReview: values.HasSelfReview
      ? { OpensOn: values.OpensOn, DueOn: values.DueOn, Questions: values.Questions.map(sentQuestion) }
      : null,
    Peers: values.HasPeers
      ? {
          OpensOn: values.PeersOpenOn,
          DueOn: values.PeersDueOn,
          Naming: values.PeersNaming,
          Questions: values.PeerQuestions.map(({ IsAnswered: _, ...question }) => question),
        }
      : null,
    ReviewDays: hasReviewDays(values) ? { OpensOn: values.ReviewOpensOn, DueOn: values.ReviewDueOn } : null,
    ReviewQuestions: values.HasTemplate ? values.ReviewQuestions.map(sentQuestion) : null,
    HasSignatures: values.HasSignatures,
  };
}

/** In a probation everybody has days of their own, so none can be chosen. */
const hasReviewDays = ({ HasReviewDays, Kind }: CycleValues) => HasReviewDays && Kind !== 'probation';

const levelsOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function sentQuestion({ IsAnswered: _, Levels, ...question }: QuestionValues) {
  return { ...question, Levels: question.Kind === 'scale' ? levelsOf(Levels) : [] };
}

/** Returns what the form still needs; the server checks the same. */
export function faultsOfCycle(values: CycleValues): FieldError[] {
  const missing: string[] = [];
  const faults: FieldError[] = [];
  const demandDays = (first: keyof CycleValues, last: keyof CycleValues) => {
    const [from, until] = [String(values[first]), String(values[last])];
    if (!isDay(from)) missing.push(first);
    if (!isDay(until)) missing.push(last);
    else if (until < from) faults.push(fieldError(last, cycleMessages, 'datesWrong'));
  };
  if (values.Name.trim() === '') missing.push('Name');
  if (values.Kind === 'quarters') {
    if (values.FirstPeriodId === null) missing.push('FirstPeriodId');
  } else demandDays('StartDate', 'EndDate');
  const { Company, Departments, Organisations, People } = values;
  if (!Company && Departments.length + Organisations.length + People.length === 0)
    faults.push(fieldError('Departments', cycleMessages, 'nobody'));
  if (hasReviewDays(values)) demandDays('ReviewOpensOn', 'ReviewDueOn');
  if (values.HasSelfReview) demandDays('OpensOn', 'DueOn');
  if (values.HasPeers) demandDays('PeersOpenOn', 'PeersDueOn');
  const asked = [
    ...(values.HasSelfReview ? [['Questions', values.Questions] as const] : []),
    ...(values.HasTemplate ? [['ReviewQuestions', values.ReviewQuestions] as const] : []),
  ];
  for (const [list, questions] of asked)
    for (const [at, { Question, Kind, Levels }] of questions.entries()) {
      if (Question.trim() === '') missing.push(`${list}.${at}.Question`);
      if (Kind === 'scale' && !areLevels(levelsOf(Levels)))
        faults.push(fieldError(`${list}.${at}.Levels`, cycleMessages, 'levelsWrong'));
    }
  if (values.HasPeers)
    for (const [at, { Question }] of values.PeerQuestions.entries())
      if (Question.trim() === '') missing.push(`PeerQuestions.${at}.Question`);
  return [...missing.map((path) => fieldError(path, cycleMessages, 'required')), ...faults];
}

function areLevels(levels: readonly string[]): boolean {
  const { fewestLevels, levels: most } = cycleLimits;
  return levels.length >= fewestLevels && levels.length <= most && repeatedLabels(levels).length === 0;
}
