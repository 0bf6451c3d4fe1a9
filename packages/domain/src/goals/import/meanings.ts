import { foldHeading } from '../../shared/table/headings.ts';
import type { Rating } from '../rating.ts';

/**
 * What a word of a state, status or outcome means: a likelihood from 0 to 4, an end, or a point of the life of a goal.
 * `closed` ended, and its progress says how. `nothing` says nothing.
 */
export const meanings = [
  '4',
  '3',
  '2',
  '1',
  '0',
  'achieved',
  'missed',
  'cancelled',
  'closed',
  'active',
  'draft',
  'nothing',
] as const;
export type Meaning = (typeof meanings)[number];

/** The words in English, German, French and Spanish. Each can be changed for a file. */
const wordsOf: Readonly<Record<Meaning, string>> = {
  '4': 'very likely, ahead, ahead of schedule, very confident, high, high confidence, exceeding, sehr wahrscheinlich, sehr zuversichtlich, très probable, muy probable',
  '3': `likely, on track, ontrack, green, good, confident, progressing, g, on target, on schedule, healthy, wahrscheinlich, im plan, auf kurs, grün, probable,
    en bonne voie, vert, en buen camino, encaminado, verde`,
  '2': `unsure, at risk, atrisk, yellow, amber, medium, medium confidence, y, a, needs attention, some risk, caution, unsicher, gefährdet, risiko, gelb,
    incertain, à risque, jaune, orange, en riesgo, amarillo, inseguro`,
  '1': 'not sure, behind, delayed, slipping, low, low confidence, lagging, late, progress needed, zurück, verzögert, im rückstand, en retard, retrasado, atrasado',
  '0': `not at all, off track, offtrack, red, blocked, critical, r, very low, off target, stuck, nicht im plan, außer plan, rot, blockiert, kritisch,
    pas en bonne voie, rouge, bloqué, fuera de curso, rojo, bloqueado`,
  achieved: `achieved, completed, complete, done, met, success, successful, yes, reached, hit, fulfilled, exceeded, fully achieved, accomplished, finished,
    erreicht, ja, erledigt, abgeschlossen, erfüllt, atteint, oui, terminé, réussi, logrado, sí, completado, alcanzado, cumplido, true`,
  missed: `missed, not achieved, failed, no, not met, incomplete, not completed, unsuccessful, partially achieved, partial, not hit, nicht erreicht, nein,
    verfehlt, gescheitert, teilweise erreicht, non atteint, non, échoué, manqué, no logrado, no alcanzado, fallido, false`,
  cancelled: `cancelled, canceled, abandoned, dropped, discontinued, archived, withdrawn, deprioritized, postponed, rejected, won't do, wont do, stopped, shelved,
    abgebrochen, gestrichen, verworfen, zurückgestellt, annulé, abandonné, reporté, cancelado, abandonado, pospuesto`,
  closed:
    'closed, ended, final, finalized, graded, scored, geschlossen, beendet, clôturé, fermé, cerrado, finalizado',
  active: `active, open, in progress, published, current, ongoing, started, running, approved, aktiv, offen, laufend, in arbeit, begonnen, actif, en cours, ouvert,
    activo, abierto, en progreso, en curso`,
  draft:
    'draft, planned, planning, proposed, backlog, not published, unpublished, entwurf, geplant, brouillon, planifié, borrador, planificado',
  nothing: `not started, no status, none, unknown, pending, n/a, na, -, not set, no update, new, to do, todo, not updated, nicht begonnen, unbekannt, offen gelassen, non commencé,
    pas commencé, inconnu, no iniciado, sin empezar, sin estado, desconocido, paused, on hold, pausiert, en pause, en pausa`,
};

const known = new Map<string, Meaning>();
for (const meaning of meanings)
  for (const word of wordsOf[meaning].split(','))
    if (!known.has(foldHeading(word))) known.set(foldHeading(word), meaning);

/** Returns what a word means; undefined if it must be asked. */
export function meaningOf(text: string): Meaning | undefined {
  const [first = ''] = text.split(/\s[-–—]\s|[(,:/]/, 1);
  return (
    known.get(foldHeading(text)) ?? (foldHeading(first) === '' ? undefined : known.get(foldHeading(first)))
  );
}

/** Returns the likelihood that a meaning is; undefined for an end or a state. */
export function ratingOf(meaning: Meaning): Rating | undefined {
  return /^[0-4]$/.test(meaning) ? (Number(meaning) as Rating) : undefined;
}

/** The least progress, in percent of the progress that the elapsed time asks for, of the likelihoods 4, 3, 2 and 1. */
export type Paces = readonly [number, number, number, number];
export const proposedPaces: Paces = [110, 90, 60, 30];

/** Returns the likelihood of a progress: it is compared with the part of the quarter that is over, from 0 to 1. */
export function ratingByPace(percent: number, elapsed: number, paces: Paces): Rating {
  const pace = percent / Math.max(elapsed, 0.01);
  const at = paces.findIndex((least) => pace >= least);
  return (at < 0 ? 0 : 4 - at) as Rating;
}

/** Returns the number of a cell such as `45 %`, `0,45` or `3 of 5`; undefined for words. */
export function numberOf(text: string): { readonly value: number; readonly isPercent: boolean } | undefined {
  const clean = text.trim();
  const [, part, whole] = /^(\d+(?:[.,]\d+)?) ?(?:\/|of|von|de|sur) ?(\d+(?:[.,]\d+)?)$/i.exec(clean) ?? [];
  if (part !== undefined && whole !== undefined && decimal(whole) > 0)
    return { value: (decimal(part) / decimal(whole)) * 100, isPercent: true };
  const [, number, sign] = /^(-?\d{1,9}(?:[.,]\d{1,9})?) ?(%|percent|prozent|pct)?$/i.exec(clean) ?? [];
  return number === undefined ? undefined : { value: decimal(number), isPercent: sign !== undefined };
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'));
}
