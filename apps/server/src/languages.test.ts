import { english } from '@bellwether/domain/locale/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { languagesOf, loadLanguages } from './languages.ts';
import { platformWords } from './platform/refusal/words.ts';
import { translations } from './translations.generated.ts';

describe('the languages of the server', () => {
  beforeAll(loadLanguages);

  test('English is the words files themselves', () => {
    expect(languagesOf('en-GB').words(platformWords)).toBe(platformWords);
    expect(english.words(platformWords)).toBe(platformWords);
  });

  test.each([
    ['de-DE', 'de'],
    ['fr-FR', 'fr'],
    ['es-ES', 'es'],
  ] as const)('every table of a words file of %s is found, and tables inside it', (locale, language) => {
    const { words } = languagesOf(locale);
    for (const [from, to] of translations[language]?.pairs ?? [])
      for (const [name, table] of Object.entries(from))
        if (typeof table === 'object' && table !== null) expect(words(table)).toBe(Reflect.get(to, name));
  });

  test('the pseudo language marks every text, and leaves values as they are', () => {
    const words = languagesOf('en-XA').words({
      plain: 'Goals',
      says: (name: string) => `${name} has no goals.`,
      link: '/v3/goals',
      list: [{ value: 'goal', label: 'Goal' }],
    });
    expect(words.plain).toMatch(/^\[Ĝöåļš \S+\]$/);
    expect(words.says('Ada Quill')).toMatch(/^\[Ada Quill ĥåš ñö ĝöåļš\. .*\]$/);
    expect([words.link, words.list[0]?.value]).toEqual(['/v3/goals', 'goal']);
    expect(words.list[0]?.label).toMatch(/^\[Ĝöåļ/);
  });
});
