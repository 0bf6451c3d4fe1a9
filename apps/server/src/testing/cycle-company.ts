import type { EndpointParsed } from '@bellwether/contract/endpoint';
import { createAppraisal } from '@bellwether/contract/talent/appraisal';
import { createCycle, startCycle } from '@bellwether/contract/talent/cycles';
import { getTalentOverview } from '@bellwether/contract/talent/overview';
import { handInSelfReview } from '@bellwether/contract/talent/self-review';
import type { AppraisalCastName, AppraisalCompany } from './appraisal-company.ts';
import type { TestPerson } from './factory.ts';

export type CycleSave = EndpointParsed<typeof createCycle>['body'];

export const emptyAudience: CycleSave['Audience'] = {
  Company: false,
  Departments: [],
  Organisations: [],
  People: [],
  AddedBefore: null,
};

export const askedQuestion = (Question: string, more: object = {}) => ({
  Id: 0,
  Question,
  Help: '',
  IsRequired: true,
  Kind: 'text' as const,
  Levels: [],
  Roles: [],
  Departments: [],
  ...more,
});

/** Returns the builders of half-year cycles for reports of `lead`, in a company that writes appraisals. */
export function cycleBuilders(company: AppraisalCompany) {
  const { server, tenantId, people } = company;
  const [third = 0, second = 0] = company.quarters;
  const body = (employees: readonly TestPerson[], more: Partial<CycleSave> = {}): CycleSave => ({
    Name: 'Half-year review',
    Kind: 'quarters',
    HasSignatures: true,
    FirstPeriodId: second,
    Span: 'half_year',
    Audience: { ...emptyAudience, People: employees.map(({ id }) => id) },
    SelfReview: {
      OpensOn: '2026-10-01',
      DueOn: '2026-11-10',
      Questions: [askedQuestion('What went well?'), askedQuestion('What next?', { IsRequired: false })],
    },
    ...more,
  });
  const report = async () => {
    const employee = await server.buildPerson({ id: tenantId }, { manager: people.lead });
    return { employee, token: await server.signInAs(employee) };
  };
  /** Makes and starts a cycle for a new report. */
  async function running(more: Partial<CycleSave> = {}) {
    const who = await report();
    const made = await company.must('hrAdmin', createCycle, { body: body([who.employee], more) });
    const cycle = await company.must('hrAdmin', startCycle, { params: { id: made.Id }, body: {} });
    return { ...who, cycle, id: cycle.Id, at: { id: cycle.Id, userId: who.employee.id } };
  }
  type Running = Awaited<ReturnType<typeof running>>;
  const answers = ({ cycle }: Running, text: string) => ({
    Answers: cycle.Questions.filter(({ Part }) => Part === 'self_review').map(({ Id }) => ({
      Id,
      Answer: text,
    })),
  });
  return {
    third,
    second,
    body,
    report,
    running,
    answers,
    handIn: (made: Running, text = 'I shipped it.') =>
      server.call(handInSelfReview, {
        token: made.token,
        params: { id: made.id },
        body: answers(made, text),
      }),
    appraise: (made: Running, more: object = {}) =>
      company.call('lead', createAppraisal, {
        body: { ...company.body(made.employee), CycleId: made.id, ...more },
      }),
    overview: (who: AppraisalCastName, query: Record<string, string> = {}) =>
      company.call(who, getTalentOverview, { params: { periodId: third, userId: 0, hr: '0' }, query }),
  };
}
