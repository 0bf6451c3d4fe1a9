import { useState } from 'react';

/** The versions of one text, oldest first, and the one shown last. */
export interface Versions {
  readonly texts: readonly string[];
  readonly at: number;
}

export const noVersions: Versions = { texts: [], at: -1 };

/** Stores the field's present text, then adds the new text. */
export function put(versions: Versions, now: string, text: string): Versions {
  const { texts, at } = keep(versions, now);
  if (texts[at] === text) return { texts, at };
  // Append at the end, also after an undo, so that no version is lost.
  const all = [...texts, text];
  return { texts: all, at: all.length - 1 };
}

/** Returns the text one version back (-1) or forward (1); undefined if there is none. */
export function step(
  versions: Versions,
  now: string,
  by: -1 | 1,
): { versions: Versions; text: string } | undefined {
  const kept = keep(versions, now);
  const text = kept.texts[kept.at + by];
  return text === undefined ? undefined : { versions: { texts: kept.texts, at: kept.at + by }, text };
}

/** Stores text that was typed since the last version as its own version. */
function keep({ texts, at }: Versions, now: string): Versions {
  if (texts[at] === now) return { texts, at };
  return { texts: texts.toSpliced(at + 1, 0, now), at: at + 1 };
}

export interface TextVersions<Field extends string> {
  /** Puts a drafted text into a field; the former text can be restored. */
  put(field: Field, text: string): void;
  undo(field: Field): void;
  redo(field: Field): void;
  canUndo(field: Field): boolean;
  canRedo(field: Field): boolean;
}

/** Returns the versions of a form's texts. `read` and `write` are the form's own. */
export function useTextVersions<Field extends string>(
  read: (field: Field) => string,
  write: (field: Field, text: string) => void,
): TextVersions<Field> {
  const [all, setAll] = useState<Partial<Record<Field, Versions>>>({});
  const of = (field: Field): Versions => all[field] ?? noVersions;
  const remember = (field: Field, versions: Versions) =>
    setAll((before) => ({ ...before, [field]: versions }));
  const go = (field: Field, by: -1 | 1) => {
    const to = step(of(field), read(field), by);
    if (!to) return;
    remember(field, to.versions);
    write(field, to.text);
  };
  return {
    put(field, text) {
      remember(field, put(of(field), read(field), text));
      write(field, text);
    },
    undo: (field) => go(field, -1),
    redo: (field) => go(field, 1),
    canUndo: (field) => of(field).at > 0,
    canRedo: (field) => of(field).at >= 0 && of(field).at < of(field).texts.length - 1,
  };
}
