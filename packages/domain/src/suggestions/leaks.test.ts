import { expect, test } from 'vitest';
import { isIn, maySuit } from './languages.ts';
import { holdsAddress, holdsMarkup, holdsName, struck, wordsToSeek } from './leaks.ts';

test.each([
  '**bold**',
  'an _emphasis_',
  'a `code`',
  '<b>bold</b>',
  '# heading',
  '- item',
  '1. item',
  '[text](x)',
  'a &lt;b&gt;',
  '{{field}}',
  '~~gone~~',
  'a | table',
])('markup: %s', (text) => {
  expect(holdsMarkup(text)).toBe(true);
});

test.each([
  'https://a.example/x',
  'see www.example',
  'write to a.b@c.example',
  'evil.example has it',
  'ftp://x',
  'mailto:me',
  'javascript:alert',
  'me (at) home',
  '//host/path',
  'Ｗrite to a＠b.example',
])('an address: %s', (text) => {
  expect(holdsAddress(text)).toBe(true);
});

test.each(['It went well; the launch came late.', 'A to-do, e.g. the price and/or the date [reason].'])(
  'neither: %s',
  (text) => {
    expect([holdsMarkup(text), holdsAddress(text)]).toEqual([false, false]);
  },
);

test('a full name is found in any case, a part of it with a capital letter', () => {
  const names = ['Tom Becker', 'Jörg Weiß', 'Will Long'];
  for (const text of ['tom becker did it.', 'Ask Becker.', 'TOM did it.', 'Jorg helped.', 'Herr Weiss half.'])
    expect([text, holdsName(text, names)]).toEqual([text, true]);
  for (const text of ['Will it come?', 'It is no longer late.', 'A tomato.', 'becker alone'])
    expect([text, holdsName(text, names)]).toEqual([text, false]);
  expect(wordsToSeek(['The plan of Tom', 'Tom B.'])).toEqual(['tom']);
});

test('titles are struck as whole words only, bare ones in quotation marks only', () => {
  expect(struck('“Win 20 customers” and win 20 customers.', ['Win 20 customers.'])).toBe('“ ” and  .');
  expect(struck('win 20 customersx', ['Win 20 customers'])).toBe('win 20 customersx');
  expect(struck('We won 20, see “20”.', ['20'])).toBe('We won 20, see  .');
  expect(struck('Ten of them.', ['Ten'])).toBe('Ten of them.');
});

test.each([
  ['The launch went well.', true],
  ['To decide: whether it matters.', true],
  ['Der Start war gut und nicht zu spät.', false],
  ['Le lancement est un succès pour nous.', false],
  ['El lanzamiento fue muy bueno.', false],
  ['Tutto è andato molto bene.', false],
  ['Запуск прошёл хорошо and the rest is fine.', false],
  ['开始很好。', false],
  ['Vše dopadlo dobře.', false],
])('English: %s %s', (text, expected) => {
  expect(isIn('en', text)).toBe(expected);
});

test.each([
  ['de', 'Das Quartal war gut und alles ist fertig.'],
  ['fr', 'Le trimestre est bon et tout est fait pour les clients.'],
  ['es', 'El trimestre fue bueno y todo está en orden.'],
] as const)('a sentence of %s is in this language alone', (language, text) => {
  for (const other of ['en', 'de', 'fr', 'es'] as const)
    expect([other, isIn(other, text)]).toEqual([other, other === language]);
});

test('a draft may be in the language of its material, in its reader’s, or in English', () => {
  const german = 'Wir wollen den Umsatz und die Marge nicht verlieren';
  expect(maySuit('Der Umsatz ist gut und die Marge auch.', german, 'en')).toBe(true);
  expect(maySuit('The sales are good and the margin too.', german, 'en')).toBe(true);
  expect(maySuit('Les ventes sont bonnes et la marge aussi.', german, 'en')).toBe(false);
  expect(maySuit('Der Umsatz ist gut und die Marge auch.', 'Sell more of it', 'en')).toBe(false);
  expect(maySuit('Der Umsatz ist gut und die Marge auch.', 'Sell more of it', 'de')).toBe(true);
  expect(maySuit('Raise sales', 'Sell more of it', 'en')).toBe(true);
});
