import { getDashboard } from '@bellwether/contract/dashboard';
import { listNotifications } from '@bellwether/contract/notifications';
import { setLocale } from '@bellwether/contract/people/profile';
import { acknowledgeAppraisal, deleteAppraisal, shareAppraisal } from '@bellwether/contract/talent/appraisal';
import { expect, test } from 'vitest';
import { asTenant } from '../../../platform/session/gate.ts';
import { buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import { cycleBuilders } from '../../../testing/cycle-company.ts';
import { notificationReader } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { waitingAtTurn } from '../../notifications/mails/statements.turn.ts';
import { waitingAppraisals } from '../../notifications/reading/queries.waiting.ts';

// Who is asked to sign an appraisal learns of which review cycle it is, on the screen and in the mails (talent.21).

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { tenantId, quarter } = company;
const { running, appraise } = cycleBuilders(company);

const sentences = {
  'en-US': [
    'Your appraisal of Half-year review',
    (name: string) => `Appraisal of ${name} for Half-year review`,
    'asks you to read and sign your appraisal of Half-year review.',
  ],
  'de-DE': [
    'Ihre Beurteilung für Half-year review',
    (name: string) => `Beurteilung von ${name} für Half-year review`,
    'Half-year review',
  ],
  'fr-FR': [
    'Votre évaluation pour Half-year review',
    (name: string) => `Évaluation de ${name} pour Half-year review`,
    'Half-year review',
  ],
  'es-ES': [
    'Su evaluación de Half-year review',
    (name: string) => `Evaluación de ${name} (Half-year review)`,
    'Half-year review',
  ],
} as const;
const locales = Object.keys(sentences) as (keyof typeof sentences)[];

/** Returns what waits for a person in the digest and in the mail about the end of a quarter. */
const waiting = (person: Parameters<typeof waitingAppraisals>[1]) =>
  asTenant(server.context, { tenantId, now: server.clock.now(), requestId: 'signing' }, async (scope) => ({
    digest: await waitingAppraisals(scope, person),
    turn: await waitingAtTurn(scope, person, { endedId: quarter, begunId: 0, today: '2026-11-18' }),
  }));

test('reminders and notifications of a signature name the cycle, in four languages, and the mails do', async () => {
  const made = await running();
  const lead = company.tokenOf('lead');
  const { body: draft } = await appraise(made);
  const { UpdatedAt } = await company
    .must('lead', shareAppraisal, { params: { id: draft.Id } })
    .then(({ evaluationData }) => evaluationData);
  const reader = notificationReader(server);
  while (await reader.turn());
  const asked = async (token: string) => {
    const { Reminders } = (await server.call(getDashboard, { token })).body;
    return (Reminders ?? [])
      .filter(({ Type }) => Type === 'appraisal_sign')
      .map(({ Id, Title, CycleId }) => [Id, Title, CycleId]);
  };
  const speak = (token: string, Locale: (typeof locales)[number]) =>
    server.call(setLocale, { token, body: { Locale } });
  for (const locale of locales) {
    const [own, , told] = sentences[locale];
    await speak(made.token, locale);
    expect(await asked(made.token)).toEqual([[draft.Id, own, made.id]]);
    const { Notifications } = (
      await server.call(listNotifications, { token: made.token, params: { page: 0 } })
    ).body;
    expect(Notifications.find(({ Kind }) => Kind === 'appraisal_shared')?.Body).toContain(told);
  }
  const own = await waiting({ id: made.employee.id, role: 'contributor' });
  expect(own?.digest.map(({ id, cycle }) => [id, cycle])).toEqual([[draft.Id, 'Half-year review']]);
  expect(own?.turn.filter(({ thing }) => thing === 'appraisal_sign').map(({ cycle }) => cycle)).toEqual([
    'Half-year review',
  ]);
  await server.call(acknowledgeAppraisal, {
    token: made.token,
    params: { id: draft.Id },
    body: { Sign: made.employee.name, Comment: '', UpdatedAt },
  });
  for (const locale of locales) {
    await speak(lead, locale);
    expect(await asked(lead)).toEqual([[draft.Id, sentences[locale][1](made.employee.name), made.id]]);
  }
});

test('a deleted appraisal is still named by its cycle', async () => {
  const made = await running();
  const { body: draft } = await appraise(made);
  await company.must('lead', shareAppraisal, { params: { id: draft.Id } });
  await company.must('lead', deleteAppraisal, { params: { id: draft.Id } });
  const reader = notificationReader(server);
  while (await reader.turn());
  const { body } = await server.call(listNotifications, { token: made.token, params: { page: 0 } });
  expect(body.Notifications[0]?.Body).toBe('Lena Lead deleted your appraisal of Half-year review.');
});

test('in a cycle without signatures nobody is asked for one', async () => {
  for (const HasSignatures of [true, false]) {
    const made = await running({ HasSignatures, SelfReview: null });
    const { body: draft } = await appraise(made);
    await company.must('lead', shareAppraisal, { params: { id: draft.Id } });
    const { Reminders } = (await server.call(getDashboard, { token: made.token })).body;
    expect(Reminders?.find(({ Type }) => Type === 'appraisal_sign')?.HasSignatures).toBe(HasSignatures);
    const own = await waiting({ id: made.employee.id, role: 'contributor' });
    const signed = own?.turn.find(({ thing }) => thing === 'appraisal_sign');
    expect([own?.digest[0]?.hasSignatures, signed?.hasSignatures]).toEqual([HasSignatures, HasSignatures]);
  }
});

test('the appraisal of a quarter is named as before', async () => {
  const { token, id } = await company.make('shared');
  const { Reminders } = (await server.call(getDashboard, { token })).body;
  expect((Reminders ?? []).map(({ Type, Id, Title, CycleId }) => [Type, Id, Title, CycleId])).toContainEqual([
    'appraisal_sign',
    id,
    'Your appraisal',
    undefined,
  ]);
});
