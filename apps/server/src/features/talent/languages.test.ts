import { listNotifications } from '@bellwether/contract/notifications';
import { setLocale } from '@bellwether/contract/people/profile';
import { createAppraisal, shareAppraisal } from '@bellwether/contract/talent/appraisal';
import { getTalentExcel } from '@bellwether/contract/talent/overview';
import { english, languageOf, type Translated, translation } from '@bellwether/domain/locale/language';
import { notificationWriter } from '@bellwether/domain/notifications/telling/writer.en';
import { appraisalMessages } from '@bellwether/domain/talent/rules';
import { readXlsx } from 'hucre';
import { expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { notificationReader } from '../../testing/notifications.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { complianceWords, talentWords } from './words.ts';

// A second language is a value of the server: no query, command or presenter of the feature is changed for it.

/** Returns the words with a mark at both ends of each text, as a language that nobody speaks. */
function marked<Words extends object>(words: Words): Translated<Words> {
  const mark = (word: unknown): unknown => {
    if (typeof word === 'string') return `«${word}»`;
    if (typeof word === 'function') return (...given: unknown[]) => `«${word(...given)}»`;
    return marked(word as object);
  };
  const entries = Object.entries(words).map(([name, word]) => [name, mark(word)]);
  return Object.fromEntries(entries) as Translated<Words>;
}

const tables = [talentWords, appraisalMessages, complianceWords, notificationWriter];
const second = languageOf('en-GB', new Map(tables.map((words: object) => translation(words, marked(words)))));
const server = await startTestServer({ languageOf: (locale) => (locale === 'en-GB' ? second : english) });
const company = await buildAppraisalCompany(server);
const { people, quarter } = company;

test('one feature speaks a second language to those who read it, and English to the others', async () => {
  const { employee, token, id } = await company.make('draft');
  const twice = () => company.call('lead', createAppraisal, { body: company.body(employee) });
  const empty = () =>
    company.call('lead', createAppraisal, { body: company.body(employee, { Review: ' ' }) });
  const excel = async () => {
    const params = { periodId: quarter, userId: people.lead.id };
    const { bytes } = await company.call('lead', getTalentExcel, { params });
    return (await readXlsx(new Uint8Array(bytes))).sheets.map(({ name, rows }) => [name, rows[0]?.[0]]);
  };
  const inEnglish = {
    refused: (await twice()).problem,
    wrong: (await empty()).problem,
    sheets: await excel(),
  };
  expect([inEnglish.refused.detail, inEnglish.wrong.detail]).toEqual([
    'This person has an appraisal for the quarter already.',
    'This is required.',
  ]);

  for (const reader of [company.tokenOf('lead'), token])
    await server.call(setLocale, { token: reader, body: { Locale: 'en-GB' } });
  const { problem: refused } = await twice();
  expect(refused).toEqual({ ...inEnglish.refused, detail: `«${inEnglish.refused.detail}»` });
  expect(refused.code).toBe('exists');
  expect((await empty()).problem).toEqual({
    ...inEnglish.wrong,
    detail: '«This is required.»',
    errors: [{ path: 'Review', message: '«This is required.»' }],
  });
  expect(await excel()).toEqual(inEnglish.sheets.map((words) => words.map((word) => `«${word}»`)));

  await company.must('lead', shareAppraisal, { params: { id } });
  const reader = notificationReader(server);
  while (await reader.turn());
  const told = async () => {
    const { body } = await server.call(listNotifications, { token, params: { page: 0 } });
    return body.Notifications.map(({ Kind, Opens, Subject }) => ({ Kind, Opens, Subject }));
  };
  const shared = { Kind: 'appraisal_shared', Opens: 'own_appraisal' };
  expect(await told()).toEqual([{ ...shared, Subject: '«Appraisal Available for Signature»' }]);
  await server.call(setLocale, { token, body: { Locale: 'en-US' } });
  expect(await told()).toEqual([{ ...shared, Subject: 'Appraisal Available for Signature' }]);
});
