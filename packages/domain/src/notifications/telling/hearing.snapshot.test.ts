import { expect, test } from 'vitest';
import { english } from '../../locale/language.ts';
import type { NotificationFacts } from './facts.ts';
import { hearings } from './hearing.ts';
import { kindNames, kindRows } from './kinds.ts';
import { receiverSentences } from './receivers.ts';
import { notificationTexts } from './texts.ts';
import { notificationWriter as german } from './writer.de.ts';
import { notificationWriter } from './writer.en.ts';
import { notificationWriter as spanish } from './writer.es.ts';
import { notificationWriter as french } from './writer.fr.ts';

const facts: Omit<NotificationFacts, 'kind'> = {
  actor: 'Ann',
  actsFor: null,
  days: null,
  title: 'Grow',
  isOwnGoal: false,
  isTitled: false,
  isWaiting: false,
  prediction: { likelihood: 3, quality: 1, before: null, comment: null },
  dispute: null,
  left: { approvals: 3, reports: 2, appraisals: 1, requests: 2, goals: 4, items: 1 },
  count: 3,
  person: { name: 'Bob', isReader: false, isActor: false },
  quarter: 'Q3 2026',
  endsQuarter: false,
  changed: ['Mission Statement', 'Sales'],
  flags: ['Org Admin'],
  token: 'Zapier',
  week: null,
};
const unseen = { ...facts, title: null, prediction: null };

const textsOf = (of: NotificationFacts) => notificationTexts(of, english);

/** Lists the kinds whose sentence differs with these facts. */
function others(more: Partial<NotificationFacts>): string {
  const lines = kindNames.flatMap((kind) => {
    const { body } = textsOf({ kind, ...facts, ...more });
    return body === textsOf({ kind, ...facts }).body ? [] : [`| ${kind} | ${body} |`];
  });
  return `| kind | sentence |\n| --- | --- |\n${lines.join('\n')}`;
}

test('the readable table of who hears of what', async () => {
  const lines = Object.entries(hearings).flatMap(([event, heard]) =>
    heard.map(({ kind, to }) => {
      const { opens, topic, ignoresOff } = kindRows[kind];
      const { subject } = textsOf({ kind, ...facts });
      return `| ${event} | ${to.map((receiver) => receiverSentences[receiver]).join(', ')} | ${subject} | ${opens} | ${topic}${ignoresOff ? ', even if off' : ''} |`;
    }),
  );
  const bodies = kindNames.map((kind) => {
    const own = textsOf({ kind, ...facts, isOwnGoal: true }).body;
    return `| ${kind} | ${textsOf({ kind, ...facts }).body} | ${own} | ${textsOf({ kind, ...unseen }).body} |`;
  });
  const text = `# Who hears of what

Only active people who see the thing at that moment are told, once per event, and never about an own act.
An event without a line tells nobody. Written by \`hearing.snapshot.test.ts\`.

| event | who is told | subject | opens | topic |
| --- | --- | --- | --- | --- |
${lines.join('\n')}

# What they read

| kind | whoever sees the goal | the goal's owner | whoever may not see the goal now |
| --- | --- | --- | --- |
${bodies.join('\n')}

# What whoever is asked reads while it waits

${others({ isWaiting: true })}

# What a digest says below the title

${others({ isTitled: true })}
`;
  await expect(text).toMatchFileSnapshot('./hearing.table.md');
});

test.each([
  ['English', notificationWriter],
  ['German', german],
  ['French', french],
  ['Spanish', spanish],
] as const)('each %s text is a whole sentence, also without a title and below one', (_language, writer) => {
  for (const kind of kindNames)
    for (const more of [{}, { isOwnGoal: true }, { isTitled: true }, { isWaiting: true }, unseen])
      for (const count of [1, 0, 3]) {
        const body = writer[kind].body({ kind, ...facts, count, ...more });
        expect(body, kind).toMatch(/^[\p{Lu}\d“„«].*[.”“»]$/u);
        expect(body, kind).not.toMatch(/\b1 (days|jours|días|Tagen)\b| {2}|undefined|null/);
      }
});

