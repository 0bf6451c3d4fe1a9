import { expect, test } from 'vitest';
import { cleanPicture } from '../src/platform/files/picture.ts';
import { northwindPictures } from './northwind-pictures.ts';
import { drawPortrait, portraitSide } from './portrait.ts';

test.each(Object.entries(northwindPictures))(
  'the picture of %s is a PNG of a few kilobytes',
  async (_, portrait) => {
    const drawn = drawPortrait(portrait);
    expect(drawn.length).toBeLessThan(8_000);
    const { pixels } = await cleanPicture(drawn, 'square', '1.1');
    expect(pixels).toEqual({ width: portraitSide, height: portraitSide });
  },
);
