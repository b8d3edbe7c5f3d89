import type { ForesiteInput, GeneratedTotals } from './foresiteInput.ts';
import { homeOf } from './itemsByMember.ts';

/**
 * The rows of one component as if it were the project: its budget, area, estimates and items (docs/product/foresite.md). Owner costs and risks belong to the project and are left out. Undefined where there is no such component.
 */
export function componentInput<EventType extends string>(
  input: ForesiteInput<EventType>,
  componentId: number,
  generated: GeneratedTotals,
): ForesiteInput<EventType> | undefined {
  const component = input.components.find(({ id }) => id === componentId);
  if (!component) return undefined;
  const home = homeOf(input);
  return {
    ...input,
    target_budget: component.target_budget ?? null,
    area: component.area ?? { value: 0, unit: input.area.unit },
    components: [component],
    totals: input.totals.filter((total) => total.component_id === componentId),
    items: input.items.filter((item) => (item.component_id ?? home) === componentId),
    owner_costs: [],
    include_owner_costs: false,
    split: undefined,
    risks: undefined,
    generated,
  };
}
