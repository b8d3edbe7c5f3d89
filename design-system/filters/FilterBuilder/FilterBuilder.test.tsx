import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { exampleFields } from '../model/exampleFields.ts';
import { createCondition, createGroup, type FilterGroup } from '../model/filterTypes.ts';
import { readFilter, type StoredFilter, storeFilter } from '../model/storedFilter.ts';
import { FilterBuilder } from './FilterBuilder.tsx';

let latest: StoredFilter;

function Form({ start }: { start: FilterGroup }) {
  const [filter, setFilter] = useState(start);
  return (
    <FilterBuilder
      fields={exampleFields}
      filter={filter}
      today="2026-11-20"
      onChange={(next) => {
        latest = storeFilter(next);
        setFilter(next);
      }}
    />
  );
}
const show = (start: FilterGroup = createGroup()) => render(<Form start={start} />);
const stored = (rules: unknown[]) => readFilter({ match: 'and', rules }, exampleFields).filter;
const pick = async (box: HTMLElement, option: string) => {
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('option', { name: option }));
};
const box = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });
const row = (name: string) => screen.getByRole('group', { name });
const more = async (name: string, action: string) => {
  await userEvent.click(screen.getByRole('button', { name: `${name}, more` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};
const status = () => screen.getByRole('status').textContent;

describe('a condition', () => {
  it('is added, set and described; until then it does not apply', async () => {
    show();
    expect(status()).toBe('No conditions yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
    expect(document.activeElement).toBe(box('Condition 1, field'));
    expect(status()).toContain('1 condition is incomplete and not applied.');
    await pick(box('Condition 1, field'), 'Cost');
    expect(box('Condition 1, how to compare').textContent).toContain('is');
    await pick(box('Condition 1, how to compare'), 'is more than');
    await userEvent.type(screen.getByRole('textbox', { name: 'Cost, value' }), '(1,234.50)');
    expect(latest.rules).toEqual([{ field: 'cost', operator: 'greater_than', value: -1234.5 }]);
    expect(status()).toBe('Cost is more than ($1,234.50)');
  });

  it.each([
    ['name', 'textbox', 'Name, value'],
    ['days', 'textbox', 'Schedule impact, value'],
    ['limit', 'textbox', 'Upper limit, value'],
    ['due', 'textbox', 'Due date, value'],
    ['assignee', 'combobox', 'Assignee, value'],
    ['deleted', 'combobox', 'Deleted, value'],
    ['status', 'combobox', 'Status, value'],
  ])('on %s is set with the field of its type', (field, role, name) => {
    show(stored([{ field, operator: field === 'name' ? 'contains' : 'equals', value: null }]));
    expect(within(row('Condition 1')).getByRole(role, { name: new RegExp(name) })).toBeTruthy();
  });

  it('asks for no value where the operator needs none, and keeps one that still fits', async () => {
    show(stored([{ field: 'cost', operator: 'equals', value: 5 }]));
    await pick(box('Condition 1, how to compare'), 'is at least');
    expect(latest.rules).toEqual([{ field: 'cost', operator: 'greater_than_eq', value: 5 }]);
    await pick(box('Condition 1, how to compare'), 'is empty');
    expect(latest.rules).toEqual([{ field: 'cost', operator: 'is_empty', value: null }]);
    expect(within(row('Condition 1')).queryByRole('textbox')).toBeNull();
  });

  it('marks both ends of a range that is upside down', async () => {
    show(stored([{ field: 'area', operator: 'between', value: { from: 1, to: 9 } }]));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Estimated area, Min' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Estimated area, Min' }), '90');
    for (const end of ['Min', 'Max']) {
      const input = screen.getByRole('textbox', { name: `Estimated area, ${end}` });
      expect(input.getAttribute('aria-invalid')).toBe('true');
      const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect(message?.textContent).toBe('Min must not be greater than Max');
    }
    expect(status()).toContain('not applied');
  });

  it('marks a value that is no longer offered, and a field that is gone', () => {
    show(
      createGroup('and', [
        createCondition({ field: 'status', operator: 'one_of', value: ['GONE'] }),
        createCondition({ field: 'ghost', operator: 'equals', value: 1 }),
      ]),
    );
    expect(screen.getByText('A chosen value is no longer offered. Choose again.')).toBeTruthy();
    expect(
      screen.getByText('This field is no longer there. Choose another or remove the condition.'),
    ).toBeTruthy();
  });
});

describe('groups', () => {
  const three = () =>
    stored([{ field: 'name' }, { field: 'cost' }, { match: 'or', rules: [{ field: 'due' }] }]);
  const shape = (filter: StoredFilter): unknown =>
    filter.rules.map((rule) => ('rules' in rule ? shape(rule) : rule.field));

  it('hold all or any of their conditions', async () => {
    show(three());
    const group = row('Group 3');
    await userEvent.click(within(group).getByRole('radio', { name: 'Match all' }));
    expect(latest.rules[2]).toMatchObject({ match: 'and' });
  });

  it('are moved into and out of by keyboard, with the focus', async () => {
    show(three());
    await more('Condition 2', 'Move down');
    expect(shape(latest)).toEqual(['name', ['cost', 'due']]);
    expect(document.activeElement).toBe(box('Condition 2.1, field'));
    await more('Condition 2.1', 'Move up');
    expect(shape(latest)).toEqual(['name', 'cost', ['due']]);
  });

  it('are copied and removed whole, and the focus goes to the neighbour', async () => {
    show(three());
    await more('Group 3', 'Duplicate');
    expect(shape(latest)).toEqual(['name', 'cost', ['due'], ['due']]);
    await more('Group 4', 'Remove');
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    expect(shape(latest)).toEqual(['cost', ['due']]);
    expect(document.activeElement).toBe(box('Condition 1, field'));
  });

  it('say why there can be no further level and no further condition', async () => {
    const full = stored(Array.from({ length: 50 }, () => ({ field: null })));
    const { unmount } = show(full);
    expect(screen.getByRole('button', { name: 'Add condition' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(screen.getByRole('button', { name: 'Add condition' }));
    expect(await screen.findByText('A filter holds at most 50 conditions.')).toBeTruthy();
    unmount();
    show(stored([{ rules: [{ rules: [] }] }]));
    const deepest = row('Group 1.1');
    const add = within(deepest).getByRole('button', { name: 'Add group' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(add);
    expect(await screen.findByText('Groups can be at most 3 levels deep.')).toBeTruthy();
  });

  it('are cleared at once', async () => {
    show(three());
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(latest.rules).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });
});
