import { trendFigures } from './costTrendFigures.ts';
import { readStack } from './costTrendStack.ts';
import { shownMembers } from './costTrend.ts';
import type { Foresite, TrendChoices } from './costTrendTypes.ts';

/** A piece of the sentence over the chart; `strong` pieces carry the figures. */
export interface LeadPart {
  text: string;
  strong?: true;
}

const plain = (text: string): LeadPart => ({ text });
const strong = (text: string): LeadPart => ({ text, strong: true });

/** One sentence that says what the chart means, in the figures that it shows (mock chart rule 7). */
export function costTrendLead(data: Foresite, choices: TrendChoices): LeadPart[] {
  const stack = readStack(data, choices.display);
  if (stack.milestones.length === 0)
    return [plain('No milestone has an estimate yet. Upload one to see where the cost stands.')];
  if (choices.display === 'GSF') return areaLead(data);
  const shown = shownMembers(stack, choices.hidden);
  if (shown.length < stack.members.length)
    return partialLead(
      shown.map((member) => member.name),
      stack.members.length,
    );
  const figures = trendFigures(choices.display, data.area);
  const { forecast, pending_high: high, pending_low: low } = data.summary;
  if (forecast === null) return [plain('There is no current estimate, so there is no forecast yet.')];
  const write = (dollars: number) => figures.short(figures.scale(dollars));
  return [
    plain('The approved forecast of '),
    strong(write(forecast)),
    ...againstTarget(data, forecast, write),
    ...openRange(data, forecast, high, low, write),
  ];
}

function againstTarget(data: Foresite, forecast: number, write: (dollars: number) => string): LeadPart[] {
  if (data.target_budget === null) return [plain(' has no target budget to stand against.')];
  const gap = forecast - data.target_budget;
  if (gap === 0) return [plain(' is '), strong('on budget'), plain('.')];
  const amount = write(Math.abs(gap));
  return [plain(' is '), strong(`${amount} ${gap > 0 ? 'over' : 'under'} budget`), plain('.')];
}

function openRange(
  data: Foresite,
  forecast: number,
  high: number | null,
  low: number | null,
  write: (dollars: number) => string,
): LeadPart[] {
  const pending = data.pending_decisions.find((decision) => decision.dimension_id === null);
  if (!pending || pending.items_count === 0) return [plain(' Nothing is pending.')];
  const reaches = [low, high].filter((end) => end !== null && end !== forecast) as number[];
  if (reaches.length === 0) return [plain(' Pending items leave it where it is.')];
  return [
    plain(' Pending items can still take it to '),
    ...reaches.flatMap((end, index) => [...(index > 0 ? [plain(' or ')] : []), strong(write(end))]),
    plain('.'),
  ];
}

function areaLead(data: Foresite): LeadPart[] {
  const area = trendFigures('GSF', data.area).full(data.area.value);
  const forecast = data.summary.forecast;
  if (forecast === null) return [plain('The project covers '), strong(area), plain('.')];
  const perArea = trendFigures('COST_PER_GSF', data.area);
  return [
    plain('The project covers '),
    strong(area),
    plain('; the approved forecast is '),
    strong(`${perArea.short(perArea.scale(forecast))} / ${perArea.unit}`),
    plain('.'),
  ];
}

function partialLead(names: readonly string[], all: number): LeadPart[] {
  const [only] = names;
  const shown =
    names.length === 1 && only !== undefined
      ? [plain('Only '), strong(only), plain(' is shown.')]
      : [strong(`${names.length} of ${all}`), plain(' components are shown.')];
  return [...shown, plain(' Switch all on to see target, approvals and the range of the whole project.')];
}
