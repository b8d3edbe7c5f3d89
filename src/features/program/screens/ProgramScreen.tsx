import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Plus, Undo2 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { AREA_UNITS, type AreaUnit } from '#domain/area';
import { formatNumber } from '#domain/money';
import { useAreaUnit } from '#shared/settings';
import { Page, useAtMost, WaitingTiles } from '#shared/page';
import { useProject } from '#shared/project';
import { AREA_GROUPS, AreaGrid, type AreaView } from '../components/AreaGrid.tsx';
import { areaColumns } from '../components/areaColumns.tsx';
import { ComponentAreas } from '../components/ComponentAreas.tsx';
import { ProgramTiles } from '../components/ProgramTiles.tsx';
import { RoomListImport } from '../components/RoomList/RoomListImport.tsx';
import { VersionsMenu } from '../components/Versions/VersionsMenu.tsx';
import * as t from '../texts.ts';
import { useProgram } from '../useProgram.ts';

const units = Object.entries(AREA_UNITS).map(([value, { abbreviation }]) => ({
  value: value as AreaUnit,
  label: abbreviation,
}));
const groups = Object.entries(AREA_GROUPS).map(([value, { label }]) => ({
  value: value as AreaView['groupBy'],
  label,
}));

/** The areas of the building and the components that take them (docs/product/program.md). */
export default function ProgramScreen() {
  const project = useProject();
  const program = useProgram();
  const toasts = useToasts();
  const usualUnit = useAreaUnit();
  const [chosen, setView] = useState<Omit<AreaView, 'unit'> & { unit: AreaUnit | null }>({
    unit: null,
    groupBy: 'none',
    search: '',
  });
  const view: AreaView = { ...chosen, unit: chosen.unit ?? usualUnit };
  const show = (part: Partial<AreaView>) => setView((now) => ({ ...now, ...part }));
  const { rows, save, undo, state, data } = program;
  const isPhone = useAtMost(breakpoint.narrow);
  const [added, setAdded] = useState<string | null>(null);
  const columns = useMemo(
    () => areaColumns(view.unit, data?.totals, isPhone),
    [view.unit, data?.totals, isPhone],
  );
  const add = () => {
    const create = [{ name: t.newArea, area_unit: view.unit }];
    const key = `added ${crypto.randomUUID()}`;
    void save(() => ({ batch: { create }, keys: [key] }), t.areaAdded).then(
      () => setAdded(key),
      () => undefined,
    );
  };
  return (
    <Page
      title={t.program}
      count={data && `${formatNumber(data.count)} ${t.areaWord(data.count)}`}
      state={
        <>
          <Text size="meta" tone="subtle">
            {state.busy ? t.saving : state.undoable === null ? '' : t.saved}
          </Text>
          {state.undoable === null ? null : (
            <IconButton icon={Undo2} label={t.undo} onPress={() => void undo(state.undoable ?? 0)} />
          )}
        </>
      }
      actions={
        <>
          <VersionsMenu
            areas={data?.results}
            unit={view.unit}
            canWrite={project.permissions.includes('change_component')}
          />
          {project.permissions.includes('change_component') ? (
            <RoomListImport program={program} unit={view.unit} />
          ) : null}
          <ExportMenu
            name={t.programOfName(project.name)}
            columns={columns}
            rows={() => rows}
            onError={() => toasts.show({ title: t.theExportFailed, detail: t.tryAgain, tone: 'critical' })}
          />
          {project.permissions.includes('change_component') ? (
            <Button variant="primary" icon={Plus} onPress={add}>
              {t.addArea}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        {data ? (
          <ProgramTiles totals={data.totals} target={project.target_area} unit={view.unit} />
        ) : (
          <WaitingTiles label={t.programTotals} count={4} />
        )}
        <Inline gap={3} wrap>
          <SearchField
            label={t.searchAreas}
            placeholder={t.searchAreas}
            value={view.search}
            onChange={(search) => show({ search })}
          />
          <ToggleGroup
            label={t.groupBy}
            options={groups}
            value={view.groupBy}
            onChange={(groupBy) => show({ groupBy })}
          />
          <ToggleGroup label={t.unit} options={units} value={view.unit} onChange={(unit) => show({ unit })} />
        </Inline>
        <AreaGrid program={program} columns={columns} view={view} added={added} />
        {data ? <ComponentAreas program={program} unit={view.unit} /> : null}
      </Stack>
    </Page>
  );
}
