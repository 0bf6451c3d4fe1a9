import type { Cycle, CycleSave } from '@bellwether/contract/talent/cycles';
import { isDay } from '@bellwether/domain/calendar/day';
import { type FieldError, fieldError } from '@bellwether/domain/shared/said';
import { type CycleSpan, cycleSpanNames } from '@bellwether/domain/talent/cycles/rules';
import { cycleMessages } from '@bellwether/domain/talent/cycles/words';
import { peerNamings } from '@bellwether/domain/talent/peers/rules';
import * as z from 'zod/mini';
import { cycleWords } from '../words.ts';

const questionShape = z.object({
  Id: z.int(),
  Question: z.string(),
  Help: z.string(),
  IsRequired: z.boolean(),
  IsAnswered: z.boolean(),
});

/** The values of the form of a cycle. */
export const cycleShape = z.object({
  Name: z.string(),
  FirstPeriodId: z.nullable(z.int()),
  Span: z.enum(cycleSpanNames),
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
  PeerQuestions: z.array(questionShape),
});
export type CycleValues = z.output<typeof cycleShape>;

export const newQuestion = (Question = '') => ({
  Id: 0,
  Question,
  Help: '',
  IsRequired: true,
  IsAnswered: false,
});

/** Returns the form of a stored cycle, or an empty one. */
export function valuesOfCycle(cycle: Cycle | undefined): CycleValues {
  const questions = cycle?.Questions ?? [];
  return {
    Name: cycle?.Name ?? '',
    FirstPeriodId: cycle?.FirstPeriodId ?? null,
    Span: cycle?.Span ?? 'half_year',
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
        : cycleWords.defaultPeerQuestions.map(newQuestion),
  };
}

/** Returns the form of a copy: the same people and questions, without name, quarter and days. */
export function valuesOfCopy(cycle: Cycle): CycleValues {
  const values = valuesOfCycle(cycle);
  return {
    ...values,
    Name: cycleWords.copyName(cycle.Name),
    FirstPeriodId: null,
    OpensOn: '',
    DueOn: '',
    Questions: values.Questions.map((question) => ({ ...question, Id: 0, IsAnswered: false })),
    PeersOpenOn: '',
    PeersDueOn: '',
    PeerQuestions: values.PeerQuestions.map((question) => ({ ...question, Id: 0, IsAnswered: false })),
  };
}

/** Returns what the form sends. */
export function saveOfValues(values: CycleValues): CycleSave {
  const { Company, Departments, Organisations, People, AddedBefore } = values;
  return {
    Name: values.Name.trim(),
    FirstPeriodId: values.FirstPeriodId ?? 0,
    Span: values.Span satisfies CycleSpan,
    Audience: { Company, Departments, Organisations, People, AddedBefore: AddedBefore || null },
    SelfReview: values.HasSelfReview
      ? {
          OpensOn: values.OpensOn,
          DueOn: values.DueOn,
          Questions: values.Questions.map(({ IsAnswered: _, ...question }) => question),
        }
      : null,
    Peers: values.HasPeers
      ? {
          OpensOn: values.PeersOpenOn,
          DueOn: values.PeersDueOn,
          Naming: values.PeersNaming,
          Questions: values.PeerQuestions.map(({ IsAnswered: _, ...question }) => question),
        }
      : null,
  };
}

/** Returns what the form still needs; the server checks the same. */
export function faultsOfCycle(values: CycleValues): FieldError[] {
  const missing: string[] = [];
  if (values.Name.trim() === '') missing.push('Name');
  if (values.FirstPeriodId === null) missing.push('FirstPeriodId');
  const faults: FieldError[] = [];
  const { Company, Departments, Organisations, People } = values;
  if (!Company && Departments.length + Organisations.length + People.length === 0)
    faults.push(fieldError('Departments', cycleMessages, 'nobody'));
  if (values.HasSelfReview) {
    if (!isDay(values.OpensOn)) missing.push('OpensOn');
    if (!isDay(values.DueOn)) missing.push('DueOn');
    else if (values.DueOn < values.OpensOn) faults.push(fieldError('DueOn', cycleMessages, 'datesWrong'));
    for (const [at, { Question }] of values.Questions.entries())
      if (Question.trim() === '') missing.push(`Questions.${at}.Question`);
  }
  if (values.HasPeers) {
    if (!isDay(values.PeersOpenOn)) missing.push('PeersOpenOn');
    if (!isDay(values.PeersDueOn)) missing.push('PeersDueOn');
    else if (values.PeersDueOn < values.PeersOpenOn)
      faults.push(fieldError('PeersDueOn', cycleMessages, 'datesWrong'));
    for (const [at, { Question }] of values.PeerQuestions.entries())
      if (Question.trim() === '') missing.push(`PeerQuestions.${at}.Question`);
  }
  return [...missing.map((path) => fieldError(path, cycleMessages, 'required')), ...faults];
}
