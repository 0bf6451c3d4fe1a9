import { foldHeading } from '../../shared/table/headings.ts';
import { personFieldLabels as germanFields } from '../plan/words.de.ts';
import { personFieldLabels as spanishFields } from '../plan/words.es.ts';
import { personFieldLabels as frenchFields } from '../plan/words.fr.ts';
import { personFieldLabels as englishFields } from '../plan/words.ts';
import { type GrantingFlag, grantingFlagNames } from '../roles/flags.ts';
import { type RoleName, roleNames } from '../roles/roles.ts';
import * as german from '../roles/words.de.ts';
import * as spanish from '../roles/words.es.ts';
import * as french from '../roles/words.fr.ts';
import * as english from '../roles/words.ts';

// Our export and template are written in the language of their reader, and somebody with another language may import them.

/** The headings of our export and template in each language. */
export const ownHeadings = [englishFields, germanFields, frenchFields, spanishFields] as const;

/** Maps folded texts to names of the wire: each name itself, and its label in every language. */
function meanings<Name extends string>(
  names: readonly Name[],
  labels: readonly Readonly<Record<Name, string>>[],
): ReadonlyMap<string, Name> {
  return new Map(
    names.flatMap((name) =>
      [name, ...labels.map((label) => label[name])].map((word) => [foldHeading(word), name] as const),
    ),
  );
}

const roleWords = [english, german, french, spanish] as const;
const roles = meanings(
  roleNames,
  roleWords.map(({ roleLabels }) => roleLabels),
);
const flags = meanings(
  grantingFlagNames,
  roleWords.map(({ roleFlagLabels }) => roleFlagLabels),
);

/** Returns the role of a cell: a label or a name of the wire, in any case; undefined for other words. */
export function importRoleOf(text: string): RoleName | undefined {
  return roles.get(foldHeading(text));
}

/** Returns the flags of a cell, separated by commas or semicolons, and the words that are no flag. */
export function importFlagsOf(text: string): { flags: GrantingFlag[]; unknown: string[] } {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const found = new Set(words.map((word) => flags.get(foldHeading(word))));
  return {
    flags: grantingFlagNames.filter((flag) => found.has(flag)),
    unknown: words.filter((word) => !flags.has(foldHeading(word))),
  };
}
