import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ChevronsUpDown } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { INDEX_KINDS, type IndexKind } from '#domain/normalization';
import { findProjects } from '#features/projects';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { projectSettingsQuery } from '#shared/settings';
import { factorQuery, type FactorQuestion, indexQuery, type IndexSummary } from '../indexQueries.ts';
import * as t from '../texts.ts';
import { FactorSteps } from './FactorSteps.tsx';
import { TakeFactors } from './TakeFactors.tsx';

interface Choice {
  id: number;
  name: string;
}

const search = async (text: string, signal: AbortSignal) =>
  (await findProjects(text, signal)).map(({ project, detail }) => ({
    value: String(project.id),
    label: project.name,
    description: detail,
  }));

const none = '';

/** How a cost gets from one project to another by the company's indices, or by others that are tried. */
export function FactorCard({ indices }: { indices: readonly IndexSummary[] }) {
  const [from, setFrom] = useState<Choice | null>(null);
  const [to, setTo] = useState<Choice | null>(null);
  const [others, setOthers] = useState<Partial<Record<IndexKind, string>>>({});
  const [custom, setCustom] = useState({ from: none, to: none });
  const mayOverride = useCan('override_normalizationindex');
  const settings = useQuery({ ...projectSettingsQuery(to?.id ?? 0), enabled: to !== null }).data;
  const own =
    others.custom ??
    settings?.normalization_indices.custom ??
    indices.find((one) => one.kind === 'custom' && one.is_default)?.id;
  const question: FactorQuestion | null =
    from && to
      ? {
          from_project_id: from.id,
          to_project_id: to.id,
          ...(Object.keys(others).length > 0 && { indices: Object.values(others).map(Number) }),
          ...(custom.from && { from_custom: custom.from }),
          ...(custom.to && { to_custom: custom.to }),
        }
      : null;
  const factor = useQuery({
    ...factorQuery(question ?? { from_project_id: 0, to_project_id: 0 }),
    enabled: question !== null,
  });
  return (
    <Card title={t.factorBetweenTwoProjects}>
      <Stack gap={4}>
        <ProjectField label={t.from} chosen={from} onChoose={setFrom} />
        <Inline gap={2} align="end">
          <div style={{ flex: 1, minWidth: 0 }}>
            <ProjectField label={t.to} chosen={to} onChoose={setTo} />
          </div>
          <IconButton
            icon={ChevronsUpDown}
            label={t.swapTheProjects}
            onPress={() => {
              setFrom(to);
              setTo(from);
              setCustom({ from: custom.to, to: custom.from });
            }}
          />
        </Inline>
        {(Object.keys(INDEX_KINDS) as IndexKind[]).map((kind) => (
          <OtherIndex
            key={kind}
            kind={kind}
            indices={indices.filter((one) => one.kind === kind)}
            chosen={settings?.normalization_indices[kind] ?? null}
            value={others[kind]}
            disabledReason={mayOverride ? undefined : t.usingAnotherIndexNeedsPermission}
            onChange={(id) => {
              const { [kind]: _before, ...rest } = others;
              setOthers(id === undefined ? rest : { ...rest, [kind]: id });
              if (kind === 'custom') setCustom({ from: none, to: none });
            }}
          />
        ))}
        {own === undefined ? null : <CustomValues id={Number(own)} chosen={custom} onChange={setCustom} />}
        {question === null ? (
          <Text tone="muted">{t.chooseTwoProjectsToSee}</Text>
        ) : factor.isError ? (
          <LoadError what={t.theFactor} error={factor.error} onRetry={() => void factor.refetch()} />
        ) : factor.data ? (
          <>
            <FactorSteps factor={factor.data} />
            {factor.data.is_extrapolated ? <Banner tone="caution">{t.aDateLiesBeyond}</Banner> : null}
            <TakeFactors key={`${from?.id}`} factor={factor.data} />
          </>
        ) : (
          <Skeleton height={160} />
        )}
      </Stack>
    </Card>
  );
}

function ProjectField({
  label,
  chosen,
  onChoose,
}: {
  label: string;
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
}) {
  const offered = useQuery({
    queryKey: ['projects', 'offered-factor'],
    queryFn: ({ signal }) => search('', signal),
  });
  return (
    <ComboBox
      label={label}
      placeholder={t.nameCodeOrCity}
      empty={t.noProjectMatches}
      options={offered.data ?? []}
      search={search}
      value={chosen ? String(chosen.id) : null}
      selectedLabel={chosen?.name ?? ''}
      onChange={(id, option) => onChoose(id === null ? null : { id: Number(id), name: option?.label ?? '' })}
    />
  );
}

interface OtherIndexProps {
  kind: IndexKind;
  indices: readonly IndexSummary[];
  /** The index that the project which the cost gets to names for itself. */
  chosen: number | null;
  value: string | undefined;
  disabledReason: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Another index of the kind than the project's own or the company's default; offered where there is one. */
function OtherIndex({ kind, indices, chosen, value, disabledReason, onChange }: OtherIndexProps) {
  const own = indices.find(({ id }) => id === chosen);
  const usual = own ?? indices.find((one) => one.is_default);
  const rest = indices.filter((one) => one !== usual);
  if (rest.length === 0) return null;
  return (
    <Select
      label={t.labelBy(INDEX_KINDS[kind].label)}
      size="small"
      options={[
        {
          value: none,
          label: usual ? `${usual.name}, ${own ? t.setInTheProject : t.theDefault}` : t.noDefault,
        },
        ...rest.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value ?? none}
      disabledReason={disabledReason}
      onChange={(id) => onChange(id === none ? undefined : id)}
    />
  );
}

interface CustomValuesProps {
  id: number;
  chosen: { from: string; to: string };
  onChange: (chosen: { from: string; to: string }) => void;
}

/** Which rows of the custom index the two projects are. */
function CustomValues({ id, chosen, onChange }: CustomValuesProps) {
  const index = useQuery(indexQuery(id)).data;
  if (!index) return null;
  const keys = [...new Set(index.rows.map(({ key }) => key))];
  const options = [{ value: none, label: t.noneSet }, ...keys.map((key) => ({ value: key, label: key }))];
  return (
    <Columns>
      <Select
        label={t.nameFrom(index.name)}
        size="small"
        options={options}
        value={chosen.from}
        onChange={(from) => onChange({ ...chosen, from })}
      />
      <Select
        label={t.nameTo(index.name)}
        size="small"
        options={options}
        value={chosen.to}
        onChange={(to) => onChange({ ...chosen, to })}
      />
    </Columns>
  );
}
