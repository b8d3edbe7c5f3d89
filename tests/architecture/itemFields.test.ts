import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import bundle from '#contract/bundle.json' with { type: 'json' };
import {
  itemField,
  itemFields,
  listedItemFields,
  plainItemFields,
  quickItemFields,
  RESTORABLE_FIELDS,
  typedItemFields,
} from '#domain/items';
import { item } from '#server/database/schema/foresite.ts';
import { listSourceFiles } from './sourceFiles.ts';

interface Schema {
  properties?: Record<string, unknown>;
  allOf?: { $ref: string }[];
  required?: string[];
  enum?: string[];
}
const schemas = bundle.components.schemas as unknown as Record<string, Schema>;
const sentIn = (schema: string) => Object.keys(schemas[schema]?.properties ?? {});

/** Parts of an item that are sent with it and have rules of their own. */
const parts = ['sub_items', 'custom_attributes'];

describe('the table of the fields of items', () => {
  it('is what the contract takes, gives and gives back', () => {
    expect(sentIn('ItemFields').toSorted()).toEqual([...typedItemFields, ...parts].toSorted());
    expect(schemas['RestorableField']?.enum?.toSorted()).toEqual(RESTORABLE_FIELDS.toSorted());
    expect(sentIn('ItemBrief')).toEqual(expect.arrayContaining([...listedItemFields]));
    expect(schemas['ItemBrief']?.required).toEqual(expect.arrayContaining([...listedItemFields]));
    expect(sentIn('BatchFields')).toEqual(expect.arrayContaining([...quickItemFields]));
  });

  it('is what the database keeps', () => {
    const columns = getTableConfig(item).columns.map(({ name }) => toSnakeCase(name));
    expect(columns).toEqual(expect.arrayContaining([...plainItemFields]));
  });

  it('says what a new item says, for all that nobody has to say', () => {
    const unsaid = plainItemFields.filter((name) => !('initial' in itemFields[name]));
    expect(unsaid).toEqual(['number', 'name', 'date_added']);
  });
});

/**
 * Files that name many fields of items, and why each has to: it says something of its own about every one. What only
 * carries fields from one place to another takes them from the table, so that a new one touches six files at the most.
 */
const naming: Readonly<Record<string, string>> = {
  'domain/amplify/amplifyReadings.ts': 'what answers need of an item',
  'domain/amplify/answerRows.ts': 'what an answer says of an item',
  'domain/items/itemFields.ts': 'the table',
  'domain/items/checkItem.ts': 'sentences of its own',
  'openapi/schemas/item-fields.yaml': 'the contract of what is sent',
  'openapi/schemas/foresite.yaml': 'the contract of what is shown',
  'openapi/schemas/scenarios.yaml': 'what a comparison shows',
  'server/database/seed/loadItems.ts': 'demo items',
  'server/database/seed/loadTestItems.ts': 'made-up items',
  'server/modules/dashboards/metricRepository.ts': 'figures of dashboards',
  'server/modules/history/fieldTexts.ts': 'rows that have no table of fields',
  'server/modules/items/itemRepository.ts': 'what an item shows that no row of the list does',
  'server/modules/time-machine/pastRepository.ts': 'what the past shows',
  'server/modules/time-machine/readPast.ts': 'what the past shows',
  'src/features/items/model/itemSheet.ts': 'the sheet on paper',
};

/** Names that other modules have, too, say nothing about where items are listed. */
const ownNames = plainItemFields.filter(
  (name) => itemField(name).kind !== 'reference' && name.includes('_') && name !== 'date_added',
);

const namesIn = (text: string) => ownNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

describe('fields of items', () => {
  it('are listed in the table alone', () => {
    const many = listSourceFiles()
      .filter(
        ({ path }) => !path.startsWith('tests/') && !path.endsWith('.test.ts') && !path.endsWith('.test.tsx'),
      )
      .filter(({ text }) => namesIn(text).length > 3)
      .map(({ path }) => path);
    expect(many.toSorted()).toEqual(Object.keys(naming).toSorted());
  });

  it('would be seen in a file that lists them again', () => {
    expect(namesIn('[lower_limit, upper_limit, due_date, schedule_days]').length).toBeGreaterThan(3);
  });
});
