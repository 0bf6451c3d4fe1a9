import { open } from 'node:fs/promises';
import { fileLimits } from '@bellwether/contract/file';
import type { LogoKind } from '@bellwether/contract/tenant.company';
import { applyBrand, type BrandChange, keepLogo } from '../features/tenant/commands.company.ts';
import { type Command, type Given, UsageError } from './command.ts';
import { inCompany, withDatabase } from './session.ts';

/** The values of `--clear`, with the parts that they remove. */
const clearable = { logo: 'logo', 'square-logo': 'squareLogo', colour: 'primaryColor' } as const;
type Clearable = keyof typeof clearable;

export const tenantBrandCommand: Command = {
  name: 'tenant brand',
  says:
    'Changes the logos and the colour of a company. Pictures are PNG or JPEG of at most 1 MiB, and become at most 200 pixels high. ' +
    'Either all given parts change, or none.',
  operands: { SUBDOMAIN: { says: 'the company' } },
  options: {
    logo: { value: 'FILE', says: 'the logo beside the menu and on the sign-in page' },
    'square-logo': { value: 'FILE', says: 'the logo where there is little room' },
    colour: { value: 'HEX', says: 'six hexadecimal digits, such as 1a4f8b' },
    text: { value: 'WORD', says: 'light or dark: the text on the colour' },
    clear: {
      value: 'PARTS',
      says: `takes parts away: ${Object.keys(clearable).join(', ')}, separated by commas`,
    },
  },
  async run(given, terminal) {
    const plain = readPlain(given);
    const pictures = await readPictures(given);
    if (Object.keys(plain).length + pictures.length === 0)
      throw new UsageError('tenant brand needs --logo, --square-logo, --colour, --text or --clear.');
    return withDatabase(terminal, (context) =>
      inCompany(context, given.SUBDOMAIN ?? '', async (scope) => {
        const change: BrandChange = { ...plain };
        const act = { tenantId: scope.tenant.id, actorId: 0 };
        for (const { kind, bytes } of pictures) change[kind] = await keepLogo(context.files, { bytes }, act);
        await applyBrand(scope, change);
        terminal.print(`The brand of ${scope.tenant.name} is changed.`);
        return 0;
      }),
    );
  },
};

/**
 * Reads the options that name no file.
 * @throws UsageError
 */
function readPlain(given: Given): BrandChange {
  const { colour, text, clear } = given;
  const change: BrandChange = {};
  if (colour !== undefined) {
    if (!/^#?[0-9a-f]{6}$/i.test(colour))
      throw new UsageError('--colour must be six hexadecimal digits, such as 1a4f8b.');
    change.primaryColor = colour.replace('#', '').toLowerCase();
  }
  if (text !== undefined) {
    if (text !== 'light' && text !== 'dark') throw new UsageError('--text must be light or dark.');
    change.useLightText = text === 'light';
  }
  for (const part of clear?.split(',') ?? []) {
    const word = part.trim();
    if (!isClearable(word))
      throw new UsageError(`--clear takes ${Object.keys(clearable).join(', ')}, separated by commas.`);
    if (given[word] !== undefined)
      throw new UsageError(`--clear ${word} and --${word} contradict each other.`);
    change[clearable[word]] = null;
  }
  return change;
}

function isClearable(word: string): word is Clearable {
  return Object.hasOwn(clearable, word);
}

interface Picture {
  readonly kind: LogoKind;
  readonly bytes: Buffer;
}

async function readPictures(given: Given): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [option, kind] of [
    ['logo', 'logo'],
    ['square-logo', 'squareLogo'],
  ] as const) {
    const path = given[option];
    if (path !== undefined) pictures.push({ kind, bytes: await readPicture(path, option) });
  }
  return pictures;
}

/**
 * Reads a picture, after a check of its size.
 * @throws UsageError if the file cannot be read or is too large.
 */
async function readPicture(path: string, option: string): Promise<Buffer> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    if (size <= fileLimits.logo) return await file.readFile();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`--${option}: the file ${path} cannot be read (${code}).`);
  }
  throw new UsageError(`--${option}: the file ${path} is larger than 1 MiB.`);
}
