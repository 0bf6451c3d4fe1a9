import type { LabelPoint, OwnCalibration } from '@bellwether/contract/insight/calibration';

/** Returns how strong a deviation between said and happened is, in steps of which each has a word. */
export function strengthOf(bias: number): 'a_little' | '' | 'much' {
  const points = Math.abs(bias) * 100;
  if (points < 15) return 'a_little';
  return points < 30 ? '' : 'much';
}

type Told = LabelPoint & { readonly Happened: number };

/**
 * Returns the likelihood that shows the verdict best: the one used most among those that deviate its way; undefined if no
 * likelihood was used often enough.
 */
export function tellingLabel(
  labels: readonly LabelPoint[],
  verdict: OwnCalibration['Word'],
): Told | undefined {
  const told = labels.flatMap((label) =>
    label.Happened === null ? [] : [{ ...label, Happened: label.Happened }],
  );
  const fitting = told.filter(({ Said, Happened }) => {
    if (verdict === 'too_careful') return Happened > Said;
    return verdict === 'too_hopeful' ? Happened < Said : true;
  });
  return fitting.toSorted((a, b) => (b.Goals ?? 0) - (a.Goals ?? 0))[0];
}
