import { createElement, Fragment, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { TrendChart } from '#design-system/charts/TrendChart/TrendChart.tsx';
import { AREA_UNITS } from '#domain/area';
import { costTrend, shownMembers } from '../model/costTrend.ts';
import { costTrendLead } from '../model/costTrendLead.ts';
import { readStack } from '../model/costTrendStack.ts';
import { costTrendTable } from '../model/costTrendTable.ts';
import {
  firstChoices,
  type CostDisplay,
  type Foresite,
  type NameItem,
  type TrendChoices,
} from '../model/costTrendTypes.ts';

export interface CostTrendChartProps {
  data: Foresite;
  /** Code and name of an option, for the tooltips of approvals. */
  nameItem?: NameItem;
}

/** The cost trend: columns by component per milestone, target, approved steps, and what pending options can still do. */
export function CostTrendChart({ data, nameItem }: CostTrendChartProps) {
  const [choices, setChoices] = useState(firstChoices);
  const choose = (change: Partial<TrendChoices>) => setChoices((old) => ({ ...old, ...change }));
  const spec = useMemo(() => costTrend(data, choices, nameItem), [data, choices, nameItem]);
  const table = useMemo(() => costTrendTable(data, choices), [data, choices]);
  const stack = useMemo(() => readStack(data, choices.display), [data, choices.display]);
  const lead = costTrendLead(data, choices);
  const shown = new Set(shownMembers(stack, choices.hidden).map((member) => member.id));
  const sentence = lead.map((part) => part.text).join('');
  const handleToggle = (id: string) =>
    choose({
      hidden: toggled(
        stack.members.map((member) => member.id),
        shown,
        id,
      ),
    });
  return (
    <ChartFrame
      title="Cost trend"
      fileName="cost-trend"
      // Spread, not listed: the parts of a sentence keep their places and need no keys.
      lead={createElement(
        Fragment,
        null,
        ...lead.map((part) => (part.strong ? <b>{part.text}</b> : part.text)),
      )}
      legend={{
        label: 'Components',
        entries: stack.members.map(({ id, name, color }) => ({ id, name, color, shown: shown.has(id) })),
        onToggle: handleToggle,
      }}
      table={table}
      toolbar={<TrendTools data={data} choices={choices} onChoose={choose} />}
    >
      {({ onTable }) => <TrendChart spec={spec} summary={`Cost trend. ${sentence}`} onTable={onTable} />}
    </ChartFrame>
  );
}

function TrendTools({
  data,
  choices,
  onChoose,
}: {
  data: Foresite;
  choices: TrendChoices;
  onChoose: (change: Partial<TrendChoices>) => void;
}) {
  const unit = AREA_UNITS[data.area.unit].abbreviation;
  const displays: { value: CostDisplay; label: string }[] = [
    { value: 'COST', label: 'Cost' },
    { value: 'COST_PER_GSF', label: `$ / ${unit}` },
    { value: 'GSF', label: unit },
  ];
  const option = (id: 'delta' | 'timeScale' | 'quarters' | 'patterns', label: string) => ({
    id,
    label,
    checked: choices[id],
    keepsOpen: true,
    onSelect: () => onChoose({ [id]: !choices[id] }),
  });
  return (
    <>
      {/* Without an area there is nothing to divide by, so the choice would do nothing. */}
      {data.area.value > 0 ? (
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
        sections={[
          {
            id: 'show',
            items: [
              option('delta', 'Show Delta'),
              option('timeScale', 'Show Time Scale'),
              option('quarters', 'Show Quarters'),
              option('patterns', 'Show Patterns'),
            ],
          },
        ]}
        trigger={(trigger) => (
          <Button size="small" caret trigger={trigger}>
            Show
          </Button>
        )}
      />
    </>
  );
}

/** The hidden set after a click on one entry; switching the last one off brings all back. */
function toggled(all: readonly string[], shown: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const hidden = new Set(all.filter((member) => !shown.has(member)));
  if (!hidden.delete(id)) hidden.add(id);
  return hidden.size === all.length ? new Set() : hidden;
}
