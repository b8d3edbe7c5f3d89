import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Maximize2 } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { FoldedFilters, ToolRow, useAtMost } from '#shared/page';
import { type GanttFilter, LINE_STATES, type LineState, peopleOf } from '../model/ganttRows.ts';
import { saysFilter } from '../model/timelineFilter.ts';
import type { TimelineLook, Zoom } from '../model/timelineLook.ts';
import * as t from '../texts.ts';
import type { Timeline } from '../timelineQueries.ts';
import { BaselineMenu } from './Baselines/BaselineMenu.tsx';
import { CustomizeTimeline } from './CustomizeTimeline.tsx';
import { TimelineSetup } from './Setup/TimelineSetup.tsx';

export interface TimelineToolsProps {
  /** The saved views of the timeline. */
  views: ReactNode;
  timeline: Timeline;
  filter: GanttFilter;
  onFilter: (filter: GanttFilter) => void;
  look: TimelineLook;
  onLook: (look: TimelineLook) => void;
  baselineId: number | null;
  onBaseline: (id: number) => void;
  canWrite: boolean;
  onToday: () => void;
  onFull: () => void;
}

const zooms: { value: Zoom; label: string }[] = [
  { value: 'week', label: t.week },
  { value: 'month', label: t.month },
  { value: 'quarter', label: t.quarter },
  { value: 'year', label: t.year },
  { value: 'fit', label: t.fit },
];

/** A window up to so many pixels wide has the menus as icons, so that the tools stay one line. */
const TIGHT = 1360;

/** Search and filters of the lines, what the bars show, and how wide a day is. */
export function TimelineTools(props: TimelineToolsProps) {
  const { views, timeline, filter, onFilter, look, onLook } = props;
  const { onToday, onFull } = props;
  const isPhone = useAtMost(breakpoint.narrow);
  const isTight = useAtMost(TIGHT) && !isPhone;
  const scale = {
    label: t.timeScale,
    options: zooms,
    value: look.zoom,
    onChange: (zoom: Zoom) => onLook({ ...look, zoom }),
  };
  const menus = <Menus {...props} isShort={isTight} />;
  return (
    <ToolRow
      underTitle
      end={
        <>
          <Button size="small" onPress={onToday}>
            {t.today2}
          </Button>
          {isTight ? <Select {...scale} labelHidden size="small" /> : <ToggleGroup {...scale} />}
          <IconButton icon={Maximize2} size="small" label={t.fullScreen} onPress={onFull} />
        </>
      }
    >
      {views}
      <SearchField
        label={t.quickSearch}
        placeholder={t.quickSearch}
        width="flexible"
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <FoldedFilters
        isMany
        isOn={saysFilter({ ...filter, search: '' })}
        onClear={() => onFilter({ ...filter, phases: [], assignees: [], states: [] })}
      >
        <ListFilter
          label={t.phase}
          options={timeline.phases.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={filter.phases.map(String)}
          onChange={(phases) => onFilter({ ...filter, phases: phases.map(Number) })}
        />
        <ListFilter
          label={t.assignee}
          options={peopleOf(timeline).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={filter.assignees.map(String)}
          onChange={(assignees) => onFilter({ ...filter, assignees: assignees.map(Number) })}
        />
        <ListFilter
          label={t.state}
          options={states}
          value={filter.states}
          onChange={(chosen) => onFilter({ ...filter, states: chosen })}
        />
        <Switch
          label={t.criticalPath}
          checked={look.critical}
          onChange={(critical) => onLook({ ...look, critical })}
        />
        <Switch label={t.links} checked={look.links} onChange={(links) => onLook({ ...look, links })} />
        {timeline.baselines.length > 0 ? (
          <Switch
            label={t.baseline}
            checked={look.baseline}
            onChange={(shown) => onLook({ ...look, baseline: shown })}
          />
        ) : null}
        {/* On a phone they scroll along with the filters. */}
        {isPhone ? menus : null}
      </FoldedFilters>
      {isPhone ? null : menus}
    </ToolRow>
  );
}

function Menus({ isShort, ...props }: TimelineToolsProps & { isShort: boolean }) {
  const { timeline, look, onLook, baselineId, onBaseline, canWrite } = props;
  return (
    <>
      <BaselineMenu
        timeline={timeline}
        baselineId={baselineId}
        onBaseline={onBaseline}
        canWrite={canWrite}
        isShort={isShort}
      />
      <CustomizeTimeline look={look} onLook={onLook} />
      <TimelineSetup timeline={timeline} isShort={isShort} />
    </>
  );
}

const states = (Object.keys(LINE_STATES) as LineState[]).map((value) => ({
  value,
  label: LINE_STATES[value],
}));

interface ListFilterProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

function ListFilter<Value extends string>({ label, options, value, onChange }: ListFilterProps<Value>) {
  const said = value.length === 1 ? options.find((one) => one.value === value[0])?.label : `${value.length}`;
  return (
    <Popover
      label={label}
      width={280}
      renderTrigger={(trigger) => (
        <FilterChip
          label={label}
          value={value.length === 0 ? undefined : said}
          onClear={() => onChange([])}
          trigger={trigger}
        />
      )}
    >
      <MultiSelect
        label={label}
        options={options}
        value={value}
        onChange={(chosen) =>
          onChange(options.flatMap((one) => (chosen.includes(one.value) ? [one.value] : [])))
        }
      />
    </Popover>
  );
}
