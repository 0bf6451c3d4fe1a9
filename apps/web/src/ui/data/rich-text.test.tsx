import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plainTextOf, RichText } from './rich-text.tsx';

it('shows the allowed elements and links', () => {
  const html =
    '<p>We <strong>build</strong> <em>robots</em>.<br>Daily.</p><ul><li>Care</li></ul><a href="https://a.example/x">More</a>';
  const { container, getByRole } = render(<RichText html={html} />);
  expect(container.querySelector('strong')?.textContent).toBe('build');
  expect(container.querySelectorAll('li')).toHaveLength(1);
  const link = getByRole('link', { name: 'More' });
  expect(link.getAttribute('href')).toBe('https://a.example/x');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it.each([
  ['<script>alert(1)</script>Text', 'Text'],
  ['<img src=x onerror="alert(1)">Text', 'Text'],
  ['<a href="javascript:alert(1)">Text</a>', 'Text'],
  ['<a href="https://bank.example@evil.example">Text</a>', 'Text'],
  ['<a href="https://ada:secret@host.example/x">Text</a>', 'Text'],
  ['<a href="HTTPS:///ada@host.example">Text</a>', 'Text'],
  ['<a href="https://@host.example">Text</a>', 'Text'],
  ['<a href="https://">Text</a>', 'Text'],
  ['<p onclick="alert(1)" style="color:red">Text</p>', 'Text'],
  ['<object data="https://evil.example"></object>Text', 'Text'],
  ['<svg><circle r="1"></circle></svg>Text', 'Text'],
])('of %s keeps only the text', (html, text) => {
  const { container } = render(<RichText html={html} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('script,img,object,svg,a,[onclick],[style]')).toBeNull();
});

it('reads as one line', () => {
  expect(plainTextOf('<p>One</p><p>two<br>three</p>')).toBe('One two three');
  expect(plainTextOf('<ul><li>Candour</li><li>Craft &amp; care</li></ul>')).toBe('Candour · Craft & care');
  expect(plainTextOf('<ul><li>Say it.</li><li><p>Do it.</p></li></ul>')).toBe('Say it. Do it.');
});
