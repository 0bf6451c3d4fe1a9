import { type Rating, ratings } from '@bellwether/domain/goals/rating';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { digitKeysWords } from '../words.ts';

/** Handles the keys 0–4 everywhere in the drawer, except in text fields. */
export function DigitKeys({ onDigit }: { readonly onDigit: (level: Rating) => void }) {
  return ratings.map((level) => <DigitKey key={level} level={level} onDigit={onDigit} />);
}

function DigitKey({ level, onDigit }: { readonly level: Rating; readonly onDigit: (level: Rating) => void }) {
  useHotkey(String(level), digitKeysWords.rate(level), () => onDigit(level), { insideLayer: true });
  return null;
}
