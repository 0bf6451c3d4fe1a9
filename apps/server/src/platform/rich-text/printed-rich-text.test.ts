import { expect, test } from 'vitest';
import { plainRichText, printedRichText } from './printed-rich-text.ts';

const line = (...texts: unknown[]) => ({ kind: 'paragraph', texts });

test('keeps paragraphs, marks, links and lines', () => {
  const html =
    '<p>Plain <strong>loud <em>both</em></strong> &amp; <u>under</u></p><p>one<br />two <a href="https://a.example/">site</a></p>';
  expect(printedRichText(html)).toEqual([
    line(
      { text: 'Plain ' },
      { text: 'loud ', isStrong: true },
      { text: 'both', isStrong: true, isEmphasised: true },
      { text: ' & ' },
      { text: 'under', isUnderlined: true },
    ),
    line({ text: 'one' }, { text: '\n' }, { text: 'two ' }, { text: 'site', href: 'https://a.example/' }),
  ]);
});

test('keeps lists in lists, and text around them', () => {
  const html = 'before<ol><li>one<ul><li><p>deep</p></li></ul></li><li>two</li></ol>after';
  expect(printedRichText(html)).toEqual([
    line({ text: 'before' }),
    {
      kind: 'list',
      isOrdered: true,
      items: [
        [line({ text: 'one' }), { kind: 'list', isOrdered: false, items: [[line({ text: 'deep' })]] }],
        [line({ text: 'two' })],
      ],
    },
    line({ text: 'after' }),
  ]);
});

test('returns nothing for an empty text', () => {
  expect(printedRichText('<p> </p>')).toEqual([]);
});

test('the plain form has a line per paragraph and item, and no marks', () => {
  const html = '<p>One <strong>two</strong> &lt;b&gt;</p><ul><li>three</li><li><p>four</p></li></ul>';
  expect(plainRichText(html)).toBe('One two <b>\nthree\nfour');
});
