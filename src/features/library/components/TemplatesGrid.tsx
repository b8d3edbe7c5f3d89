import { type ReactNode, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { ScorePill } from '#design-system/feedback/ScorePill/ScorePill.tsx';
import { DataGrid, type GridColumn, type GridGroups } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { formatGridDate } from '#domain/dates';
import { SEVERITIES } from '#domain/issues';
import type { TemplateKind } from '#domain/library';
import { formatMoney, formatNumber, NOTHING, timesUsed } from '#domain/money';
import { levelIn, RISK_LEVELS, riskScore } from '#domain/risks';
import { pathTo } from '#platform/routing';
import { useRiskScale } from '#shared/risk-scale';
import {
  isNarrowed,
  noTemplateFilters,
  TEMPLATE_PAGE,
  type TemplateFilters,
} from '../model/templateFilters.ts';
import { LIBRARY_WORDS, projectsOf, struckWords } from '../model/templateWords.ts';
import type { Template, TemplatePage } from '../templateQueries.ts';
import * as t from '../texts.ts';
import { StruckMark } from './StruckMark.tsx';
import * as styles from './Templates.css.ts';

export interface TemplatesGridProps {
  kind: TemplateKind;
  page: TemplatePage | undefined;
  filters: TemplateFilters;
  onChange: (change: Partial<TemplateFilters>) => void;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
  /** Ids of the templates that are chosen, as text. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Offered where there are no templates yet. */
  add: ReactNode;
  failure: ReactNode;
}

const rowKey = ({ id }: Template) => String(id);
const rowLabel = ({ name }: Template) => name;
const noRows: readonly Template[] = [];
const scoreOf = ({ likelihood, impact }: Template) => riskScore(likelihood, impact);

function Score({ template }: { template: Template }) {
  const score = scoreOf(template);
  const level = levelIn(useRiskScale(), template.likelihood, template.impact);
  return score === 0 ? NOTHING : <ScorePill score={score} level={level} label={RISK_LEVELS[level].label} />;
}

const severityOf = ({ severity }: Template) =>
  severity ? `${severity} ${SEVERITIES[severity as keyof typeof SEVERITIES]}` : NOTHING;

const ofRisks: GridColumn<Template>[] = [
  {
    id: 'category',
    title: t.category,
    width: 170,
    shrinksTo: 130,
    value: ({ category }) => category?.name,
    render: ({ category }) => category?.name ?? NOTHING,
  },
  {
    id: 'rating',
    title: 'L × I',
    width: 64,
    render: ({ likelihood, impact }) =>
      likelihood === null || impact === null ? NOTHING : `${likelihood} × ${impact}`,
  },
  {
    id: 'score',
    title: t.score,
    width: 78,
    value: scoreOf,
    render: (template) => <Score template={template} />,
  },
  {
    id: 'mitigations',
    title: t.mitigations,
    width: 100,
    align: 'end',
    render: ({ mitigations }) => mitigations.length,
  },
];

/** What became of the risks that were made from it. */
const record: GridColumn<Template>[] = [
  {
    id: 'used_in',
    title: t.usedIn,
    width: 84,
    align: 'end',
    value: (template) => template.used_in,
    render: (template) => formatNumber(template.used_in),
  },
  {
    id: 'struck',
    title: t.struck,
    width: 150,
    shrinksTo: 120,
    value: ({ closed_count: closed, struck_count: struck }) => (closed === 0 ? null : struck / closed),
    exportValue: (template) => (template.closed_count === 0 ? null : struckWords(template)),
    render: (template) => <StruckMark template={template} />,
  },
  {
    id: 'mean_cost',
    title: t.meanCost,
    width: 120,
    align: 'end',
    value: (template) => template.mean_cost,
    render: ({ mean_cost: cost }) => (cost === null ? NOTHING : <Figure>{formatMoney(cost)}</Figure>),
  },
];

const ofIssues: GridColumn<Template>[] = [
  {
    id: 'type',
    title: t.type,
    width: 140,
    shrinksTo: 116,
    value: ({ type }) => type,
    render: ({ type }) => type ?? NOTHING,
  },
  {
    id: 'severity',
    title: t.severity,
    width: 140,
    shrinksTo: 118,
    value: ({ severity }) => severity,
    render: severityOf,
  },
  {
    id: 'root_cause',
    title: t.rootCause,
    width: 160,
    shrinksTo: 130,
    render: (template) => template.root_cause ?? NOTHING,
  },
  { id: 'trade', title: t.trade, width: 120, render: ({ trade }) => trade ?? NOTHING },
];

const ofPackages: GridColumn<Template>[] = [
  {
    id: 'work_trade',
    title: t.trade,
    width: 140,
    value: (template) => template.work_trade,
    render: (template) => template.work_trade || NOTHING,
  },
  {
    id: 'codes',
    title: t.codes,
    width: 160,
    exportValue: ({ codes }) => codes.join(', '),
    render: ({ codes }) => codes.join(', ') || NOTHING,
  },
  {
    id: 'scope_count',
    title: t.scopeLines,
    width: 100,
    align: 'end',
    exportValue: (template) => template.scope_count,
    render: (template) => formatNumber(template.scope_count),
  },
];

const number: GridColumn<Template> = {
  id: 'number',
  title: t.number,
  width: 90,
  value: (template) => template.number,
  render: (template) => template.number || NOTHING,
};

const code: GridColumn<Template> = {
  id: 'code',
  title: t.code,
  width: 80,
  value: (template) => template.code,
  render: (template) => <span className={styles.code}>{template.code}</span>,
};

const used: GridColumn<Template> = {
  id: 'used_count',
  title: t.used,
  width: 80,
  align: 'end',
  value: (template) => template.used_count,
  render: (template) => formatNumber(template.used_count),
};

/** What a heading says of a whole group is in its file alone. */
const onlyInFiles = { RISK: ['project_type', 'updated_at'], ISSUE: ['project_type'], PACKAGE: [] } as const;

const typeName = (key: string) => key || t.anyProjectType;

const groups: GridGroups<Template> = {
  by: (template) => template.project_type ?? '',
  title: (key, rows) => (
    <>
      {typeName(key)} <span className={styles.count}>{formatNumber(rows.length)}</span>
    </>
  ),
  label: typeName,
};

const own = { RISK: ofRisks, ISSUE: ofIssues, PACKAGE: ofPackages };

/** What the list of a kind shows; its files say the same. */
export function columnsOf(kind: TemplateKind, onOpen: (id: number) => void): GridColumn<Template>[] {
  const { page } = LIBRARY_WORDS[kind];
  return [
    kind === 'PACKAGE' ? number : code,
    {
      id: 'name',
      title: t.name,
      width: 280,
      grow: true,
      value: ({ name }) => name,
      onActivate: ({ id }) => onOpen(id),
      render: ({ id, name }) => (
        <Link variant="plain" href={pathTo(page, {}, { itemDetailsId: id })}>
          {name}
        </Link>
      ),
    },
    {
      id: 'project_type',
      title: t.projectType,
      width: 130,
      value: (template) => template.project_type,
      render: (template) => template.project_type ?? t.any,
    },
    ...own[kind],
    ...(kind === 'RISK' ? record : [used]),
    {
      id: 'updated_at',
      title: t.changed,
      width: 110,
      value: (template) => template.updated_at,
      render: (template) => formatGridDate(template.updated_at.slice(0, 10)),
    },
  ];
}

/** The company's templates, a page at a time, sorted by the server; chosen ones go into a project. */
export function TemplatesGrid(props: TemplatesGridProps) {
  const { kind, page, filters, onChange, openId, onOpen, selected, onSelect, add, failure } = props;
  const columns = useMemo(() => columnsOf(kind, onOpen), [kind, onOpen]);
  const count = page?.count ?? 0;
  return (
    <DataGrid
      label={t.templates}
      columns={columns}
      rows={page?.results ?? noRows}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowHeight={40}
      maxHeight={100_000}
      selection={{ selected, onChange: onSelect }}
      currentKey={openId === null ? null : String(openId)}
      onRowActivate={({ id }) => onOpen(id)}
      {...(kind !== 'PACKAGE' && { groups })}
      state={{ columnOrder: [], widths: {}, hidden: onlyInFiles[kind], sort: filters.sort }}
      onStateChange={({ sort }) => onChange({ sort, offset: 0 })}
      renderCompact={(template) => (
        <Stack gap={1}>
          <Text truncate>{kind === 'PACKAGE' ? template.name : `${template.code} ${template.name}`}</Text>
          <Text size="meta" tone="subtle">
            {[
              kind === 'PACKAGE' && (template.project_type ?? t.anyProjectType),
              kind === 'RISK'
                ? template.category?.name
                : kind === 'ISSUE'
                  ? template.type
                  : template.work_trade,
              kind === 'RISK'
                ? template.closed_count > 0
                  ? t.struckStruckWords(struckWords(template))
                  : template.used_in > 0
                    ? t.usedInProjectsOf(projectsOf(template.used_in))
                    : t.notUsedYet
                : timesUsed(template.used_count),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      )}
      status={failure ? 'error' : page ? 'ready' : 'loading'}
      error={failure}
      filtered={isNarrowed(filters)}
      empty={
        <EmptyState
          title={t.noOneTemplatesYet(LIBRARY_WORDS[kind].one)}
          text={LIBRARY_WORDS[kind].empty}
          action={add}
        />
      }
      filteredEmpty={
        <EmptyState
          art="funnel"
          title={t.yourFiltersDidntReturnAny}
          action={
            <Button onPress={() => onChange({ ...noTemplateFilters, offset: 0 })}>{t.clearFilters}</Button>
          }
        />
      }
      footer={
        page && (count > TEMPLATE_PAGE || filters.offset > 0) ? (
          <Pagination
            label={t.pagesOfTemplates}
            count={count}
            offset={filters.offset}
            limit={TEMPLATE_PAGE}
            sizes={[TEMPLATE_PAGE]}
            onChange={({ offset }) => onChange({ offset })}
          />
        ) : undefined
      }
    />
  );
}
