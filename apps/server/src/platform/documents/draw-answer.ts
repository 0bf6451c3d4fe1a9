import { ratings } from '@bellwether/domain/goals/rating';
import { ratingColours } from '@bellwether/domain/goals/rating-colours';
import type { Answer, Cover, DeckLook, SlideFigure, SlideMover } from './deck.ts';
import { type Column, edge, frame, ink, label, line, quiet, text, unpredicted, wide } from './draw-parts.ts';
import { type DrawnItem, type DrawnRun, type DrawnSlide, deckPage } from './drawn-deck.ts';
import { fitText } from './fit-text.ts';

/** Returns the first slide: the company on its colour, the title, and whose goals these are. */
export function drawCover(cover: Cover, look: DeckLook): DrawnSlide {
  const band = 96;
  const left = band + 22;
  const width = deckPage.width - left - edge;
  const name = { x: left + (cover.avatar ? 34 : 0), width: width - (cover.avatar ? 34 : 0) };
  return {
    title: `${cover.title} ${cover.subtitle}`,
    notes: '',
    items: [
      { kind: 'box', x: 0, y: 0, width: band, height: deckPage.height, fill: look.colour },
      ...logoOf(cover, band, look),
      text(cover.title, { x: left, y: 62, width, height: 18, size: 38, role: 'title', isStrong: true }),
      text(cover.subtitle, { x: left, y: 82, width, height: 12, size: 24, colour: quiet }),
      { kind: 'box', x: left, y: 102, width: 24, height: 1.2, fill: look.colour },
      ...(cover.avatar
        ? [
            {
              kind: 'picture' as const,
              x: left,
              y: 116,
              width: 26,
              height: 26,
              bytes: cover.avatar,
              says: cover.name,
              isRound: true,
            },
          ]
        : []),
      text(cover.name, { ...name, y: 118, height: 12, size: 18, isStrong: true, anchor: 'middle' }),
      text(cover.jobTitle, { ...name, y: 130, height: 9, size: 13, colour: quiet, anchor: 'middle' }),
      text(cover.day, { x: left, y: 186, width, height: 7, size: 11, colour: quiet }),
    ],
  };
}

function logoOf({ company, logo }: Cover, band: number, { onColour }: DeckLook): DrawnItem[] {
  const width = band - 2 * edge;
  const name = text(company, {
    x: edge,
    y: 150,
    width,
    height: 42,
    size: 22,
    colour: onColour,
    isStrong: true,
    anchor: 'bottom',
  });
  if (!logo) return [name];
  const scale = Math.min(width / logo.width, 24 / logo.height);
  const size = { width: logo.width * scale, height: logo.height * scale };
  // Draw the logo on white, because more logos are made for a white page than for the company's colour.
  return [
    { kind: 'box', x: edge - 4, y: 18, width: size.width + 8, height: size.height + 8, fill: '#ffffff' },
    { kind: 'picture', x: edge, y: 22, ...size, bytes: logo.bytes, says: company },
    name,
  ];
}

/** Returns the answer slide: sentences at the left; numbers, distribution and movers at the right. */
export function drawAnswer(answer: Answer, look: DeckLook): DrawnSlide & { isCut: boolean } {
  const right = 192;
  const width = deckPage.width - edge - right;
  const left = { x: edge, y: 46, width: right - edge - 16, height: 138 };
  const fitted = fitText(answer.paragraphs, { ...left, size: 20, smallest: 10, gap: 14 });
  const below = 48 + Math.ceil(answer.figures.length / figuresInRow) * figureHeight;
  return {
    title: answer.heading,
    isCut: fitted.isCut,
    notes: answer.paragraphs.join('\n'),
    items: [
      ...frame(answer.heading, '', look),
      {
        kind: 'text',
        ...left,
        size: fitted.size,
        colour: ink,
        gap: 14,
        paragraphs: fitted.paragraphs.map((paragraph) => withLead(paragraph, look.labels.leads)),
      },
      ...figuresAt(answer.figures, { x: right, y: 44, width }),
      ...distributionAt(answer, { x: right, y: below, width }, look),
      ...moversAt(answer.movers, { x: right, y: below + 40, width }, look),
    ],
  };
}

