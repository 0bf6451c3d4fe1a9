import type { Endpoint } from '@bellwether/contract/endpoint';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { listNotifications } from '@bellwether/contract/notifications';
import { getCalendar, makeCalendarLink } from '@bellwether/contract/notifications/calendar';
import { addEmployee } from '@bellwether/contract/people/adding';
import { previewImport } from '@bellwether/contract/people/import';
import { describeManual } from '@bellwether/contract/people/manual';
import { setLocale } from '@bellwether/contract/people/profile';
import { draftGoal } from '@bellwether/contract/suggestions';
import { createAppraisal } from '@bellwether/contract/talent/appraisal';
import { draftReview } from '@bellwether/contract/talent/writing';
import type { Locale } from '@bellwether/domain/locale/locales';
import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, test } from 'vitest';
import { languagesOf } from './languages.ts';
import { renderText } from './platform/mail/render.ts';
import type { AppraisalCastName } from './testing/appraisal-company.ts';
import { buildFiguredCompany, figuredNow } from './testing/figured-company.ts';
import { mailSamples, sampleTenant } from './testing/mail-samples.ts';
import { notificationReader } from './testing/notifications.ts';
import { readPdf } from './testing/read-pdf.ts';
import { type CallOptions, startTestServer } from './testing/test-server.ts';
import { functionsOf, textsOf, wordsFiles, written } from './testing/translated-words.ts';

// What the server sends to a reader of another language: none of it holds an English text of a words file (accounts.22).

const server = await startTestServer({ now: figuredNow });
const { company, running, ended, topGoal } = await buildFiguredCompany(server);
const { people, quarter } = company;

beforeAll(async () => {
  await company.set({ review_drafts_enabled: true });
  const reader = notificationReader(server);
  while (await reader.turn());
});

/** A call as its method, address and body; `who` is the lead if nothing else is said. */
interface Asked {
  readonly url: string;
  readonly body?: object;
  readonly who?: AppraisalCastName;
  /** Its body names the language, which is else the company's. */
  readonly namesLanguage?: true;
}

const choice = { Format: 'pdf' };
const slides = { Format: 'pdf', Summary: 'Eins.\nZwei.\nDrei.' };
/** The file of people is not among them: files that are read again have the same headings in every language. */
const files: readonly Asked[] = [
  { url: 'report/goaltemplate' },
  ...['excel', 'pdf'].flatMap((format) => [
    { url: `report/userreport/${format}` },
    { url: `report/goallist/${format}/${running}/0` },
    { url: `report/goallist/${format}/${ended}/0` },
    { url: `report/goaltree/${format}/${running}` },
    { url: 'report/goaltree/periods', body: { PeriodIds: [ended, running], Format: format } },
  ]),
  { url: `report/employeeappraisal/2/${ended}` },
  { url: `report/employeecomplience/2/${ended}` },
  ...[1, 2, 3].map((mode) => ({ url: `report/usercomlience/${mode}/${running}` })),
  { url: `report/appraisal/${ended}/${people.member.id}/0/2` },
  { url: `talent/excel/${ended}/0` },
  { url: `Gpt/deck/${ended}/1`, body: slides },
  { url: 'Gpt/annualdeck/2026/1', body: slides },
  { url: `Gpt/boardpack/${ended}/file`, body: choice, who: 'ceo', namesLanguage: true },
];
const replies: readonly Asked[] = [
  { url: 'dashboard' },
  { url: 'dashboard/team' },
  { url: 'dashboard', who: 'member' },
  { url: `Gpt/summary/${ended}/1` },
  { url: 'Gpt/annualsummary/2026/1' },
  { url: `Gpt/boardpack/${ended}`, who: 'ceo' },
  { url: `Goal/${topGoal}`, who: 'member' },
  { url: `Goal/single/${topGoal}`, who: 'member' },
  ...[
    { Report: 'people' },
    { Report: 'goalList', PeriodId: ended, UserId: 0 },
    { Report: 'goalTree', PeriodId: running },
    { Report: 'goalTrees', PeriodIds: [running] },
    { Report: 'appraisals', PeriodId: ended, Mode: 2 },
    { Report: 'goalCompliance', PeriodId: running, Mode: 1 },
  ].map((body) => ({ url: 'report/preview', body })),
];

