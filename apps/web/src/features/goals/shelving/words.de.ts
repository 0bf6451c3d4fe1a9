import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type * as english from './words.ts';

export const reactivateLabel: typeof english.reactivateLabel = (state: GoalState) =>
  state === 'shelved' ? 'Wieder aktivieren' : 'Anfrage zurückziehen';

const shelveExplanation =
  'Ein zurückgestelltes Ziel bleibt an seinem Platz, wird markiert und nimmt keine Vorhersagen mehr an. Vorgeschlagene Änderungen werden verworfen. Das Ziel kann wieder aktiviert werden.';

export const shelvingWords: typeof english.shelvingWords = (layer, state) => {
  if (layer === 'shelve') {
    return { title: 'Zurückstellen', explanation: shelveExplanation, done: 'Ziel zurückgestellt.' };
  }
  if (layer === 'request-shelving') {
    return {
      title: 'Zurückstellen anfragen',
      explanation: `Ihre Führungskraft wird gebeten, dieses Ziel zurückzustellen. ${shelveExplanation}`,
      done: 'Zurückstellen angefragt.',
    };
  }
  return state === 'shelved'
    ? {
        title: reactivateLabel(state),
        explanation: 'Das Ziel gilt wieder als freigegeben und nimmt Vorhersagen an.',
        done: 'Ziel wieder aktiviert.',
      }
    : {
        title: reactivateLabel(state),
        explanation: 'Die Anfrage zum Zurückstellen wird zurückgezogen, und das Ziel bleibt freigegeben.',
        done: 'Anfrage zum Zurückstellen zurückgezogen.',
      };
};

export const shelvedChildrenWords: typeof english.shelvedChildrenWords = (childCount) => {
  if (childCount === 0) return null;
  return childCount === 1
    ? 'Das darunter zugeordnete Ziel bleibt und gilt bis dahin als nicht zugeordnet.'
    : `Die ${childCount} darunter zugeordneten Ziele bleiben und gelten bis dahin als nicht zugeordnet.`;
};