/** Returns the paragraph with its first words in bold if they ask the audience for something. */
function withLead(paragraph: string, leads: readonly string[]): DrawnRun[] {
  const lead = leads.find((one) => paragraph.startsWith(one));
  if (lead === undefined) return [{ text: paragraph }];
  return [{ text: lead, isStrong: true }, { text: paragraph.slice(lead.length) }];
}

const figuresInRow = 3;
const figureHeight = 23;

function figuresAt(figures: readonly SlideFigure[], { x, y, width }: Column): DrawnItem[] {
  const cell = width / figuresInRow;
  return figures.flatMap(({ count, label }, at) => {
    const place = { x: x + (at % figuresInRow) * cell, width: cell - 2 };
    const top = y + Math.floor(at / figuresInRow) * figureHeight;
    return [
      text(String(count), { ...place, y: top, height: 12, size: 27, isStrong: true, anchor: 'bottom' }),
      text(label, { ...place, y: top + 12.5, height: 6, size: 10.5, colour: quiet }),
    ];
  });
}

function distributionAt(answer: Answer, { x, y, width }: Column, { labels }: DeckLook): DrawnItem[] {
  const parts = [
    ...ratings.toReversed().flatMap((level) => {
      const figure = answer.likelihoods[level];
      return figure ? [{ ...figure, fill: ratingColours[level].fill }] : [];
    }),
    { ...answer.notPredicted, fill: unpredicted },
  ].filter(({ count }) => count > 0);
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  let from = x;
  const bars = parts.map(({ count, fill }): DrawnItem => {
    const share = (count / all) * width;
    const bar = {
      kind: 'box' as const,
      x: from,
      y: y + 8,
      width: Math.max(share - 0.6, 0.6),
      height: 7,
      fill,
    };
    from += share;
    return bar;
  });
  const cell = width / 2;
  const legend = parts.flatMap(({ count, label, fill }, at): DrawnItem[] => {
    const place = { x: x + (at % 2) * cell, y: y + 18 + Math.floor(at / 2) * 6 };
    return [
      { kind: 'box', x: place.x, y: place.y + 1.3, width: 2.6, height: 2.6, fill },
      text(`${count} ${label}`, {
        ...place,
        x: place.x + 4,
        width: cell - 4,
        height: 5.5,
        size: 10.5,
        colour: quiet,
      }),
    ];
  });
  return [label(labels.distribution, { x, y, width }), ...bars, ...legend];
}

function moversAt(movers: readonly SlideMover[], { x, y, width }: Column, { labels }: DeckLook): DrawnItem[] {
  const head = label(labels.movers, { x, y, width });
  if (movers.length === 0)
    return [head, text(labels.noMovers, { x, y: y + 7, width, height: 6, size: 10.5, colour: quiet })];
  return [
    head,
    ...movers.flatMap(({ title, from, to, level }, at): DrawnItem[] => {
      const top = y + 7.5 + at * 10.2;
      return [
        { kind: 'box', x, y: top + 0.6, width: 1.2, height: 8.6, fill: ratingColours[level].fill },
        line(title, { x: x + 3.5, y: top, width: width - 3.5, size: 11, isStrong: true }),
        {
          kind: 'text',
          x: x + 3.5,
          y: top + 4.9,
          width: width - 3.5,
          height: 4.8,
          size: 10,
          colour: quiet,
          paragraphs: [
            [{ text: `${from} → ` }, { text: to, colour: ratingColours[level].text, isStrong: true }],
          ],
        },
      ];
    }),
  ];
}

/** Returns the slides with a footer and a number, which come last in the reading order; the cover has neither. */
export function withFeet(slides: readonly DrawnSlide[], { footer }: DeckLook): DrawnSlide[] {
  const foot = { y: 198, height: 5, colour: quiet };
  return slides.map((slide, at) =>
    at === 0
      ? slide
      : {
          ...slide,
          items: [
            ...slide.items,
            text(footer, { ...foot, x: edge, width: wide - 30, size: 9 }),
            text(String(at + 1), {
              ...foot,
              x: deckPage.width - edge - 20,
              width: 20,
              size: 10,
              align: 'right',
            }),
          ],
        },
  );
}
