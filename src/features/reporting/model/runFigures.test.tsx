import { expect, it } from 'vitest';
import { NotDrawnError, readRunFigures, toRunPaper } from './runFigures.ts';
import type { PaperCard, PaperFacts } from './paper.ts';

const page = {
  page_size: 'legal',
  page_orientation: 'portrait',
  margin: 'normal',
  include_header: true,
  include_cover_page: true,
  include_page_numbers: true,
} as const;
const facts: PaperFacts = {
  project: 'Cedar Ridge Patient Tower',
  details: '',
  author: '',
  preparedFor: '',
  address: '',
  day: '2026-10-12',
  madeOn: '2026-10-12',
  milestone: '',
};
const card: PaperCard = {
  card: { key: 'trend', kind: 'foresite-chart' },
  widths: [],
  rowHeights: [],
  noteHeight: 0,
  state: 'ready',
  retry: () => undefined,
};

/** What a run keeps of a chart whose place on the paper holds that. */
function keptOf(inside: string) {
  const paper = document.createElement('div');
  paper.innerHTML = `<section data-card="trend"><div data-report="body">${inside}</div></section>`;
  const layout = { pages: [], cards: new Map([['trend', card]]), hidden: [], isLoading: false };
  return readRunFigures(page, layout, facts, paper).papers[0];
}

const lead = '<div data-report="lead">The approved forecast is under budget.</div>';

it.each([
  ['nothing yet', ''],
  ['its sentence, while the code of its drawing is on its way', `${lead}<div aria-busy="true"></div>`],
  ['its sentence, and what measures its texts', `${lead}<canvas width="0" height="0"></canvas>`],
  ['a canvas that nothing is drawn on yet', `${lead}<canvas></canvas>`],
  ['why its figures did not load', `<div role="alert">The cost trend didn't load</div>`],
])('a chart is not kept with %s', (_name, inside) => {
  expect(() => keptOf(inside)).toThrow(NotDrawnError);
});

it('a chart without anything to draw is kept in its words', () => {
  expect(keptOf('<p>No risks</p>')).toMatchObject({ title: 'Cost Trend Analysis', text: 'No risks' });
});

it('a chart of the archive takes what it took on its page, so that its note stands where it stood', () => {
  const paper = document.createElement('div');
  paper.innerHTML = `<section data-card="trend"><div data-report="body"><p>No risks</p></div></section>`;
  const noted: PaperCard = {
    ...card,
    card: { ...card.card, note: { title: 'Steel', text: 'Bought in May.' } },
    height: 640,
    noteHeight: 66,
  };
  const piece = { key: 'trend', from: 0, to: 0, isContinued: false, isEnd: true, height: 21 + 640 + 66 };
  const layout = { pages: [[piece]], cards: new Map([['trend', noted]]), hidden: [], isLoading: false };
  const figures = readRunFigures(page, layout, facts, paper);
  const kept = toRunPaper({ report: { name: 'Book', description: '' }, as_of: '2026-10-12', figures });
  expect(kept.layout.cards.get('trend')?.height).toBe(640);
});
