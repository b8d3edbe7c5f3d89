import { describe, expect, it } from 'vitest';
import { operatorsOf, filterTypes } from '#design-system/filters/model/operators.ts';
import { ATTRIBUTE_FILTERS } from '#domain/attributes';
import { FILTER_OPERATORS, OPERATORS_BY_TYPE, operandOf } from '#domain/filters';
import * as form from '#design-system/filters/model/operators.ts';
import { conditionFields } from './itemConditions.ts';

const none = {
  components: [],
  people: [],
  tags: [],
  groups: [],
  scenarios: [],
  milestones: [],
  attributes: [],
};

describe('conditions of items', () => {
  it('offer in the form what the server compares', () => {
    expect(Object.keys(OPERATORS_BY_TYPE).toSorted()).toEqual([...filterTypes].toSorted());
    for (const type of filterTypes) {
      const offered = operatorsOf(type).map(({ operator }) => operator);
      expect(offered.toSorted(), type).toEqual([...OPERATORS_BY_TYPE[type]].toSorted());
      for (const operator of offered)
        expect(operandOf(type, operator), `${type} ${operator}`).toBe(form.operandOf(type, operator));
    }
    expect(Object.keys(FILTER_OPERATORS).every(form.isFilterOperator)).toBe(true);
  });

  it('show priority and milestone to those who approve (docs/product/items.md)', () => {
    const ids = (canApprove: boolean) => conditionFields(none, canApprove).map(({ id }) => id);
    expect(ids(true).filter((id) => !ids(false).includes(id))).toEqual(['priority', 'milestone']);
  });

  it("offer the company's own fields by their slug, each by its type (docs/product/items.md)", () => {
    const types = Object.keys(ATTRIBUTE_FILTERS) as (keyof typeof ATTRIBUTE_FILTERS)[];
    const attributes = types.map((type) => ({
      slug: type.toLowerCase(),
      name: `A ${type}`,
      type,
      unit: type === 'UNIT' ? 'SF' : null,
      options: type === 'SELECT' ? [{ option_id: 4, option_value: 'Owner' }] : [],
    }));
    const own = conditionFields({ ...none, attributes }, false).filter(({ id }) => id.startsWith('ca_'));
    expect(own.map(({ id, type }) => [id, type])).toEqual(
      types.map((type) => [`ca_${type.toLowerCase()}`, ATTRIBUTE_FILTERS[type]]),
    );
    expect(own.find(({ id }) => id === 'ca_select')?.options).toEqual([{ value: '4', label: 'Owner' }]);
    expect(own.find(({ id }) => id === 'ca_unit')?.unit).toBe('SF');
  });
});
