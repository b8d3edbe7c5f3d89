import { describe, expect, it } from 'vitest';
import { RUN_IMAGES } from '#domain/reporting';
import { NO_IMAGES, parseRunImages, type RunImage } from './runImages.ts';

const image: RunImage = {
  key: 'a',
  image: 'data:image/png;base64,AAAA',
  width: 40,
  height: 30,
  caption: 'Window wall mock-up',
  alt: 'A pane in its frame',
  source: 'PNG, 12 kB',
};
const stored = (images: unknown, perRow: unknown = 3) => JSON.stringify({ perRow, images });

describe('parseRunImages', () => {
  it.each<[string, string | null, typeof NO_IMAGES]>([
    ['nothing', null, NO_IMAGES],
    ['no JSON', '{', NO_IMAGES],
    ['null', 'null', NO_IMAGES],
    ['an image', stored([image]), { perRow: 3, images: [image] }],
    ['a row of four', stored([image], 4), { perRow: 2, images: [image] }],
    ['no list', stored('x', 1), { perRow: 1, images: [] }],
    [
      'an address of elsewhere',
      stored([{ ...image, image: 'https://evil.example/a.png' }]),
      { perRow: 3, images: [] },
    ],
    ['an SVG', stored([{ ...image, image: 'data:image/svg+xml;base64,AAAA' }]), { perRow: 3, images: [] }],
    [
      'one that is too large',
      stored([{ ...image, image: `data:image/png;base64,${'A'.repeat(RUN_IMAGES.characters)}` }, image]),
      { perRow: 3, images: [image] },
    ],
    [
      'no size',
      stored([
        { ...image, width: 0 },
        { ...image, height: 1.5 },
      ]),
      { perRow: 3, images: [] },
    ],
  ])('%s', (_what, text, images) => {
    expect(parseRunImages(text)).toEqual(images);
  });

  it('reads no more images than a run has', () => {
    const many = Array.from({ length: RUN_IMAGES.most + 3 }, () => image);
    expect(parseRunImages(stored(many)).images).toHaveLength(RUN_IMAGES.most);
  });
});
