import { expect, test } from 'vitest';
import { hearings, receiverSentences } from './hearing.ts';
import { kindNames, kindRows } from './kinds.ts';
import { type NotificationFacts, notificationTexts } from './texts.ts';

const facts: Omit<NotificationFacts, 'kind'> = {
  actor: 'Ann',
  title: 'Grow',
  isOwnGoal: false,
  prediction: { likelihood: 3, quality: 1 },
  count: 3,
  person: { name: 'Bob', isReader: false, isActor: false },
  quarter: 'Q3 2026',
  endsQuarter: false,
  changed: ['Mission Statement', 'Sales'],
  flags: ['Org Admin'],
};
const unseen = { ...facts, title: null, prediction: null };

test('the readable table of who hears of what', async () => {
  const lines = Object.entries(hearings).flatMap(([event, heard]) =>
    heard.map(({ kind, to }) => {
      const { subject, object, topic } = kindRows[kind];
      return `| ${event} | ${to.map((receiver) => receiverSentences[receiver]).join(', ')} | ${subject} | ${object} | ${topic} |`;
    }),
  );
  const bodies = kindNames.map((kind) => {
    const own = notificationTexts({ kind, ...facts, isOwnGoal: true }).body;
    return `| ${kind} | ${notificationTexts({ kind, ...facts }).body} | ${own} | ${notificationTexts({ kind, ...unseen }).body} |`;
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
`;
  await expect(text).toMatchFileSnapshot('./hearing.table.md');
});

test.each(kindNames)('%s shows nothing of a goal that the reader may not see', (kind) => {
  const { subject, body } = notificationTexts({ kind, ...unseen });
  expect(`${subject} ${body}`).not.toMatch(/Grow|Likely|Bad/);
});

test.each(kindNames.filter((kind) => kind !== 'update_asked'))('%s is sent by some event', (kind) => {
  expect(Object.values(hearings).some((heard) => heard.some((line) => line.kind === kind))).toBe(true);
});

test('only subjects of deleted goals contain the word that routes to the list (3-strategy §2.6)', () => {
  const deleted = kindNames.filter(
    (kind) => kindRows[kind].object === 'Goal' && kindRows[kind].subject.includes('Deleted'),
  );
  expect(deleted).toEqual(['goal_deleted', 'parent_goal_deleted']);
});
