import { headlineSentence, type SentencePart as LeadPart } from '#domain/foresite';
import { abbreviate } from '#domain/money';
import * as t from '../texts.ts';
import { trendFigures } from './costTrendFigures.ts';
import { readStack } from './costTrendStack.ts';
import { shownMembers, type TrendMore } from './costTrend.ts';
import type { Foresite, OutcomeBand, TrendChoices } from './costTrendTypes.ts';
import { whatIfSentence } from './whatIf.ts';

const plain = (text: string): LeadPart => ({ text, strong: false });
const strong = (text: string): LeadPart => ({ text, strong: true });

/** One sentence that says what the chart means, in the figures that it shows (mock chart rule 7). */
export function costTrendLead(data: Foresite, choices: TrendChoices, more: TrendMore = {}): LeadPart[] {
  const stack = readStack(data, choices.display);
  if (stack.milestones.length === 0) return [plain(t.noMilestoneHasAnEstimateYetUpload)];
  if (choices.display === 'GSF') return areaLead(data);
  const shown = shownMembers(stack, choices.hidden);
  if (shown.length < stack.members.length)
    return partialLead(
      shown.map((member) => member.name),
      stack.members.length,
      data.dimension === 'components' ? 'components' : 'members',
    );
  if (choices.display === 'COST')
    return [
      // What is in focus or simulated takes the place of the range: the sentence stays as long as it was, and nothing below moves.
      ...headlineSentence(
        more.whatIf || more.outcome
          ? { ...data.summary, pending_low: null, pending_high: null }
          : data.summary,
      ),
      ...(more.whatIf ? whatIfSentence(data, more.whatIf) : []),
      ...(more.outcome ? outcomeSentence(more.outcome) : []),
    ];
  return perAreaLead(data);
}

/** Between P10 and P90 lie eight of ten runs. */
function outcomeSentence({ p10, p90 }: OutcomeBand): LeadPart[] {
  return [
    plain(t.eightOfTenSimulatedOutcomes),
    strong(abbreviate(p10)),
    plain(' and '),
    strong(abbreviate(p90)),
    plain('.'),
  ];
}

function perAreaLead(data: Foresite): LeadPart[] {
  const figures = trendFigures('COST_PER_GSF', data.area);
  const { forecast } = data.summary;
  if (forecast === null) return [plain(t.thereIsNoCurrentEstimate)];
  const rate = (dollars: number) => `${figures.short(figures.scale(dollars))} / ${figures.unit}`;
  const start = [plain(t.theApprovedForecastIs), strong(rate(forecast))];
  if (data.target_budget === null) return [...start, plain('.')];
  const gap = forecast - data.target_budget;
  const stand =
    gap === 0
      ? t.onBudgetLower
      : t.sizeValueBudget(rate(Math.abs(gap)), gap > 0 ? t.overLower : t.underLower);
  return [...start, plain(', '), strong(stand), plain('.')];
}

function areaLead(data: Foresite): LeadPart[] {
  const area = trendFigures('GSF', data.area).full(data.area.value);
  const forecast = data.summary.forecast;
  if (forecast === null) return [plain(t.theProjectCovers), strong(area), plain('.')];
  const perArea = trendFigures('COST_PER_GSF', data.area);
  return [
    plain(t.theProjectCovers),
    strong(area),
    plain(t.theApprovedForecastIsPiece),
    strong(`${perArea.short(perArea.scale(forecast))} / ${perArea.unit}`),
    plain('.'),
  ];
}

function partialLead(names: readonly string[], all: number, what: string): LeadPart[] {
  const [only] = names;
  const shown =
    names.length === 1 && only !== undefined
      ? [plain(t.only), strong(only), plain(t.isShown)]
      : [strong(t.lengthOfAll(names.length, all)), plain(t.whatAreShown(what))];
  return [...shown, plain(t.switchAllOnToSee)];
}
