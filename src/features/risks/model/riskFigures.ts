import { daysBetween, type IsoDate, quartersBetween } from '#domain/dates';
import { estimatedRiskValue, expectedValue, mitigationMoney } from '#domain/risks';
import * as t from '../texts.ts';
import { readingsOf, type RiskDraft } from './riskDraft.ts';

/** The money of a risk as it is written, in dollars. */
export interface RiskFigures {
  /** Its own value, else the estimated one. */
  value: number | null;
  isEstimated: boolean;
  original: number | null;
  expected: number | null;
  likelihood: number | null;
  /** Percent of the value of all active risks. */
  share: number | null;
  spent: number;
  cost: number;
  estimated: number | null;
}

/** What the register says around a risk, in dollars. */
interface Around {
  budget: number | null;
  /** Of all active risks, this one as it was saved among them. */
  value: number;
}

/** The figures of a draft; `saved` is what the risk counts for in the register, nothing while it is new or closed. */
export function figuresOf(
  draft: RiskDraft,
  start: RiskDraft,
  around: Around | undefined,
  saved: number | null,
): RiskFigures {
  const { inherent, now } = readingsOf(draft, start);
  const estimated = estimatedRiskValue(around?.budget, now.likelihood, now.impact);
  const value = now.value ?? estimated;
  const all = around && saved !== null && value !== null ? around.value - saved + value : 0;
  const { cost, spent } = mitigationMoney({ inherent, now }, draft.mitigations);
  return {
    value,
    isEstimated: now.value === null && estimated !== null,
    original: draft.original_value,
    expected: expectedValue({ ...now, value }),
    likelihood: now.likelihood,
    share: all > 0 && value !== null ? (value / all) * 100 : null,
    spent,
    cost,
    estimated,
  };
}

/** A part of an axis, in percent of its width. */
interface Part {
  start: number;
  width: number;
}

/** How the days of exposure are drawn. */
export interface ExposureBar {
  quarters: readonly (Part & { label: string })[];
  bar: Part;
  /** How much of the bar is past. */
  passed: Part;
  /** Null where it is outside of the axis. */
  today: number | null;
  events: readonly { id: number; name: string; date: IsoDate; at: number }[];
  /** `28 of 442 days passed`. */
  words: string;
}

const most = 6; // labels of quarters that have room

/** The days of exposure on an axis of whole quarters; null while one is missing, or where they are the wrong way round. */
export function exposureBar(
  from: IsoDate | null,
  to: IsoDate | null,
  today: IsoDate,
  events: readonly { id: number; name: string; date: IsoDate }[] = [],
): ExposureBar | null {
  if (from === null || to === null || to < from) return null;
  const quarters = quartersBetween(from, to);
  const [first, last] = [quarters[0]?.start ?? from, quarters.at(-1)?.end ?? to];
  const length = daysBetween(first, last) + 1;
  const at = (day: IsoDate) => (daysBetween(first, day) / length) * 100;
  const part = (start: number, end: number) => ({ start, width: end - start });
  const step = Math.ceil(quarters.length / most);
  const all = daysBetween(from, to);
  const passed = Math.min(Math.max(daysBetween(from, today), 0), all);
  const isOn = (day: IsoDate) => day >= first && day <= last;
  const [start, end] = [at(from), at(to) + 100 / length];
  return {
    quarters: quarters.map((quarter, index) => ({
      ...part(at(quarter.start), at(quarter.end) + 100 / length),
      label: index % step === 0 ? quarter.label : '',
    })),
    bar: part(start, end),
    passed: part(start, today > to ? end : start + (passed / length) * 100),
    today: isOn(today) ? at(today) : null,
    events: events.filter(({ date }) => isOn(date)).map((event) => ({ ...event, at: at(event.date) })),
    words: t.passedOfValuePassed(passed, all === 1 ? t.day1 : t.allDays(all)),
  };
}
