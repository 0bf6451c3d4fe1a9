import type { SpokenLanguage } from '../locale/spoken.ts';
import { fold } from '../shared/fold.ts';
import { type Said, said } from '../shared/said.ts';
import { placeholderWords } from './words.ts';

const split = (words: string) => words.trim().split(/\s+/);

/**
 * By language: the numbers and names that the drafter cannot know and leaves for a person to fill in. A draft never
 * contains an invented number. A draft of one language may be read in another, so every form knows all of them.
 */
export const placeholders: Readonly<Record<SpokenLanguage, readonly string[]>> = {
  en: split(`amount audience baseline campaign channel customer date feature initiative market metric name number outcome
    owner partner policy process product project risk segment system target team topic`),
  de: split(`Betrag Zielgruppe Ausgangswert Kampagne Kanal Kunde Datum Funktion Initiative Markt Kennzahl Name Zahl Ergebnis
    Verantwortliche Partner Richtlinie Prozess Produkt Projekt Risiko Segment System Zielwert Team Thema`),
  fr: split(`montant public départ campagne canal client date fonction initiative marché indicateur nom nombre résultat
    responsable partenaire règle processus produit projet risque segment système cible équipe sujet`),
  es: split(`importe público partida campaña canal cliente fecha función iniciativa mercado indicador nombre número resultado
    responsable socio norma proceso producto proyecto riesgo segmento sistema meta equipo tema`),
};

const known = new Set(Object.values(placeholders).flat().map(fold));

// In brackets, words only, one of them ours: `[target]`, `[target date]`. A person's own `[1]`, `[link](…)`
// or `[internal]` is text.
const bracketed = /\[(\p{L}[\p{L} -]{0,39})\](?!\()/giu;

/** Returns the placeholders that are left in a text, each once, in order: `['[baseline]', '[target]']`. */
export function placeholdersIn(text: string): string[] {
  const found = new Map<string, string>();
  for (const [whole, inside = ''] of text.matchAll(bracketed)) {
    const words = inside.split(/[ -]/).map(fold);
    if (words.some((word) => known.has(word))) found.set(whole.toLowerCase(), whole);
  }
  return [...found.values()];
}

/** Returns what a form says while a text has a placeholder; undefined without any (issue 3). */
export function placeholderRefusal(text: string): Said | undefined {
  const found = placeholdersIn(text);
  return found.length === 0 ? undefined : said(placeholderWords, 'open', found.join(', '));
}
