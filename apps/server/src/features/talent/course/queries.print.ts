import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CourseStep } from '@bellwether/contract/talent/course';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { formatDay } from '@bellwether/domain/locale/dates';
import { fileNameOf } from '#platform/documents/file-name.ts';
import type { PrintedBlock, PrintedDocument } from '#platform/documents/printed-document.ts';
import { printedWordsOf } from '#platform/documents/printed-document.ts';
import { reportWords } from '#platform/documents/words.ts';
import { conflict } from '#platform/refusal/problem.ts';
import { shownRichTexts } from '#platform/rich-text/stored-rich-text.ts';
import type { Scope } from '#platform/session/scope.ts';
import { todayOf } from '../access.ts';
import type { Ordered } from '../queries.documents.ts';
import { type AppraisalTexts, textsOf } from '../statements.reports.ts';
import { printWords } from '../words.ts';
import { type HeldCourse, holdCourse, presentStep } from './queries.ts';
import { courseRefusals, courseWords } from './words.ts';

const heading = (text: string, level: 1 | 2 = 1): PrintedBlock => ({ kind: 'heading', level, text });
const paragraph = (text: string): PrintedBlock => ({ kind: 'paragraph', texts: [{ text }] });

/**
 * Returns the appraisals of a person that the acting person may read, after an overview of the course (talent.30). Drafts
 * are left out, because a file leaves the product and a draft is not yet said to anybody.
 * @throws HttpProblem 404 like `holdCourse`, 409 if there is nothing to print.
 */
export async function printedCourseOf(scope: Scope, personId: number): Promise<Ordered<PrintedDocument>> {
  const held = await holdCourse(scope, personId);
  const steps = held.steps
    .map((step) => presentStep(scope, held, step))
    .filter(({ State }) => State !== 'draft');
  if (steps.length === 0) throw conflict(courseRefusals, 'nothing');
  const texts = await textsOf(
    scope,
    steps.map(({ Id }) => Id),
  );
  const words = scope.language.words(courseWords);
  const chapters: PrintedBlock[] = [];
  // Sanitising a long review takes milliseconds, so let other requests run between two reviews.
  for (const step of steps) {
    await nextTurn();
    chapters.push({ kind: 'page-break' }, ...(await chapterOf(scope, held, step, texts.get(step.Id))));
  }
  return {
    name: `${fileNameOf(scope, 'appraisals', `${held.employee.id}`)}.pdf`,
    content: {
      title: `${words.title} ${held.employee.name}`,
      subtitle: words.subtitle(steps.length),
      company: scope.tenant.name,
      day: todayOf(scope),
      hasContents: steps.length > 3,
      words: printedWordsOf(scope.language.words(reportWords)),
      blocks: [heading(words.course), tableOf(scope, steps), ...chapters],
    },
  };
}

function tableOf(scope: Scope, steps: readonly CourseStep[]): PrintedBlock {
  const words = scope.language.words(courseWords);
  const { columns } = words;
  return {
    kind: 'table',
    columns: [
      { header: columns.period, share: 4 },
      { header: columns.status, share: 4 },
      { header: columns.ratings, share: 6 },
      { header: columns.goals, share: 3 },
    ],
    rows: steps.map((step) => [
      { text: step.Label },
      { text: statusOf(scope, step) },
      { text: (step.Ratings ?? []).map(({ Then }) => Then).join(' · ') },
      { text: words.goals(step.Goals.Completed, step.Goals.Counted) },
    ]),
  };
}

function statusOf(scope: Scope, { State, IsUnsigned, HasSignatures }: CourseStep): string {
  const words = scope.language.words(courseWords);
  if (State === 'completed' && !IsUnsigned && !HasSignatures) return words.confirmed;
  return IsUnsigned ? words.unsigned : words.statuses[State];
}

async function chapterOf(
  scope: Scope,
  { settings }: HeldCourse,
  step: CourseStep,
  texts: AppraisalTexts | undefined,
): Promise<PrintedBlock[]> {
  const words = scope.language.words(courseWords);
  const print = scope.language.words(printWords);
  const { review } = await shownRichTexts({ review: texts?.review ?? '' });
  const { printedRichText } = await import('#platform/rich-text/printed-rich-text.ts');
  const ratings = (step.Ratings ?? []).map(({ Name, Then, Now }): [string, string] => [
    Name,
    Now === null || Now === Then ? Then : words.now(Then, Now),
  ]);
  return [
    heading(step.Label),
    {
      kind: 'facts',
      facts: [
        [print.reviewer, step.Reviewer],
        [words.status, statusOf(scope, step)],
        ...ratings,
        [words.columns.goals, words.goals(step.Goals.Completed, step.Goals.Counted)],
      ],
    },
    heading(settings.labels.form.review.name, 2),
    ...printedRichText(review),
    heading(print.comment, 2),
    paragraph(texts?.comment ? texts.comment : print.noComment),
    ...signaturesOf(scope, texts),
  ];
}

function signaturesOf(scope: Scope, texts: AppraisalTexts | undefined): PrintedBlock[] {
  if (!texts) return [];
  const print = scope.language.words(printWords);
  const { tenant, person } = scope;
  const day = (at: number) => formatDay(tenantDay(at, tenant.calendar.zone), { locale: person.locale });
  const { closing, signatures } = texts;
  if (closing)
    return [
      heading(print.signatures, 2),
      {
        kind: 'facts',
        facts: [
          [print.signedBy.employee, print.notSigned],
          [print.closedBy, `${closing.closer}, ${day(closing.at)}`],
          [print.reason, closing.reason],
        ],
      },
      heading(print.statement, 2),
      paragraph(closing.statement ?? print.noStatement),
    ];
  const [first] = signatures;
  if (!first) return [];
  if (!texts.hasSignatures)
    return [
      heading(print.acknowledgement, 2),
      paragraph(print.withoutSignatures),
      { kind: 'facts', facts: [[print.acknowledgedBy, `${first.signer}, ${day(first.at)}`]] },
    ];
  return [
    heading(print.signatures, 2),
    {
      kind: 'facts',
      facts: signatures.map(({ kind, sign, signer, at }) => [
        print.signedBy[kind],
        `${sign === signer ? sign : `${sign} (${signer})`}, ${day(at)}`,
      ]),
    },
  ];
}
