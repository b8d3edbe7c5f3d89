import type { ComponentType } from 'react';
import { ColourPage } from './ColourPage.tsx';
import { DataColoursPage } from './DataColoursPage.tsx';
import { IconsPage } from './IconsPage.tsx';
import { LayersPage } from './LayersPage.tsx';
import { MotionPage } from './MotionPage.tsx';
import { SpacePage } from './SpacePage.tsx';
import { TypePage } from './TypePage.tsx';

interface FoundationPage {
  name: string;
  summary: string;
  Page: ComponentType;
}

/** Pages about the foundations, before the components. */
export const foundationPages: readonly FoundationPage[] = [
  { name: 'Colour', summary: 'Semantic names, four themes, the contrast of every pair.', Page: ColourPage },
  { name: 'Data colours', summary: 'Ten hues and ten patterns for charts.', Page: DataColoursPage },
  { name: 'Type', summary: 'Six styles, tabular figures.', Page: TypePage },
  { name: 'Space and shape', summary: 'The 4 px grid, heights, radii, breakpoints.', Page: SpacePage },
  { name: 'Layers', summary: 'What lies over what, and how it is lifted.', Page: LayersPage },
  { name: 'Motion', summary: 'Three durations, one easing, none when asked.', Page: MotionPage },
  { name: 'Icons', summary: 'Every wrapped shape, searchable.', Page: IconsPage },
];
