import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type * as manual from '@bellwether/contract/people/manual';
import { countAnswers, type ManualAnswers, manualSteps } from '@bellwether/domain/people/manual/answers';
import type { AssessmentReport } from '#platform/assessment/assessment.ts';
import type { HeldManual } from './access.ts';
import { answersOf } from './queries.answers.ts';
import type { AssessmentRow, ManualEntryRow } from './statements.ts';

/**
 * Returns the state and the entry of a user manual. Only the person gets the private key and the progress
 * (people.26).
 */
export function presentManual({
  isSelf,
  assessment,
  entry,
}: Pick<HeldManual, 'isSelf' | 'assessment' | 'entry'>): manual.Manual {
  const isOpen = isSelf && assessment?.is_open === true && assessment.service === 'built_in';
  return {
    status: assessment?.status ?? 0,
    PublicKey: assessment?.public_key ?? null,
    PrivateKey: isSelf ? (assessment?.private_key ?? null) : null,
    ManualUserManual: entry ? presentEntry(entry) : null,
    Progress: isOpen ? { Answered: countAnswers(answersOf(assessment)), Total: manualSteps } : null,
  };
}

export function presentEntry(
  entry: Pick<ManualEntryRow, 'disc' | 'description' | 'file_key'> | undefined,
): manual.ManualEntry {
  return {
    Disc: entry?.disc ?? null,
    Description: entry?.description ?? '',
    FilePath: entry?.file_key ?? '',
  };
}

/** Returns the keys and the address of the questionnaire, for the person only. */
export function presentConnection(row: AssessmentRow, url: string | null): manual.Connection {
  return { status: row.status, PublicKey: row.public_key, PrivateKey: row.private_key, Url: url };
}

export function presentReport(
  userName: string,
  report: AssessmentReport,
): EndpointReplyInput<typeof manual.getManualReport> {
  const [Per1, Per2, Per3, Per4] = report.shares;
  return {
    UserName: userName,
    Scales: report.scales.map(({ name, text, total }) => ({ ScaleName: name, Text: text, total })),
    Summary: { Disc: report.disc, DiscTitle: report.title, Text: report.text },
    Per1,
    Per2,
    Per3,
    Per4,
    Questions: report.questions.map(({ question, answer }) => ({ Question: question, AnswerChoice: answer })),
    Details: report.details.map(({ title, text }) => ({ Title: title, Detail: text })),
  };
}

export function presentAnswers(
  row: AssessmentRow | undefined,
  answers: ManualAnswers,
): manual.ManualAnswersReply {
  const isOpen = row?.is_open === true && row.service === 'built_in';
  return {
    IsOpen: isOpen,
    PrivateKey: isOpen ? row.private_key : null,
    Choices: answers.choices.map((choice) => choice && { Most: choice.most, Least: choice.least }),
    Answers: [...answers.questions],
  };
}
