import type { SummaryGoal } from './facts.ts';
import { mostNamed, percentOf, sentence, withOutcome } from './selection.ts';
import type * as english from './writer.en.decide.ts';
import { inWords, listed, percentWord, variant } from './writer.es.phrases.ts';

export const whatToDecide: typeof english.whatToDecide = (goals, place, areNamed) => {
  const missed = withOutcome(goals, 'missed');
  const partly = withOutcome(goals, 'partly');
  const open = withOutcome(goals, 'open');
  // The other two sentences of a single goal's summary have named it already, and Spanish needs no subject then.
  const named = (some: readonly SummaryGoal[]) => (goals.length === 1 ? '' : listed(some, mostNamed));
  if (missed.length > 0) {
    const names =
      areNamed && missed.length > 1 ? `los ${inWords(missed.length)} objetivos no cumplidos` : named(missed);
    return sentence(`Por decidir: ${afterMiss(names, missed.length, place)}.`, missed);
  }
  if (partly.length > 0) return sentence(`Por decidir: ${afterPart(partly, named(partly))}.`, partly);
  if (open.length === 1)
    return sentence(
      `Por decidir: cómo termina${after(named(open))}; aún no se ha registrado ningún resultado.`,
      open,
    );
  if (open.length > 1)
    return sentence(
      `Por decidir: cómo terminan${after(named(open))}; sus resultados aún no se han registrado.`,
      open,
    );
  if (goals.length === 1) return sentence('Por decidir: qué construir sobre este resultado.', goals);
  return sentence(
    variant(
      [
        'Por decidir: sobre cuáles de estos resultados construir a continuación.',
        'Por decidir: qué viene ahora que todo se ha cumplido.',
      ],
      place,
    ),
    goals,
  );
};

const after = (names: string) => (names === '' ? '' : ` ${names}`);

function afterMiss(names: string, count: number, place: number): string {
  if (count > 1) return `cuáles de ${names} reciben otro trimestre y cuáles se abandonan`;
  return variant(
    [
      `si${after(names)} recibe otro trimestre o deja sitio a otra cosa`,
      `si${after(names)} merece otro intento, y con qué cambio`,
    ],
    place,
  );
}

function afterPart(partly: readonly SummaryGoal[], names: string): string {
  const [one] = partly;
  if (!one || partly.length > 1) return `cuánto de lo que queda de ${names} merece aún la pena`;
  const of = names === '' ? '' : ` de ${names}`;
  return `si el último ${percentWord(100 - percentOf(one))}${of} merece otro trimestre`;
}
