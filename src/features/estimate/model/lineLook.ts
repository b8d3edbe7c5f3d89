import type { FilterField } from '#design-system/filters/model/filterTypes.ts';
import type { StoredFilter } from '#design-system/filters/model/storedFilter.ts';
import { LINE_CONDITIONS, LINE_KINDS, type LineCondition } from '#domain/estimate';
import { defineSlot } from '#platform/storage';
import { readConditions } from '#shared/conditions';
import { addressIn, type LookRules, sameConfig, type ViewConfig } from '#shared/views';

/** Which lines show: what a view of them keeps. */
export interface LineLook {
  filters: { search: string; conditions: StoredFilter | null };
}

/** All lines. */
export const noLineFilters: LineLook['filters'] = { search: '', conditions: null };

const toConfig = ({ filters: { search, conditions } }: LineLook): ViewConfig => ({
  filters: {
    ...(search && { search }),
    ...(conditions && { conditions: JSON.stringify(conditions) }),
  },
});

/** How views of lines are kept and read back. */
export const lineViewRules: LookRules<LineLook> = {
  usual: { filters: noLineFilters },
  toConfig,
  fromConfig: (config) => {
    const said = addressIn(config);
    return {
      filters: { search: said.get('search') ?? '', conditions: readConditions(said.get('conditions')) },
    };
  },
  isSame: (a, b) => sameConfig(toConfig(a), toConfig(b)),
  arranged: defineSlot('estimate-lines-arranged', (stored) => (typeof stored === 'string' ? stored : '')),
};

const kinds = Object.entries(LINE_KINDS).map(([value, label]) => ({ value, label }));

/** What lines are filtered by, with what there is to choose from. */
export const lineConditionFields = (
  components: readonly { id: number; name: string }[],
): readonly FilterField[] => {
  const options = {
    component: components.map(({ id, name }) => ({ value: String(id), label: name })),
    kind: kinds,
  };
  return Object.entries(LINE_CONDITIONS).map(([id, field]): FilterField => {
    const choices = (options as Partial<Record<LineCondition, FilterField['options']>>)[id as LineCondition];
    return { id, ...field, ...(choices && { options: choices }) };
  });
};
