import { isInDispute } from '../goals/badges.ts';
import { outcomeOf } from '../goals/figures.ts';
import { type Course, courseOf, isHopeful } from './course.ts';
import type { SummaryGoal, SummaryQuarter } from './facts.ts';
import type * as english from './writer.en.goal.ts';
import { likelihoodWord, percentWord, qualityWord, ratio, variant } from './writer.es.phrases.ts';

/** The text of a goal is at most four sentences: how it ended, how its predictions ran, gaps, and what is left to decide. */
interface Wording {
  readonly goal: SummaryGoal;
  readonly course: Course;
  readonly quarter: SummaryQuarter;
  /** Selects one of the wordings; goals beside each other on a slide have different places. */
  readonly place: number;
}

export const summariseGoal: typeof english.summariseGoal = (goal, quarter, place) => {
  const wording = { goal, course: courseOf(goal), quarter, place };
  const texts = [ending(wording), run(wording), gaps(wording), left(wording)];
  return texts.filter((text) => text !== '').map((text) => ({ text, sources: [goal.id] }));
};

function ending({ goal, place }: Wording): string {
  const quality = goal.result?.quality ?? null;
  const outcome = outcomeOf(goal);
  if (outcome === 'open')
    return variant(
      ['Aún no se ha registrado ningún resultado.', 'Falta todavía el resultado.', 'Aún no está cerrado.'],
      place,
    );
  if (outcome === 'partly') {
    const reached = percentWord(goal.result?.percent ?? 0);
    return variant(
      [`Terminó en el ${reached}.`, `Llegó al ${reached}.`, `El trimestre se cerró en el ${reached}.`],
      place,
    );
  }
  if (isInDispute(goal.result?.completed ?? null, goal.managerCompleted))
    return outcome === 'completed'
      ? 'Cumplido según el superior; según su responsable, no.'
      : 'No cumplido según el superior; según su responsable, sí.';
  if (outcome === 'missed')
    return quality === null
      ? variant(['No cumplido.', 'No se cumplió.', 'Este no se alcanzó.'], place)
      : variant(
          [
            `No cumplido; la calidad de lo hecho es ${qualityWord(quality)}.`,
            `No se cumplió; lo hecho es de calidad ${qualityWord(quality)}.`,
            `Este no se alcanzó, ${quality >= 3 ? 'aunque' : 'y'} lo hecho es de calidad ${qualityWord(quality)}.`,
          ],
          place,
        );
  if (quality === null) return variant(['Cumplido.', 'Hecho.', 'Cumplido por completo.'], place);
  return variant(
    [
      `Cumplido con calidad ${qualityWord(quality)}.`,
      `Hecho, y la calidad es ${qualityWord(quality)}.`,
      `Cumplido por completo, con calidad ${qualityWord(quality)}.`,
    ],
    place,
  );
}

function run(wording: Wording): string {
  const { goal, course } = wording;
  if (course.shape === 'none')
    return outcomeOf(goal) === 'missed'
      ? 'Ninguna predicción avisó de ello.'
      : 'No tuvo ninguna predicción en el trimestre.';
  if (course.shape === 'once')
    return `La única predicción, en la semana ${course.last.week}, fue ${likelihoodWord(course.last.likelihood)}.`;
  const outcome = outcomeOf(goal);
  if (outcome === 'completed') return runOfCompleted(wording);
  if (outcome === 'missed') return runOfMissed(wording);
  return runOfOpen(wording);
}

function runOfCompleted({ course, place }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'rise')
    return variant(
      [
        `La confianza creció de ${from} en la semana ${first.week} a ${to} en la semana ${settledWeek}.`,
        `Las predicciones subieron de ${from} a ${to} hasta la semana ${settledWeek}.`,
        `Empezó en ${from} y estuvo en ${to} desde la semana ${settledWeek}.`,
      ],
      place,
    );
  if (shape === 'dip')
    return variant(
      [
        `Pasó por un mínimo en la semana ${turn.week}, con ${likelihoodWord(turn.likelihood)}, y volvió a ${to} en la semana ${settledWeek}.`,
        `Tras caer a ${likelihoodWord(turn.likelihood)} en la semana ${turn.week}, se recuperó hasta ${to} en la semana ${settledWeek}.`,
      ],
      place,
    );
  if (shape === 'steady' && isHopeful(last.likelihood))
    return variant(
      [
        `Las predicciones fueron ${to} de la semana ${first.week} a la ${last.week}, sin ningún cambio.`,
        `Estuvo en ${to} desde la semana ${first.week} y se mantuvo.`,
        `La perspectiva fue ${to} en todas las predicciones, hasta la semana ${last.week}.`,
      ],
      place,
    );
  if (shape === 'steady')
    return `Las predicciones se quedaron en ${to} hasta la semana ${last.week}, y aun así se cumplió.`;
  return `Las predicciones bajaron de ${likelihoodWord((shape === 'peak' ? turn : first).likelihood)} a ${to} hasta la semana ${settledWeek}, y pese a ello se cumplió.`;
}

