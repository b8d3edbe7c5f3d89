import { expect, it } from 'vitest';
import type { ComponentDocs } from './docs.ts';
import { searchDocs } from './search.ts';

const page = (name: string, more: Partial<ComponentDocs> = {}): ComponentDocs => ({
  name,
  group: 'inputs',
  summary: '',
  use: [],
  avoid: [],
  props: [],
  keys: [],
  examples: [],
  ...more,
});
const all = [
  page('MultiSelect'),
  page('Select', { props: [{ name: 'renderValue', type: 'node', summary: 'Draws the choice.' }] }),
  page('DateField', { keys: [{ keys: 'Alt+Down', does: 'Opens the calendar' }] }),
  page('Flyout', { summary: 'A panel beside the page.', use: ['Keep its width.'] }),
];
const names = (text: string) => searchDocs(all, text).map(({ name }) => name);

it('lists everything without words', () => {
  expect(names('  ')).toEqual(['MultiSelect', 'Select', 'DateField', 'Flyout']);
});

it('puts names that start so before names that hold it', () => {
  expect(names('select')).toEqual(['Select', 'MultiSelect']);
});

it('finds props, keys and words, and says where', () => {
  expect(searchDocs(all, 'rendervalue')).toEqual([{ name: 'Select', found: 'renderValue' }]);
  expect(searchDocs(all, 'calendar')).toEqual([{ name: 'DateField', found: 'Alt+Down: Opens the calendar' }]);
  expect(searchDocs(all, 'PANEL width')).toEqual([{ name: 'Flyout', found: 'A panel beside the page.' }]);
});

it('asks for every word and finds nothing rather than something else', () => {
  expect(names('select calendar')).toEqual([]);
  expect(names('inputs date')).toEqual(['DateField']);
});
