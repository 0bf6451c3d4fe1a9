import type { SummaryGoal } from './facts.ts';
import { mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
import type * as english from './writer.en.decide.ts';
import { goalsOf, listed, percentWord, variant } from './writer.fr.phrases.ts';

export const whatToDecide: typeof english.whatToDecide = (goals, place, areNamed) => {
  const missed = withOutcome(goals, 'missed');
  const partly = withOutcome(goals, 'partly');
  const open = withOutcome(goals, 'open');
  // The other two sentences of a single goal's summary have named it already.
  const isOnly = goals.length === 1;
  if (missed.length > 1) {
    const names = areNamed ? `les ${goalsOf(missed.length)} manqués` : listed(missed, mostNamed);
    return sentence(
      `À décider : parmi ${names}, ce qui obtient un trimestre de plus et ce qui est abandonné.`,
      missed,
    );
  }
  if (missed.length === 1) {
    const ifIt = isOnly ? 's’il' : `si ${listed(missed, mostNamed)}`;
    return sentence(
      `À décider : ${ifIt} ${variant(['obtient un trimestre de plus ou laisse la place à autre chose', 'mérite une nouvelle tentative, et avec quel changement'], place)}.`,
      missed,
    );
  }
  if (partly.length > 0)
    return sentence(
      `À décider : ${afterPart(partly, isOnly ? '' : ` de ${listed(partly, mostNamed)}`)}.`,
      partly,
    );
  if (open.length === 1)
    return sentence(
      `À décider : comment ${isOnly ? 'il se termine' : `se termine ${listed(open, mostNamed)}`} ; aucun résultat n’est encore enregistré.`,
      open,
    );
  if (open.length > 1)
    return sentence(
      `À décider : comment se terminent ${listed(open, mostNamed)} ; leurs résultats ne sont pas encore enregistrés.`,
      open,
    );
  if (isOnly) return sentence('À décider : ce qu’il faut bâtir sur ce résultat.', goals);
  return sentence(
    variant(
      [
        'À décider : sur lesquels de ces résultats bâtir ensuite.',
        'À décider : ce qui suit, maintenant que tout est atteint.',
      ],
      place,
    ),
    goals,
  );
};

/** `of`: " de « A »", or empty for the only goal. */
function afterPart(partly: readonly SummaryGoal[], of: string): string {
  const [one] = partly;
  if (!one || partly.length > 1) return `ce qui, dans le reste${of}, vaut encore la peine`;
  return `si les ${percentWord(100 - percentOf(one))} restants${of} méritent un trimestre de plus`;
}