describe.each([
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
  ['es', 'es-ES'],
] as const)('in %s', async (language, locale: Locale) => {
  const english = await englishOf(language);
  const found = (texts: readonly string[]) => {
    const all = texts.join('\n');
    // The label of a week is shorter than what is looked for.
    return [...english.filter((text) => all.includes(text)), ...(all.match(/\bWeek \d+/g) ?? [])];
  };
  const ask = async ({ url, body: given, who = 'lead', namesLanguage }: Asked) => {
    const body = namesLanguage ? { ...given, Locale: locale } : given;
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { authorization: company.tokenOf(who) };
    return server.send({ method, url: `/api/${url}`, headers, ...(body && { payload: body }) });
  };

  beforeAll(async () => {
    for (const who of ['lead', 'member', 'ceo', 'orgAdmin'] as const)
      await company.must(who, setLocale, { body: { Locale: locale } });
  });

  test('mails of every kind', () => {
    for (const { kind, text } of mailSamples(languagesOf(locale), 'X'))
      expect([kind, found([renderText(text, sampleTenant, languagesOf(locale))])]).toEqual([kind, []]);
  });

  test('files', async () => {
    for (const asked of files) {
      const answer = await ask(asked);
      expect([asked.url, answer.statusCode]).toEqual([asked.url, 200]);
      const name = decodeURIComponent(String(answer.headers['content-disposition']));
      const texts = [name, ...(await textsOfFile(new Uint8Array(answer.rawPayload)))];
      expect([asked.url, found(texts)]).toEqual([asked.url, []]);
    }
  });

  test('replies, notifications, drafts and the calendar', async () => {
    for (const asked of replies) {
      const answer = await ask(asked);
      expect.soft([asked.url, answer.statusCode]).toEqual([asked.url, 200]);
      expect.soft([asked.url, found(valuesOf(answer.json()))]).toEqual([asked.url, []]);
    }
    for (const who of ['lead', 'member', 'ceo'] as const)
      expect(found(valuesOf(await company.must(who, listNotifications, { params: { page: 0 } })))).toEqual(
        [],
      );
    const drafts = [
      await company.must('lead', draftGoal, { body: { ParentId: topGoal, Category: 'Sales' } }),
      await company.must('lead', describeManual, { body: { Disc: 'DI' } }),
      await company.must('lead', draftReview, {
        body: { UserId: people.peer.id, EvaluationPeriodId: quarter },
      }),
    ];
    expect(found(valuesOf(drafts))).toEqual([]);
    const { Url } = await company.must('lead', makeCalendarLink);
    const token = /calendar\/([^/]+)\//.exec(Url)?.[1] ?? '';
    const { bytes } = await server.call(getCalendar, { params: { token } });
    expect(found([bytes.toString('utf8').replace(/\r\n /g, '')])).toEqual([]);
  });

  test('refusals', async () => {
    const refused = async (who: AppraisalCastName, endpoint: Endpoint, options: CallOptions) => {
      const { status, problem } = await company.call(who, endpoint, options);
      expect([endpoint.name, status >= 400]).toEqual([endpoint.name, true]);
      return [problem.detail ?? '', ...(problem.errors ?? []).map(({ message }) => message)];
    };
    const file = { bytes: new TextEncoder().encode('Name,E-mail\nNo Mail,wrong\n') };
    const texts = [
      await refused('lead', createGoal, { body: { Title: '', Measurement: '', IsDraft: false } }),
      await refused('lead', createGoal, { body: { Title: 'x'.repeat(400) } }),
      await refused('lead', createAppraisal, { body: company.body(people.member) }),
      await refused('lead', createAppraisal, { body: company.body(people.peer, { Review: ' ' }) }),
      await refused('member', approveGoal, { body: { Id: topGoal, Status: 'approved' } }),
      await refused('orgAdmin', addEmployee, { body: { Name: '', Email: 'x', JobTitle: '', ParentId: 0 } }),
      valuesOf((await company.call('orgAdmin', previewImport, { file })).body),
    ];
    expect(found(texts.flat())).toEqual([]);
  });
});

const fewestLetters = 12;

/** Returns the English texts of the words files, and the fixed parts of their sentences, that no text of the language holds. */
async function englishOf(language: string): Promise<string[]> {
  // An appraisal keeps the words of its ratings, under which it was signed (talent.12).
  const words = (await wordsFiles(language)).filter(({ path }) => !path.endsWith('talent/words.labels.ts'));
  const partsOf = (module: object | undefined) => [
    ...textsOf(module).map(([, text]) => text),
    ...functionsOf(module).flatMap(([, word]) =>
      valuesOf(safely(written(word))).flatMap((text) => text.split(/«[\w.]+»/)),
    ),
  ];
  const own = words.flatMap(({ translated }) => partsOf(translated)).join('\n');
  const english = words.flatMap((file) => partsOf(file.english).map((text) => text.trim()));
  return [...new Set(english)].filter(
    (text) => (text.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters && !own.includes(text),
  );
}

const safely = (json: string): unknown => (json === '' ? [] : JSON.parse(json));

/** Returns every text in a value, at any depth; names of fields are none. */
function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
}

async function textsOfFile(bytes: Uint8Array): Promise<string[]> {
  if (new TextDecoder().decode(bytes.slice(0, 4)) === '%PDF') {
    const { title = '', pages } = await readPdf(bytes);
    return [title, ...pages.map(({ text }) => text)];
  }
  const { sheets } = await readXlsx(bytes);
  return sheets.flatMap(({ name, rows }) => [name, ...valuesOf(rows)]);
}
