import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { SlidersHorizontal } from '#design-system/icons/shapes.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { Page, WaitingTiles, useArrived, usePrintInLight } from '#shared/page';
import { CustomizeFlyout } from '../components/CustomizeFlyout.tsx';
import { MayExport } from '../components/CardExport.tsx';
import { CardBody } from '../components/CardBody.tsx';
import * as styles from '../components/Portfolio.css.ts';
import { HiddenNote } from '../components/HiddenNote.tsx';
import { PortfolioMetricCard } from '../components/PortfolioMetricCard.tsx';
import { PortfolioTools } from '../components/PortfolioTools.tsx';
import { fileColumns } from '../components/ProjectTable.tsx';
import { SumTiles } from '../components/SumTiles.tsx';
import { useBarRows } from '../components/useBarRows.tsx';
import type { PortfolioFilters } from '../model/portfolioFilters.ts';
import { PORTFOLIO_CARDS, type PortfolioCard } from '../model/portfolioLook.ts';
import { isPortfolioMetric } from '../model/portfolioMetrics.ts';
import { allRows, type Outlook, outlookQuery, portfolioQuery } from '../dashboardQueries.ts';
import * as t from '../texts.ts';
import { usePortfolio } from '../usePortfolio.ts';

/** Every project that the caller sees, on one page (docs/product/dashboards.md). */
export default function PortfolioScreen() {
  const { filters, change, look, setLook } = usePortfolio();
  const portfolio = useQuery(portfolioQuery(filters));
  const outlook = useQuery(outlookQuery(filters));
  const [isCustomizing, setIsCustomizing] = useState(false);
  const mayExport = useCan('portfolio_export');
  const { onBar, rows } = useBarRows(portfolio.data?.results ?? []);
  usePrintInLight();
  const { data } = portfolio;
  const hasArrived = useArrived(portfolio, outlook);
  return (
    <Page
      title={t.portfolio}
      count={data && String(data.totals.count)}
      actions={
        <>
          <Button icon={SlidersHorizontal} collapses onPress={() => setIsCustomizing(true)}>
            {t.customize}
          </Button>
          {mayExport ? <PortfolioExport filters={filters} /> : null}
        </>
      }
    >
      <PortfolioTools filters={filters} onChange={change} />
      {portfolio.error && !data ? (
        <LoadError what={t.portfolioLower} error={portfolio.error} onRetry={() => void portfolio.refetch()} />
      ) : !hasArrived ? (
        // Neither the sums nor a card gives way to what another one is made of.
        <Stack gap={4}>
          <WaitingTiles label={t.totals} count={5} />
          <Skeleton height={480} />
        </Stack>
      ) : (
        <MayExport value={mayExport}>
          <Stack gap={4}>
            {data ? (
              <SumTiles totals={data.totals} outlook={outlook.data} />
            ) : (
              <WaitingTiles label={t.totals} count={5} />
            )}
            <HiddenNote portfolio={data} />
            {outlook.error && !outlook.data ? (
              <LoadError what={t.outlook} error={outlook.error} onRetry={() => void outlook.refetch()} />
            ) : null}
            <div className={styles.cards}>
              {cardsOf(outlook.data)
                .filter((kind) => !look.hidden.includes(kind))
                .map((kind) => (
                  <div
                    key={kind}
                    className={styles.card}
                    data-wide={wide.has(kind) || undefined}
                    data-whole={kind === 'over_time' || undefined}
                  >
                    <CardBody
                      {...(isPortfolioMetric(kind)
                        ? {
                            kind: 'metric',
                            metric: <PortfolioMetricCard kind={kind} filters={filters} onBar={onBar} />,
                          }
                        : { kind })}
                      portfolio={data}
                      outlook={outlook.data}
                      filters={filters}
                      onFilters={change}
                    />
                  </div>
                ))}
            </div>
          </Stack>
        </MayExport>
      )}
      {rows}
      {isCustomizing ? (
        <CustomizeFlyout look={look} onChange={setLook} onClose={() => setIsCustomizing(false)} />
      ) : null}
    </Page>
  );
}

/** Cards of two thirds of a row. */
const wide: ReadonlySet<PortfolioCard> = new Set(['projects', 'decisions', 'issues']);
/** The part of the outlook that a card needs, of the cards that need one. */
const partOf: Partial<Record<PortfolioCard, 'dates' | 'decisions' | 'risks' | 'issues'>> = {
  dates: 'dates',
  risk_categories: 'risks',
  matrix: 'risks',
  pending_priorities: 'decisions',
  decisions: 'decisions',
  risks: 'risks',
  issues: 'issues',
};

/** The cards that there is something to show in: the server leaves out what the caller may see nowhere. */
const cardsOf = (outlook: Outlook | undefined): readonly PortfolioCard[] =>
  (Object.keys(PORTFOLIO_CARDS) as PortfolioCard[]).filter((card) => {
    const part = partOf[card];
    return outlook === undefined || part === undefined || outlook[part] !== null;
  });

function PortfolioExport({ filters }: { filters: PortfolioFilters }) {
  const toasts = useToasts();
  return (
    <ExportMenu
      name={t.portfolio}
      columns={fileColumns}
      rows={() => allRows(filters)}
      onError={() =>
        toasts.show({
          tone: 'critical',
          title: t.thePortfolioWasNotExported,
          detail: t.checkYourConnectionAndTry,
        })
      }
    />
  );
}
