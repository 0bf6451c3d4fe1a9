import { numbered } from '../shared/counted.ts';
import type * as english from './writer.en.ts';

const titleOf = (what: string, department: string) => (department === '' ? what : `${what} – ${department}`);
const open = { label: 'Bellwether öffnen', path: '/v3/home' };

export const digestPost: typeof english.digestPost = (facts, department) => {
  const { quarter, week, weeks, goals, predicted, rose, fell, unlikely } = facts;
  return {
    title: titleOf(`Wie ${quarter} läuft`, department),
    sentences: [
      `Woche ${week} von ${weeks}: ${numbered(goals, 'Ziel läuft', 'Ziele laufen')}.`,
      `${numbered(predicted, 'Ziel wurde', 'Ziele wurden')} letzte Woche vorhergesagt: ${rose} gestiegen, ${fell} gefallen.`,
      unlikely === null
        ? 'Geben Sie Ihre Vorhersagen bis Freitag ab.'
        : `${numbered(unlikely, 'Ziel wird von der verantwortlichen Person', 'Ziele werden von den verantwortlichen Personen')} als unwahrscheinlich bezeichnet.`,
    ],
    link: open,
  };
};

export const goalCalledPost: typeof english.goalCalledPost = (goal, department) => ({
  title: titleOf('Ein Ziel gilt als unwahrscheinlich', department),
  sentences: [
    `${goal.owner ?? 'Die verantwortliche Person'} bezeichnet „${goal.title}“ als unwahrscheinlich.`,
  ],
  link: { label: 'Ziel öffnen', path: `/v3/goals/${goal.id}` },
});

export const resultsPost: typeof english.resultsPost = (
  { quarter, goals, finished, achieved },
  department,
) => ({
  title: titleOf(`Wie ${quarter} ausging`, department),
  sentences: [
    finished === 1
      ? `Das einzige Ziel mit Ergebnis wurde ${achieved === 1 ? 'erreicht' : 'nicht erreicht'}.`
      : `Von ${finished} Zielen mit Ergebnis ${achieved === 1 ? 'wurde' : 'wurden'} ${achieved} erreicht.`,
    ...(finished < goals
      ? [`${numbered(goals - finished, 'Ziel hat', 'Ziele haben')} noch kein Ergebnis.`]
      : []),
  ],
  link: open,
});

export const strategyPost: typeof english.strategyPost = () => ({
  title: 'Die Strategie wurde veröffentlicht',
  sentences: ['Eine neue Fassung der Strategie des Unternehmens steht zum Lesen bereit.'],
  link: { label: 'Strategie lesen', path: '/v3/strategy' },
});

export const testPost: typeof english.testPost = () => ({
  title: 'Ein Test von Bellwether',
  sentences: ['Dieser Kanal bekommt Beiträge von Bellwether.'],
  link: open,
});