function runOfMissed({ course, place, quarter }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (isHopeful(last.likelihood))
    return variant(
      [
        `En la semana ${last.week} aún se veía como ${to}, así que nada avisó del fallo.`,
        `La última predicción, de la semana ${last.week}, fue ${to}: el fallo llegó sin avisar.`,
      ],
      place,
    );
  if (shape === 'steady')
    return variant(
      [
        `Las predicciones eran ${to} desde la semana ${first.week}, así que el fallo no sorprende.`,
        `Nunca pasó de ${to}, de la semana ${first.week} a la ${last.week}.`,
      ],
      place,
    );
  if (shape === 'fall' && settledWeek > quarter.weekCount - 4)
    return `Aguantó mucho tiempo y no cayó de ${from} a ${to} hasta la semana ${settledWeek}, tarde para corregirlo.`;
  if (shape === 'fall')
    return variant(
      [
        `Las predicciones cayeron de ${from} a ${to} hasta la semana ${settledWeek} y no se recuperaron.`,
        `Bajó de ${from} en la semana ${first.week} a ${to} en la semana ${settledWeek}.`,
      ],
      place,
    );
  if (shape === 'peak')
    return `Su mejor momento fue la semana ${turn.week}, con ${likelihoodWord(turn.likelihood)}, y volvió a bajar a ${to} en la semana ${settledWeek}.`;
  return `Las predicciones mejoraron, de ${likelihoodWord((shape === 'dip' ? turn : first).likelihood)} a ${to} hasta la semana ${settledWeek}, pero no lo suficiente.`;
}

/** For goals without a result, or with a percentage. */
function runOfOpen({ course, place }: Wording): string {
  const { first, last, settledWeek, turn, shape } = course;
  const [from, to] = [likelihoodWord(first.likelihood), likelihoodWord(last.likelihood)];
  if (shape === 'steady')
    return variant(
      [
        `Las predicciones fueron ${to} hasta la semana ${last.week}.`,
        `Estuvo en ${to} de la semana ${first.week} a la ${last.week}.`,
      ],
      place,
    );
  if (shape === 'dip' || shape === 'peak')
    return `Pasando por ${likelihoodWord(turn.likelihood)} en la semana ${turn.week}, las predicciones terminaron en ${to} en la semana ${last.week}.`;
  const verb = shape === 'rise' ? (['subieron', 'ascendieron'] as const) : (['bajaron', 'cayeron'] as const);
  return `Las predicciones ${variant(verb, place)} de ${from} en la semana ${first.week} a ${to} en la semana ${settledWeek}.`;
}

function gaps({ course, quarter }: Wording): string {
  const missing = quarter.weekCount - course.count;
  if (course.shape === 'none' || course.shape === 'once' || missing * 2 <= quarter.weekCount) return '';
  return `Faltan predicciones de ${ratio(missing, quarter.weekCount, 'las')} semanas, así que la imagen tiene huecos.`;
}

function left({ goal, place }: Wording): string {
  const outcome = outcomeOf(goal);
  if (goal.state === 'shelving_in_review') return 'Una solicitud de aparcarlo está pendiente de respuesta.';
  if (goal.state === 'results_in_review') return 'El resultado está pendiente de la revisión del superior.';
  if (outcome === 'missed')
    return variant(
      [
        'Por decidir: otro trimestre o el final.',
        'Por decidir: continuarlo, cambiarlo o abandonarlo.',
        'Por decidir: si aún importa lo suficiente para otro intento.',
      ],
      place,
    );
  if (outcome === 'partly')
    return `Por decidir: si el ${percentWord(100 - (goal.result?.percent ?? 0))} restante merece otro trimestre.`;
  if (outcome === 'open')
    return variant(['Por hacer: registrar el resultado.', 'Por hacer: cerrarlo con un resultado.'], place);
  return '';
}
