import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { AREA_UNITS } from '#domain/area';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { PhoneRow } from '#shared/page';
import * as t from '../texts.ts';
import { useFormatChoices } from './useFormatChoices.ts';
import { overridesQuery, type SettingOverride } from '#shared/settings';

const asCompany = <Text tone="muted">{t.companyDefault}</Text>;

/** A choice that the project made itself stands out from what follows the company or is usual. */
const own = (text: string | null) => (text === null ? asCompany : <Text weight="strong">{text}</Text>);
const flag = (isOn: boolean, usual: boolean, words: readonly [on: string, off: string]) => {
  const text = isOn ? words[0] : words[1];
  return isOn === usual ? <Text tone="muted">{text}</Text> : <Text weight="strong">{text}</Text>;
};

type Formats = readonly { value: string; label: string }[];

const formatWords = ({ defaultFormat: format }: SettingOverride, formats: Formats) =>
  format === null ? null : (formats.find(({ value }) => value === String(format))?.label ?? String(format));

const comparisonWords = ({ normalize_by_default: normalized }: SettingOverride) =>
  normalized === null ? null : normalized ? t.normalized : t.asEstimated;

/** What a project chose itself, in words. */
const ownWords = (row: SettingOverride, formats: Formats): string =>
  [
    row.area && AREA_UNITS[row.area].abbreviation,
    formatWords(row, formats),
    comparisonWords(row),
    row.cost_indices.join(', '),
    row.showCostGsf ? null : t.noCostPerArea,
    row.showOwnerCost ? null : t.noOwnerCost,
    row.include_owner_cost ? t.ownerCostInTheEstimate : null,
  ]
    .filter(Boolean)
    .join(', ');

const columnsWith = (formats: Formats): GridColumn<SettingOverride>[] => [
  {
    id: 'name',
    title: t.project,
    width: 220,
    grow: true,
    frozen: true,
    render: (row) => <ProjectLink row={row} />,
  },
  {
    id: 'area',
    title: t.unitOfArea,
    width: 140,
    render: ({ area }) => own(area && AREA_UNITS[area].abbreviation),
  },
  {
    id: 'format',
    title: t.costFormat,
    width: 140,
    render: (row) => own(formatWords(row, formats)),
  },
  {
    id: 'comparisons',
    title: t.comparisons,
    width: 140,
    render: (row) => own(comparisonWords(row)),
  },
  {
    id: 'indices',
    title: t.costIndices,
    width: 160,
    render: ({ cost_indices: names }) => own(names.length === 0 ? null : names.join(', ')),
  },
  {
    id: 'rate',
    title: t.costPerArea,
    width: 116,
    render: ({ showCostGsf }) => flag(showCostGsf, true, [t.shown, t.hidden]),
  },
  {
    id: 'owner',
    title: t.ownerCost,
    width: 116,
    render: ({ showOwnerCost }) => flag(showOwnerCost, true, [t.shown, t.hidden]),
  },
  {
    id: 'counted',
    title: t.inTheEstimate,
    width: 128,
    render: ({ include_owner_cost: counts }) => flag(counts, false, [t.ownerCost, t.construction]),
  },
];

const ProjectLink = ({ row: { project_id: projectId, name } }: { row: SettingOverride }) => (
  <Link variant="plain" href={pathTo('settings', { projectId })}>
    {name}
  </Link>
);

const rowKey = ({ project_id: id }: SettingOverride) => String(id);
const size = 20;

/** The projects that count or show otherwise than the company, each with what it chose. */
export function ProjectOverrides() {
  const [offset, setOffset] = useState(0);
  const formats = useFormatChoices();
  const columns = useMemo(() => columnsWith(formats), [formats]);
  const { data, error, refetch } = useQuery(overridesQuery(offset));
  return (
    <Card title={t.projectsWithSettingsOfTheir}>
      {data?.count === 0 ? (
        <Text tone="muted">{t.everyProjectYouCanSee}</Text>
      ) : (
        <Stack gap={3}>
          <DataGrid
            label={t.projectsWithSettingsOfTheir}
            frame="control"
            columns={columns}
            rows={data?.results ?? []}
            rowKey={rowKey}
            status={data ? 'ready' : error ? 'error' : 'loading'}
            error={<LoadError what={t.projects} error={error} onRetry={() => void refetch()} />}
            renderCompact={(row) => (
              <PhoneRow title={<ProjectLink row={row} />} note={ownWords(row, formats)} />
            )}
          />
          {data && data.count > size ? (
            <Pagination
              label={t.pagesOfProjects}
              count={data.count}
              offset={offset}
              limit={size}
              sizes={[size]}
              onChange={(page) => setOffset(page.offset)}
            />
          ) : null}
        </Stack>
      )}
    </Card>
  );
}
