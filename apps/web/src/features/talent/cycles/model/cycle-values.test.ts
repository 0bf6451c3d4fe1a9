import type { Cycle } from '@bellwether/contract/talent/cycles';
import { expect, it } from 'vitest';
import { saveOfValues, valuesOfCopy } from './cycle-values.ts';

const question = {
  Id: 8,
  Question: 'How often did it help others?',
  Help: 'Name one result.',
  IsRequired: true,
  Part: 'review',
  Kind: 'scale',
  Levels: ['Rarely', 'Often'],
  Roles: ['manager'],
  Departments: [],
  IsAnswered: true,
} as const satisfies Partial<Cycle['Questions'][number]>;

const cycle = {
  Name: 'Project Alder',
  Kind: 'dates',
  StartDate: '2026-08-01',
  EndDate: '2026-10-31',
  FirstPeriodId: 40,
  Span: 'quarter',
  ProbationMonths: null,
  ChosenReview: { OpensOn: '2026-11-01', DueOn: '2026-12-31' },
  HasSignatures: true,
  SelfReview: null,
  Peers: null,
  PeerQuestions: [],
  Audience: { Company: true, Departments: [], Organisations: [], People: [], AddedBefore: null },
  Questions: [question],
} as unknown as Cycle;

it('a copy has no days and asks anew what was answered', () => {
  const copy = valuesOfCopy(cycle);
  expect([copy.Name, copy.StartDate, copy.EndDate]).toEqual(['Copy of Project Alder', '', '']);
  expect(copy.ReviewQuestions).toMatchObject([{ Id: 0, IsAnswered: false, Levels: 'Rarely\nOften' }]);
  const { Part: _, IsAnswered: __, ...sent } = question;
  expect(saveOfValues(copy).ReviewQuestions).toEqual([{ ...sent, Id: 0 }]);
});
