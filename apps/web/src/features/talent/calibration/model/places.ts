import type { Calibration, CalibrationCard } from '@bellwether/contract/talent/calibration';
import { calibrationWords as words } from '../words.ts';

interface Place {
  readonly Primary: number;
  readonly Secondary: number;
}

/** Returns whether the card stands elsewhere than at the beginning of the session. */
export const isMoved = ({ Primary, Secondary, First }: CalibrationCard): boolean =>
  Primary !== First.Primary || Secondary !== First.Secondary;

/** Returns a place in the words of the session: `Exceeds expectations · Well placed`. */
export function placeWords({ Axes }: Pick<Calibration, 'Axes'>, { Primary, Secondary }: Place): string {
  return words.place(Axes.Primary.Levels[Primary] ?? '', Axes.Secondary.Levels[Secondary] ?? '');
}

/** What changes with each move of a card and each edit of its draft. */
export const stampOfCard = ({ Version, Primary, Secondary }: CalibrationCard): string =>
  `${Version}.${Primary}.${Secondary}`;
