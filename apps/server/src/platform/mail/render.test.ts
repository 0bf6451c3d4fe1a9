import { expect, test } from 'vitest';
import { renderHtml, renderText } from './render.ts';

const text = {
  subject: 'Tea & <toast>',
  parts: [
    { paragraph: `"><script>alert('1')</script>` },
    { button: 'Open', href: 'https://a.example/?a=1&b="2"' },
    { note: 'Bye' },
  ],
};

test('HTML and plain text say the same, and nothing that people wrote becomes markup', () => {
  const look = { name: 'A & B', primaryColor: 'red;background:url(https://x.example)' };
  const html = renderHtml(text, look);
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;');
  expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).not.toMatch(/<script|url\(|src=|@import/);
  expect(renderText(text, look)).toBe(
    `Tea & <toast>\n\n"><script>alert('1')</script>\n\nOpen:\nhttps://a.example/?a=1&b="2"\n\nBye\n\n-- \nThis mail was sent by Bellwether for A & B.\n`,
  );
});

test.each([
  ['#F2C230', '#F2C230', '#000000'],
  ['112244', '#112244', '#ffffff'],
  ['#ffffff', '#ffffff', '#000000'],
  [null, '#2f5fd0', '#ffffff'],
  ['#12', '#2f5fd0', '#ffffff'],
])('on the colour %s of a company, text is readable', (primaryColor, ground, ink) => {
  expect(renderHtml(text, { name: 'A', primaryColor })).toContain(`background:${ground};color:${ink};`);
});