test('what is written for a quarter about a person names the quarter after the person', () => {
  for (const kind of ['peer_asked', 'peer_withdrawn', 'peer_declined', 'peer_feedback_due'] as const)
    expect(textsOf({ kind, ...facts }).body).toContain('about Bob for Q3 2026');
});

const likely = { likelihood: 3, quality: 1, before: null, comment: null } as const;
test.each([
  [likely, 'Ann updated “Grow”: Likely, Bad.'],
  [{ ...likely, before: { likelihood: 3, quality: 1 } }, 'Ann updated “Grow”: Likely, Bad.'],
  [
    {
      ...likely,
      likelihood: 1,
      before: { likelihood: 2, quality: 1 },
      comment: 'The supplier\ncannot deliver',
    },
    'Ann updated “Grow”: fell from Unsure to Not sure, Bad. “The supplier cannot deliver”',
  ],
  [
    { ...likely, before: { likelihood: 0, quality: 3 } },
    'Ann updated “Grow”: rose from Not at all to Likely, quality fell from Good to Bad.',
  ],
] as const)('a prediction of %j is told as a move', (prediction, body) => {
  expect(textsOf({ kind: 'goal_updated', ...facts, prediction }).body).toBe(body);
});

test('the sentences of appraisals name the quarter, and whose turn it is (notifications.11)', () => {
  const chloe = { name: 'Chloe Martin', isReader: false, isActor: true };
  const own = { name: 'Chloe Martin', isReader: true, isActor: false };
  const said = (kind: 'appraisal_acknowledged' | 'appraisal_changed' | 'appraisal_reopened', more: object) =>
    textsOf({ kind, ...facts, actor: 'Chloe Martin', person: chloe, ...more }).body;
  expect(said('appraisal_acknowledged', {})).toBe('Chloe Martin signed the appraisal of Q3 2026.');
  expect(said('appraisal_acknowledged', { isWaiting: true })).toBe(
    'Chloe Martin signed the appraisal of Q3 2026. It is your turn to sign.',
  );
  expect(said('appraisal_changed', {})).toBe(
    'Chloe Martin changed what they wrote about the appraisal of Q3 2026.',
  );
  expect(said('appraisal_reopened', { actor: 'Priya Raman', person: own })).toBe(
    'Priya Raman changed the review of Q3 2026 after you signed. Please read and sign again.',
  );
});

test('an asked week is named', () => {
  expect(textsOf({ kind: 'update_asked', ...facts, week: '16–22 Nov' }).body).toBe(
    'Your goals wait for the update of the week 16–22 Nov.',
  );
});

test.each(kindNames)('%s shows nothing of a goal that the reader may not see', (kind) => {
  const { subject, body } = textsOf({ kind, ...unseen });
  expect(`${subject} ${body}`).not.toMatch(/Grow|Likely|Bad/);
});

test.each(kindNames.filter((kind) => kind !== 'update_asked'))('%s is sent by some event', (kind) => {
  expect(Object.values(hearings).some((heard) => heard.some((line) => line.kind === kind))).toBe(true);
});

test('a disputed result is told in the words of the manager', () => {
  const dispute = {
    completed: false,
    feedback: `The dock is open,\nbut ${'nobody uses it and '.repeat(12)}`,
  };
  const told = (changes: Partial<NotificationFacts>) =>
    textsOf({ kind: 'result_reviewed', ...facts, dispute, ...changes }).body;
  const words = 'The dock is open, but nobody uses it and nobody uses it and nobody uses it';
  expect(told({ isOwnGoal: true })).toMatch(
    new RegExp(`^Ann says not completed: “${words}.*” Your goal “Grow” is in dispute.$`),
  );
  expect(told({ kind: 'result_review_changed', dispute: { completed: true, feedback: 'Done.' } })).toBe(
    'Ann says completed: “Done.” “Grow” is in dispute.',
  );
});

test('a kind has one place, whatever its subject says', () => {
  const opened = (kind: 'goal_deleted' | 'goal_restored' | 'appraisal_reopened') => kindRows[kind].opens;
  expect([opened('goal_deleted'), opened('goal_restored'), opened('appraisal_reopened')]).toEqual([
    'goals',
    'goal',
    'own_appraisal',
  ]);
});
