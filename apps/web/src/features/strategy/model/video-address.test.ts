import { expect, it } from 'vitest';
import { embedOf } from './video-address.ts';

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90'],
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=75',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=75',
  ],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3602',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['HTTPS://WWW.YOUTUBE.COM/SHORTS/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['HTTPS://WWW.YOUTUBE.COM/WATCH?V=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ['https://player.vimeo.com/video/123456789?h=1a', 'https://player.vimeo.com/video/123456789?h=1a'],
  ['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?h=abcdef1234'],
  ['HTTPS://VIMEO.COM/76979871/ABCDEF1234', 'https://player.vimeo.com/video/76979871?h=ABCDEF1234'],
  ['https://vimeo.com/76979871#t=1m30s', 'https://player.vimeo.com/video/76979871#t=90s'],
  [
    'https://vimeo.com/76979871/abcdef1234?t=90',
    'https://player.vimeo.com/video/76979871?h=abcdef1234#t=90s',
  ],
  ['https://vimeo.com/76979871/likes', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/showcase/1111/video/76979871', 'https://player.vimeo.com/video/76979871'],
])('%s is embedded from %s', (address, embed) => {
  expect(embedOf(address)).toBe(embed);
});

it.each([
  'https://videos.example/ceo.mp4',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'javascript:alert(1)',
  'no address',
])('%s is not embedded', (address) => {
  expect(embedOf(address)).toBeNull();
});
