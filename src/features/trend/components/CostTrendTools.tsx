import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu, type MenuProps } from '#design-system/actions/Menu/Menu.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { AREA_UNITS } from '#domain/area';
import { displayName } from '../model/costTrendPaper.ts';
import type { Foresite, TrendChoices } from '../model/costTrendTypes.ts';
import { withRisk } from '../model/trendChoices.ts';
import * as t from '../texts.ts';

export interface CostTrendToolsProps {
  data: Foresite;
  choices: TrendChoices;
  /** Whether the project shows costs by its area (its settings). */
  showsRate: boolean;
  /** On a phone the display modes move into the menu. */
  narrow: boolean;
  /** A past day knows no chances. */
  isLive: boolean;
  onChoose: (choices: TrendChoices) => void;
}

const switches = [
  { id: 'delta', label: t.showDelta },
  { id: 'timeScale', label: t.showTimeScale },
  { id: 'quarters', label: t.showQuarters },
  { id: 'patterns', label: t.showPatterns },
  { id: 'contingency', label: t.showContingency },
] as const;

const displays = ['COST', 'COST_PER_GSF', 'GSF'] as const;

const overlays = [
  { id: 'total', label: t.total },
  { id: 'delta', label: t.deltaWithPercent },
  { id: 'percent', label: t.percentOnly },
] as const;

/** What the chart measures and what it shows (docs/product/foresite.md: menu). */
export function CostTrendTools({ data, choices, showsRate, narrow, isLive, onChoose }: CostTrendToolsProps) {
  // Without an area there is nothing to divide by, so the choice would do nothing.
  const offered = data.area.value > 0 ? displaysOf(AREA_UNITS[data.area.unit].abbreviation, showsRate) : [];
  const measure = {
    id: 'display',
    title: t.costDisplay,
    items: offered.map(({ value, label }) => ({
      id: value,
      label,
      kind: 'radio' as const,
      checked: choices.display === value,
      onSelect: () => onChoose({ ...choices, display: value }),
    })),
  };
  const show = {
    id: 'show',
    items: [
      ...switches.map(({ id, label }) =>
        ticked(id, label, choices[id], () => onChoose({ ...choices, [id]: !choices[id] })),
      ),
      // Whoever may not see risks is not offered them.
      ...(data.risks
        ? [ticked('risk', t.showRisk, choices.risk, () => onChoose(withRisk(choices, !choices.risk)))]
        : []),
      ...(isLive
        ? [
            ticked('outcome', t.showRangeOfOutcome, choices.outcome, () =>
              onChoose({ ...choices, outcome: !choices.outcome }),
            ),
          ]
        : []),
    ],
  };
  const overlay = {
    id: 'overlay',
    title: t.maxAndMin,
    items: overlays.map(({ id, label }) => ({
      id: `overlay-${id}`,
      label,
      kind: 'radio' as const,
      checked: choices.overlay === id,
      keepsOpen: true,
      onSelect: () => onChoose({ ...choices, overlay: id }),
    })),
  };
  const inMenu = narrow && offered.length > 0;
  return (
    <>
      {offered.length > 0 && !narrow ? (
        <ToggleGroup
          label={t.costDisplay}
          options={offered}
          value={choices.display}
          onChange={(display) => onChoose({ ...choices, display })}
        />
      ) : null}
      <Menu
        label={t.chartOptions}
        placement="bottom-end"
        sections={inMenu ? [measure, show, overlay] : [show, overlay]}
        renderTrigger={showButton}
      />
    </>
  );
}

const ticked = (id: string, label: string, checked: boolean, onSelect: () => void) => ({
  id,
  label,
  checked,
  keepsOpen: true,
  onSelect,
});

const displaysOf = (unit: string, showsRate: boolean) =>
  displays
    .filter((value) => showsRate || value !== 'COST_PER_GSF')
    .map((value) => ({ value, label: displayName(value, unit) }));

function showButton(trigger: Parameters<MenuProps['renderTrigger']>[0]) {
  return (
    <Button size="small" caret trigger={trigger}>
      {t.show}
    </Button>
  );
}
