import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu, type MenuProps } from '#design-system/actions/Menu/Menu.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { AREA_UNITS } from '#domain/area';
import type { CostDisplay, Foresite, TrendChoices } from '../model/costTrendTypes.ts';

export interface CostTrendToolsProps {
  data: Foresite;
  choices: TrendChoices;
  /** Whether the project shows costs by its area (its settings). */
  showsRate: boolean;
  /** On a phone the display modes move into the menu. */
  narrow: boolean;
  onChoose: (change: Partial<TrendChoices>) => void;
}

const options = [
  { id: 'delta', label: 'Show Delta' },
  { id: 'timeScale', label: 'Show Time Scale' },
  { id: 'quarters', label: 'Show Quarters' },
  { id: 'patterns', label: 'Show Patterns' },
] as const;

/** What the chart measures and what it shows (spec §2 ForeSite chart: menu). */
export function CostTrendTools({ data, choices, showsRate, narrow, onChoose }: CostTrendToolsProps) {
  // Without an area there is nothing to divide by, so the choice would do nothing.
  const displays = data.area.value > 0 ? displaysOf(AREA_UNITS[data.area.unit].abbreviation, showsRate) : [];
  const show = {
    id: 'show',
    items: options.map(({ id, label }) => ({
      id,
      label,
      checked: choices[id],
      keepsOpen: true,
      onSelect: () => onChoose({ [id]: !choices[id] }),
    })),
  };
  const measure = {
    id: 'display',
    title: 'Cost display',
    items: displays.map(({ value, label }) => ({
      id: value,
      label,
      kind: 'radio' as const,
      checked: choices.display === value,
      onSelect: () => onChoose({ display: value }),
    })),
  };
  const inMenu = narrow && displays.length > 0;
  return (
    <>
      {displays.length > 0 && !narrow ? (
        <ToggleGroup
          label="Cost display"
          options={displays}
          value={choices.display}
          onChange={(display) => onChoose({ display })}
        />
      ) : null}
      <Menu
        label="Chart options"
        placement="bottom-end"
        sections={inMenu ? [measure, show] : [show]}
        renderTrigger={showButton}
      />
    </>
  );
}

function displaysOf(unit: string, showsRate: boolean): { value: CostDisplay; label: string }[] {
  return [
    { value: 'COST', label: 'Cost' },
    ...(showsRate ? [{ value: 'COST_PER_GSF' as const, label: `$ / ${unit}` }] : []),
    { value: 'GSF', label: unit },
  ];
}

function showButton(trigger: Parameters<MenuProps['renderTrigger']>[0]) {
  return (
    <Button size="small" caret trigger={trigger}>
      Show
    </Button>
  );
}
