import { english } from '@bellwether/domain/locale/language';
import { contrast, parseHex } from '@bellwether/domain/shared/contrast';
import { expect, test } from 'vitest';
import { brandOf } from './mail-colors.ts';
import { renderHtml, renderText } from './render.ts';

const text = {
  subject: 'Tea & <toast>',
  parts: [
    { paragraph: `"><script>alert('1')</script>` },
    { heading: 'What <waits>' },
    { lines: [{ title: 'A <b>', href: 'https://a.example/"', says: '<i>' }, { title: 'B' }] },
    { button: 'Open', href: 'https://a.example/?a=1&b="2"' },
    { button: 'All', href: 'https://a.example/all', isOwnPage: true as const },
    { link: 'More <x>', href: 'https://a.example/"more' },
    { note: 'Bye' },
  ],
};

test('HTML and plain text say the same, and nothing that people wrote becomes markup', () => {
  const look = { name: 'A & B', primaryColor: 'red;background:url(https://x.example)' };
  const unsubscribe = { address: 'https://a.example/stop"', mails: 'Notifications' };
  const html = renderHtml({ ...text, unsubscribe }, look, english);
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;');
  expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toMatch(/<script|<b>|<i>|<x>|<waits>|example\/"[^ >]|url\(|src=|@import/);
  expect(renderText({ ...text, unsubscribe }, look, english)).toBe(
    [
      'Tea & <toast>',
      `"><script>alert('1')</script>`,
      'What <waits>\n------------',
      '* A <b>\n  <i>\n  https://a.example/"\n* B',
      'Open:\nhttps://a.example/?a=1&b="2"',
      'All:\nhttps://a.example/all',
      'More <x>:\nhttps://a.example/"more',
      'Bye',
      '-- \nThis mail was sent by Bellwether for A & B.\nStop these mails (Notifications):\nhttps://a.example/stop"\n',
    ].join('\n\n'),
  );
});

test('Outlook gets cells with padding and a card of a fixed width', () => {
  const html = renderHtml(text, { name: 'A', primaryColor: null }, english);
  expect(html).toMatch(
    /<!--\[if mso\]><table [^>]*width="560" align="center"><tr><td width="560"><!\[endif\]-->/,
  );
  expect(html).toMatch(/<td bgcolor="#\w{6}" class="brand"[^>]*mso-padding-alt:12px 22px;">/);
  // Outlook drops the padding of everything but cells.
  const padded = [...html.matchAll(/<(\w+)[^>]*style="[^"]*[^-]padding:(?!0;)[^"]*"/g)].map(([, tag]) => tag);
  expect(new Set(padded)).toEqual(new Set(['td', 'a']));
  expect(html.match(/<a [^>]*padding:/g)).toHaveLength(2);
});

test('a button of a page of the product leaves its address out', () => {
  const html = renderHtml(text, { name: 'A', primaryColor: null }, english);
  expect(html.match(/copy this address/g)).toHaveLength(1);
});

const cards = { light: '#ffffff', dark: '#20242c' };
const ratio = (one: string, other: string) =>
  contrast(parseHex(one) ?? [0, 0, 0], parseHex(other) ?? [0, 0, 0]);

test.each(['#F2C230', '112244', '#ffffff', '#000000', '20242c', 'ff0000', '00ff88', null])(
  'the colour %s of a company keeps 4.5:1 to the card and to its letters, in light and dark',
  (color) => {
    for (const mode of ['light', 'dark'] as const) {
      const { ground, ink } = brandOf(color)[mode];
      expect(ratio(ground, cards[mode])).toBeGreaterThanOrEqual(4.5);
      expect(ratio(ground, ink)).toBeGreaterThanOrEqual(4.5);
    }
    const { light, dark } = brandOf(color);
    const html = renderHtml(text, { name: 'A', primaryColor: color }, english);
    expect(html).toContain(`background-color:${light.ground};color:${light.ink};padding:18px`);
    expect(html).toContain(`.brand{background-color:${dark.ground}!important;color:${dark.ink}!important}`);
  },
);

test('a colour that is readable on white stays as it is, and an invalid one is the product’s own', () => {
  expect(brandOf('112244').light).toEqual({ ground: '#112244', ink: '#ffffff' });
  expect([brandOf('#12').light, brandOf(null).light]).toEqual([
    { ground: '#2f5fd0', ink: '#ffffff' },
    { ground: '#2f5fd0', ink: '#ffffff' },
  ]);
});
