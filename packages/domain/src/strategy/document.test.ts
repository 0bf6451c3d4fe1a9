import { describe, expect, test } from 'vitest';
import { fieldError } from '../shared/said.ts';
import { completionOf, type StrategyParts, strategyMessages, validateVideoUrl } from './document.ts';

const nothing: StrategyParts = {
  Video: { VideoUrl: null },
  StrategyBasic: { Mission: null, Vision: null, Values: null },
  Objectives: {
    Customers: null,
    Employees: null,
    Shareholders: null,
    Sales: null,
    Marketing: null,
    Product: '',
  },
};

describe('completion', () => {
  test.each([
    [{}, { Basic: 0, Objectives: 0, Video: 0 }],
    [{ StrategyBasic: { Mission: 'a', Vision: null, Values: '' } }, { Basic: 34, Objectives: 0, Video: 0 }],
    [{ StrategyBasic: { Mission: null, Vision: 'a', Values: 'a' } }, { Basic: 66, Objectives: 0, Video: 0 }],
    [{ StrategyBasic: { Mission: 'a', Vision: 'a', Values: 'a' } }, { Basic: 100, Objectives: 0, Video: 0 }],
    [
      { Objectives: { ...nothing.Objectives, Sales: 'a' }, Video: { VideoUrl: 'https://a.example' } },
      { Basic: 0, Objectives: 17, Video: 100 },
    ],
    [
      { Objectives: { ...nothing.Objectives, Sales: 'a', Product: 'a' } },
      { Basic: 0, Objectives: 33, Video: 0 },
    ],
  ])('of %o', (filled, percent) => {
    expect(completionOf({ ...nothing, ...filled })).toEqual(percent);
  });
});

describe('the address of a video', () => {
  test.each([
    '',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s#a',
    'https://videos.example:8443/ceo.mp4',
    'https://münchen.example/ceo',
    `https://a.example/${'x'.repeat(1_982)}`,
  ])('%s is allowed', (address) => {
    expect(validateVideoUrl(address)).toEqual([]);
  });

  test.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https:alert(1)',
    'https://',
    'https:///path',
    'https://user:secret@videos.example/ceo',
    'https://youtube.com@evil.example/',
    'https://a.example/"><script>',
    "https://a.example/'onload='x",
    'https://a.example/a b',
    'https://a.example\\@evil.example',
    'no address',
    `https://a.example/${'x'.repeat(1_983)}`,
  ])('%s is refused', (address) => {
    expect(validateVideoUrl(address)).toEqual([fieldError('VideoUrl', strategyMessages, 'invalidVideoUrl')]);
  });
});
