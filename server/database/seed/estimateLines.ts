import { subItemExtension } from '#domain/items';
import { roundCents, sumMoney } from '#domain/money';
import type { DemoComponent } from './demo/demoTypes.ts';

/** Share of each system in a component's cost, in percent; what is left is general requirements, as a lump sum. */
const shares: Record<DemoComponent['kind'], readonly (readonly [uniFormat: string, percent: number])[]> = {
  building: [
    ['A10', 6.2],
    ['B10', 17.8],
    ['B20', 11.6],
    ['B30', 2.4],
    ['C10', 9.6],
    ['C30', 5.9],
    ['D10', 4.3],
    ['D20', 6.1],
    ['D30', 15.4],
    ['D40', 2.1],
    ['D50', 11.5],
    ['E10', 2.3],
  ],
  plant: [
    ['A10', 5.5],
    ['B10', 9.4],
    ['B20', 5.2],
    ['D20', 4.8],
    ['D30', 38.6],
    ['D50', 29.5],
  ],
  garage: [
    ['A10', 11.5],
    ['B10', 58.4],
    ['B20', 6.2],
    ['D10', 4.1],
    ['D40', 2.9],
    ['D50', 6.8],
  ],
  site: [
    ['G10', 17.5],
    ['G20', 46.2],
    ['G30', 19.4],
    ['G40', 9.1],
  ],
  overall: [],
};

export type EstimateLine = {
  uniFormat: string | null;
  description: string;
  quantity: number;
  unit: string;
  unitCost: number;
  amount: number;
};

/** An estimate of one component in lines that add up to `total` dollars: quantity times unit cost is each amount. */
export function estimateLines(
  component: DemoComponent,
  total: number,
  nameOf: (code: string) => string,
): EstimateLine[] {
  const [area, unit] = component.area ?? [1, 'sq_ft'];
  const measure = unit === 'acre' ? 'AC' : 'SF';
  const systems = component.area ? shares[component.kind] : [];
  const lines = systems.map(([uniFormat, percent]) => {
    const unitCost = roundCents((total * percent) / 100 / area);
    const amount = subItemExtension(area, unitCost) ?? 0;
    return { uniFormat, description: nameOf(uniFormat), quantity: area, unit: measure, unitCost, amount };
  });
  const rest = sumMoney([total, ...lines.map(({ amount }) => -amount)]);
  const description = component.overall ? 'Project-wide requirements' : 'General requirements and fee';
  return [...lines, { uniFormat: null, description, quantity: 1, unit: 'LS', unitCost: rest, amount: rest }];
}
