import type { components } from '#contract/api.ts';
import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { ScoreLevel } from '#design-system/feedback/ScorePill/ScorePill.tsx';
import {
  ChartLine,
  ChartNoAxesGantt,
  Cube,
  Diamond,
  type IconShape,
  TriangleAlert,
} from '#design-system/icons/shapes.ts';
import { formatDate } from '#domain/dates';
import type { IssueLinkType } from '#domain/issues';
import { ITEM_STATUSES, type ItemStatus } from '#domain/items';
import { formatMoney, NOTHING } from '#domain/money';
import { PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import { RISK_LEVELS } from '#domain/risks';
import * as t from '../texts.ts';

/** How a row that an issue is about stands. */
export type RelatedStanding = components['schemas']['RelatedStanding'];

/** The drawing of each kind, as in the sidebar. */
export const LINK_ICONS: Readonly<Record<IssueLinkType, IconShape>> = {
  risk: TriangleAlert,
  bid_package: Cube,
  scenario_item: ChartLine,
  timeline_activity: ChartNoAxesGantt,
  design_milestone: Diamond,
};

const itemTones: Readonly<Record<ItemStatus, Tone>> = {
  PENDING: 'caution',
  APPROVED: 'positive',
  REJECTED: 'critical',
  DRAFT: 'neutral',
  ARCHIVED: 'neutral',
  VOID: 'neutral',
};

const packageTones: Readonly<Partial<Record<PackageStatus, Tone>>> = {
  RECOMMENDED: 'caution',
  AWARDED: 'positive',
  EXECUTED: 'positive',
  REBID: 'caution',
};

/** What is shown of a row: its state as a tag, a score or a word, and its price or its day. */
export interface StandingWords {
  tag?: { label: string; tone: Tone };
  score?: { score: number; level: ScoreLevel; label: string };
  word?: string;
  figure: string;
}

/** How a row stands, in words and figures. */
export function standingWords(
  kind: IssueLinkType,
  { status, score, level, day, value, cost, amount }: RelatedStanding,
): StandingWords {
  switch (kind) {
    case 'risk':
      return {
        ...(status === 'CLOSED'
          ? { tag: { label: t.closed, tone: 'neutral' } }
          : {
              score: { score: score ?? 0, level: level ?? 'none', label: RISK_LEVELS[level ?? 'none'].label },
            }),
        figure: formatMoney(value),
      };
    case 'scenario_item': {
      const state = status as ItemStatus;
      return {
        tag: { label: ITEM_STATUSES[state].label, tone: itemTones[state] },
        figure: formatMoney(cost),
      };
    }
    case 'bid_package': {
      const state = status as PackageStatus;
      return {
        tag: { label: PACKAGE_STATUSES[state].label, tone: packageTones[state] ?? 'neutral' },
        figure: formatMoney(amount),
      };
    }
    case 'timeline_activity':
      return { word: 'ends', figure: day === null ? NOTHING : formatDate(day) };
    default:
      return { word: status === 'ACTUAL' ? 'actual' : 'forecasted', figure: formatDate(day) };
  }
}
