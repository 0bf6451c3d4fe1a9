import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { directionOf, isPseudo, type Locale, localeNames, locales } from '@bellwether/domain/locale/locales';
import { pseudoWords } from '@bellwether/domain/locale/pseudo';
import { brotherOf, isWordsFile } from '@bellwether/domain/locale/words-files';
import type { Environment, EnvironmentOptions, Plugin } from 'vite';
import { startWords } from './src/words.start.ts';

const offered: readonly Locale[] = localeNames;
/** Development and tests have two languages more (accounts.22). */
const pseudo: readonly Locale[] = process.env.PSEUDO_LANGUAGES === 'true' ? ['en-XA', 'ar-XB'] : [];

/** The languages that have a build of their own, with the locale of their page. English is the build itself. */
const others = new Map<string, Locale>(
  [...offered, ...pseudo]
    .map((locale) => [locales[locale].words, locale] as const)
    .filter(([words]) => words !== 'en'),
);

/**
 * The locale in which `npm run dev` shows the screens: Vite has one graph of modules, so one language. English without
 * `DEV_LANGUAGE`.
 */
const developed = developedLocale(process.env.DEV_LANGUAGE ?? 'en');

function developedLocale(language: string): Locale | undefined {
  const locale = others.get(language);
  if (locale === undefined && language !== 'en')
    throw new Error(`DEV_LANGUAGE is en or one of ${[...others.keys()].join(', ')}, not ${language}.`);
  return locale;
}

/** The build of each other language; it adds its files to those of the English build. */
export const languageBuilds: Readonly<Record<string, EnvironmentOptions>> = Object.fromEntries(
  [...others.keys()].map((language) => [
    language,
    { consumer: 'client', build: { emptyOutDir: false, copyPublicDir: false } },
  ]),
);

const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');
const ours = /^(?:apps\/web|packages\/(?:domain|contract))\/src\/.*\.ts$/;
const mayHaveBrother = /(?:words|writer|sentence-locale)[^/]*$/;
const pseudoMark = '?pseudo';

/**
 * Builds the web app for one language: it takes the brother of each words file, `words.de.ts` for `words.ts`, so that a
 * reader loads one language and no component knows of it. The builds share `assets/`, because a file that is the same in
 * two languages has the same name. The page of German is `index.de.html`
 * (docs/decisions/0099-one-build-of-the-web-per-language.md).
 */
export function languages(): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    applyToEnvironment: (environment) => localeOf(environment) !== undefined,
    resolveId: {
      filter: { id: mayHaveBrother },
      async handler(source, importer, options) {
        const locale = localeOf(this.environment);
        if (importer === undefined || locale === undefined) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found || !isOurs(found.id)) return null;
        if (isPseudo(locale)) {
          const isFromIt = importer === found.id + pseudoMark;
          return isWordsFile(found.id) && !isFromIt ? found.id + pseudoMark : null;
        }
        const brother = brotherOf(found.id, locales[locale].words);
        // A translation may import from the English file what needs no translation.
        return brother !== importer && existsSync(brother) ? brother : null;
      },
    },
    load: {
      filter: { id: /\?pseudo$/ },
      handler: (id) => pseudoModule(id.slice(0, -pseudoMark.length)),
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server && developed ? pageIn(developed, html) : html),
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const locale = others.get(this.environment.name);
        const page = bundle['index.html'];
        if (locale === undefined || page?.type !== 'asset') return;
        delete bundle['index.html'];
        const source = await pageIn(locale, String(page.source));
        this.emitFile({ type: 'asset', fileName: `index.${this.environment.name}.html`, source });
      },
    },
  };
}

/** Returns the locale of a build, or of the screens under development; undefined for English. */
function localeOf({ name, config }: Pick<Environment, 'name' | 'config'>): Locale | undefined {
  if (config.command === 'build') return others.get(name);
  return name === 'client' ? developed : undefined;
}

/** Returns whether an import is of a file of the web, the domain or the contract. */
function isOurs(id: string): boolean {
  return id.startsWith(root) && ours.test(id.slice(root.length));
}

/** Returns a module with the exports of an English words file in the pseudo language. */
function pseudoModule(file: string): string {
  const text = readFileSync(file, 'utf8');
  const names = [
    ...[...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name),
    ...[...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map((each) => each.replace(/^.* as /, '').trim()),
    ),
  ].filter((name) => name !== undefined && name !== '' && !name.startsWith('type '));
  return [
    `import * as english from ${JSON.stringify(file)};`,
    `import { pseudoWords } from '@bellwether/domain/locale/pseudo';`,
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ pseudoWords(english.${name});`),
  ].join('\n');
}

/** Returns the page with its own sentences in the language of the locale. */
async function pageIn(locale: Locale, page: string): Promise<string> {
  const words = isPseudo(locale) ? pseudoWords(startWords) : await brotherWords(locale);
  const replace = (text: string, from: string, to: string): string => {
    if (!text.includes(from)) throw new Error(`index.html lacks “${from}” of words.start.ts`);
    return text.replace(from, () => to);
  };
  const { tooOld, notLoaded, ...inPage } = startWords;
  let translated = page.replace(/\s+/g, ' ');
  for (const key of Object.keys(inPage) as (keyof typeof inPage)[])
    translated = replace(translated, startWords[key], words[key]);
  const lang = `<html lang="${locale}" dir="${directionOf(locale)}">`;
  translated = replace(translated, '<html lang="en">', lang);
  const sentences = `<p data-start data-too-old="${words.tooOld}" data-not-loaded="${words.notLoaded}">`;
  return replace(translated, '<p data-start>', sentences);
}

async function brotherWords(locale: Locale): Promise<Record<keyof typeof startWords, string>> {
  const brother = new URL(brotherOf('./src/words.start.ts', locales[locale].words), import.meta.url);
  return (await import(brother.href)).startWords;
}
