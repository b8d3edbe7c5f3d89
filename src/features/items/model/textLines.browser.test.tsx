import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '#design-system/foundations/global.ts';
import { type } from '#design-system/foundations/scale.ts';
import { scope } from '../components/ItemFlyout/SubItemsTable.css.ts';
import { linesOfText } from './textLines.ts';

afterEach(cleanup);

const texts = [
  'Steel',
  'Hydronic snow melt',
  'Illuminated fittings',
  'WWM MEMBRANE WALL',
  'Generator yard, acoustic screen and fuel piping',
  'Mobilization',
  'Cast-in-place walls',
  'Temporary enclosure and heating of the south wing while the curtain wall is replaced in three phases',
];

// The cell of a panel that is edited, of one that is only read, and of a wide table.
it.each([120, 152, 210, 380])('tells the lines of a scope as they are laid out in %i px', async (width) => {
  const { container } = render(
    <div style={{ width, ...type.grid }}>
      {texts.map((text) => (
        <span key={text} className={scope}>
          {text}
        </span>
      ))}
    </div>,
  );
  // The first text asks for the letters that all are laid out in.
  await document.fonts.ready;
  const laid = [...container.querySelectorAll('span')].map(
    (span) => [span.textContent, Math.round(span.getBoundingClientRect().height / 18)] as const,
  );
  expect(texts.map((text) => [text, Math.min(3, linesOfText(text, width))])).toEqual(laid);
});
