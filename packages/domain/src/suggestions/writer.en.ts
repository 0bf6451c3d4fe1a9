type Frame = (title: string, label: string) => string;

const frames: readonly Frame[] = [
  (title) => `First step: ${title}`,
  (title) => `Together with [team]: ${title}`,
  (title) => `Pilot in [segment]: ${title}`,
  (title, label) => `${label}: ${title}`,
  (title) => `With [partner]: ${title}`,
  (title) => `For [audience]: ${title}`,
  (title, label) => `${label}, first half: ${title}`,
  (title) => `In [market]: ${title}`,
  (title, label) => `${label}, with [team]: ${title}`,
  (title, label) => `${label}, for [customer]: ${title}`,
  (title) => `In [project]: ${title}`,
  (title) => `With [owner]: ${title}`,
  (title) => `In [process]: ${title}`,
];

/** What a draft says beside the templates; `by` is the last day of the quarter, with its preposition. */
export const draftWriter = {
  by: (day: string) => `by ${day}`,
  quoted: (title: string) => `“${title}”`,
  frames,
  parentTitles: (area: string, parent: string, by: string) => [
    `Deliver [number] results of ${area} for ${parent} ${by}`,
    `Bring the part of ${area} in ${parent} from [baseline] to [target] ${by}`,
  ],
  parentObjectives: (area: string, parent: string) => [
    `Make ${area} a driving force behind ${parent}`,
    `Give ${parent} what only ${area} can give`,
  ],
  parentMeasures: (area: string, parent: string, by: string) => [
    `Agreed contributions of ${area} to ${parent}: [target] of [number] delivered ${by}, confirmed by the owner of that goal`,
    `[metric] that ${parent} depends on: from [baseline] to [target] ${by}, read from [system]`,
    `Dependencies of ${parent} on ${area} that are open: from [baseline] to [target] ${by}`,
  ],
  share: 'The result is the percentage reached; every line above counts for the same share.',
  why: 'Why it matters',
  background: 'Background',
  contributes: 'Contributes to',
  steps: 'First steps',
  review: (label: string) =>
    `Review\nEvery week with the prediction; in the middle of ${label} we decide what to change.`,
} as const;
