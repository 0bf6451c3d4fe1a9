import { crc32, deflateSync } from 'node:zlib';

/** Colours such as `#1d4e89`. */
export interface Portrait {
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly hairLength: 'short' | 'long';
}

/** Pixels of a side. */
export const portraitSide = 128;

type Colour = readonly [red: number, green: number, blue: number];

/** An ellipse or a part of one, in hundredths of the side. */
interface Shape {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
  /** Nothing is drawn below. */
  readonly until?: number;
}

/** Returns a drawn head and shoulders as a PNG of a few kilobytes. */
export function drawPortrait(portrait: Portrait): Buffer {
  const shapes = shapesOf(portrait);
  const background = colourOf(portrait.background);
  const line = 1 + portraitSide * 3;
  const pixels = Buffer.alloc(portraitSide * line);
  for (let y = 0; y < portraitSide; y += 1)
    for (let x = 0; x < portraitSide; x += 1)
      pixels.set(pixelAt(shapes, background, x, y), y * line + 1 + x * 3);
  return png(pixels);
}

function shapesOf({ skin, hair, shirt, hairLength }: Portrait): Shape[] {
  const [face, locks] = [colourOf(skin), colourOf(hair)];
  const isLong = hairLength === 'long';
  return [
    ...(isLong ? [{ colour: locks, x: 50, y: 50, across: 25, down: 34 }] : []),
    { colour: colourOf(shirt), x: 50, y: 105, across: 37, down: 32 },
    { colour: face, x: 50, y: 68, across: 9, down: 14 },
    { colour: locks, x: 50, y: 36, across: 22, down: 22, until: isLong ? 46 : 40 },
    { colour: face, x: 50, y: 45, across: 18, down: 22 },
    { colour: locks, x: 50, y: 27, across: 20, down: 11, until: 33 },
  ];
}

/** Returns the colour of a pixel; the edges of shapes are softened over one pixel. */
function pixelAt(shapes: readonly Shape[], background: Colour, x: number, y: number): number[] {
  const unit = 100 / portraitSide;
  const [across, down] = [(x + 0.5) * unit, (y + 0.5) * unit];
  let colour: readonly number[] = background;
  for (const shape of shapes) {
    const distance = Math.hypot((across - shape.x) / shape.across, (down - shape.y) / shape.down) - 1;
    const inside = (-distance * Math.min(shape.across, shape.down)) / unit + 0.5;
    const above = ((shape.until ?? 200) - down) / unit + 0.5;
    const share = Math.min(1, Math.max(0, Math.min(inside, above)));
    colour = colour.map((part, at) => part + ((shape.colour[at] ?? part) - part) * share);
  }
  return colour.map(Math.round);
}

function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Returns a PNG of rows that each begin with their filter, which is none. */
function png(rows: Buffer): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(portraitSide, 0);
  size.writeUInt32BE(portraitSide, 4);
  // Eight bits for each of red, green and blue.
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
