import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ChartTableView } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ITEM_STATUSES, type ItemStatus } from '#domain/items';
import { formatNumber } from '#domain/money';
import { itemsPaperTable, itemsQuery } from '#features/items';
import { trendQuery, useTrendDocument } from '#features/trend';
import { LoadError } from '#shared/failure';
import type { Foresite } from '#shared/foresite';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { useForesiteExport } from '../components/useForesiteExport.tsx';
import * as t from '../texts.ts';
import * as styles from './ExportScreen.css.ts';

/** Rows that are shown of the items before they are written. */
const preview = 8;
/** The statuses that belong into a report, in their order; what was merged away or only thought of stays out at first. */
const offered: readonly ItemStatus[] = ['APPROVED', 'PENDING', 'REJECTED', 'DRAFT'];

/** ForeSite as a document or a workbook: what to include, how it will read, and the files (docs/product/foresite.md). */
export default function ExportScreen() {
  const trend = useQuery(trendQuery(useProjectId()));
  if (trend.data && trend.data.current_milestone_id !== null) return <Export data={trend.data} />;
  return (
    <Page title={t.exportWord}>
      <Card>
        {trend.isError ? (
          <LoadError what={t.costTrendLower} error={trend.error} onRetry={() => void trend.refetch()} />
        ) : trend.data ? (
          <EmptyState title={t.thereIsNothingToExport} text={t.theCostTrendStarts} />
        ) : (
          <Skeleton height={320} />
        )}
      </Card>
    </Page>
  );
}

function Export({ data }: { data: Foresite }) {
  const document = useTrendDocument(data);
  const [hasTrend, setHasTrend] = useState(true);
  const [statuses, setStatuses] = useState<readonly ItemStatus[]>(['APPROVED', 'PENDING', 'REJECTED']);
  const items = useQuery({
    ...itemsQuery(useProjectId(), { limit: 'all', ordering: 'number', status: [...statuses] }),
    enabled: statuses.length > 0,
  });
  const rows = statuses.length > 0 ? (items.data?.results ?? []) : [];
  const { busy, savePdf, saveWorkbook, stage } = useForesiteExport(document);
  const words = `${formatNumber(rows.length)} ${t.itemWord(rows.length)}`;
  const waits = statuses.length > 0 && !items.data;
  const reason =
    !hasTrend && statuses.length === 0
      ? t.chooseWhatToInclude
      : waits
        ? t.theItemsAreStillLoading
        : undefined;
  const table = itemsPaperTable(rows, t.items);
  return (
    <Page
      title={t.exportWord}
      count={statuses.length > 0 ? words : undefined}
      actions={
        <>
          <Button
            busy={busy === 'xlsx'}
            disabledReason={statuses.length === 0 ? t.aWorkbookHoldsItemsChoose : reason}
            onPress={() => saveWorkbook(rows)}
          >
            {t.excelWorkbook}
          </Button>
          <Button
            variant="primary"
            icon={Download}
            busy={busy === 'pdf'}
            disabledReason={reason}
            onPress={() => savePdf({ hasTrend, items: statuses.length > 0 ? table : null })}
          >
            {t.downloadPdf}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Card title={t.whatToInclude}>
          <div className={styles.choices}>
            <Checkbox label={t.costTrend} checked={hasTrend} onChange={setHasTrend} />
            {offered.map((status) => (
              <Checkbox
                key={status}
                label={t.labelItems(ITEM_STATUSES[status].label)}
                checked={statuses.includes(status)}
                onChange={(isOn) =>
                  setStatuses(offered.filter((one) => (one === status ? isOn : statuses.includes(one))))
                }
              />
            ))}
          </div>
        </Card>
        {hasTrend ? (
          <Card title={t.costTrend}>
            <Stack gap={2}>
              <Text>{document.lead}</Text>
              {document.drawing}
            </Stack>
          </Card>
        ) : null}
        {statuses.length > 0 ? (
          <Card title={t.items} padding="none">
            {items.isError ? (
              <LoadError what={t.itemsLower} error={items.error} onRetry={() => void items.refetch()} />
            ) : waits ? (
              <Skeleton height={240} />
            ) : rows.length === 0 ? (
              <EmptyState title={t.noItemsWithTheseStatuses} />
            ) : (
              <>
                <ChartTableView
                  table={{ ...table, caption: t.itemsInTheDocument, rows: table.rows.slice(0, preview) }}
                />
                {rows.length > preview ? (
                  <Box paddingX={4} paddingBottom={3}>
                    <Text tone="muted">{t.andNumberMore(formatNumber(rows.length - preview))}</Text>
                  </Box>
                ) : null}
              </>
            )}
          </Card>
        ) : null}
      </Stack>
      {stage}
    </Page>
  );
}
