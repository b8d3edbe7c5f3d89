import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { SlidersHorizontal } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { PORTFOLIO_GROUPINGS } from '#domain/dashboards';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { Page, usePrintInLight } from '#shared/page';
import { CustomizeFlyout } from '../components/CustomizeFlyout.tsx';
import {
  DatesCard,
  DecisionsCard,
  IssuesCard,
  MatrixCard,
  RisksCard,
  Titled,
} from '../components/OutlookCards.tsx';
import * as styles from '../components/Portfolio.css.ts';
import { PortfolioTools } from '../components/PortfolioTools.tsx';
import { portfolioColumns, ProjectTable } from '../components/ProjectTable.tsx';
import { SumTiles } from '../components/SumTiles.tsx';
import type { PortfolioFilters } from '../model/portfolioFilters.ts';
import type { PortfolioCard } from '../model/portfolioLook.ts';
import { allRows, type Outlook, outlookQuery, portfolioQuery } from '../portfolioQueries.ts';
import { usePortfolio } from '../usePortfolio.ts';

/** Every project that the caller sees, on one page (docs/product/dashboards.md). */
export default function PortfolioScreen() {
  const { filters, change, look, setLook } = usePortfolio();
  const portfolio = useQuery(portfolioQuery(filters));
  const outlook = useQuery(outlookQuery(filters));
  const [isCustomizing, setIsCustomizing] = useState(false);
  usePrintInLight();
  const { data } = portfolio;
  const shows = (card: PortfolioCard) => !look.hidden.includes(card);
  return (
    <Page
      title="Portfolio"
      count={data && String(data.totals.count)}
      actions={
        <>
          <Button icon={SlidersHorizontal} collapses onPress={() => setIsCustomizing(true)}>
            Customize
          </Button>
          <PortfolioExport filters={filters} />
        </>
      }
    >
      <PortfolioTools filters={filters} onChange={change} />
      {portfolio.error && !data ? (
        <LoadError what="portfolio" error={portfolio.error} onRetry={() => void portfolio.refetch()} />
      ) : (
        <Stack gap={4}>
          {data ? <SumTiles totals={data.totals} outlook={outlook.data} /> : <Skeleton height={86} />}
          <div className={styles.cards}>
            {shows('projects') ? (
              <div className={styles.card} data-wide>
                <Card
                  title={
                    <Titled note={`by ${PORTFOLIO_GROUPINGS[filters.groupBy]}`}>Budget and forecast</Titled>
                  }
                  padding="none"
                >
                  <ProjectTable portfolio={data} filters={filters} onChange={change} />
                </Card>
              </div>
            ) : null}
            {outlook.error && !outlook.data ? (
              <div className={styles.card}>
                <LoadError what="outlook" error={outlook.error} onRetry={() => void outlook.refetch()} />
              </div>
            ) : (
              <OutlookCards outlook={outlook.data} shows={shows} />
            )}
          </div>
        </Stack>
      )}
      {isCustomizing ? (
        <CustomizeFlyout look={look} onChange={setLook} onClose={() => setIsCustomizing(false)} />
      ) : null}
    </Page>
  );
}

const outlookCards = ['dates', 'decisions', 'matrix', 'risks', 'issues'] as const;

/** Cards that take two thirds of the row. */
const wide: ReadonlySet<string> = new Set(['decisions', 'issues']);

/** A card stands there where the server sent its part: it knows who may see what. */
function OutlookCards({
  outlook,
  shows,
}: {
  outlook: Outlook | undefined;
  shows: (card: PortfolioCard) => boolean;
}) {
  const cards: Record<(typeof outlookCards)[number], ReactNode> = {
    dates: outlook?.dates ? <DatesCard part={outlook.dates} /> : null,
    decisions: outlook?.decisions ? <DecisionsCard part={outlook.decisions} today={outlook.today} /> : null,
    matrix: outlook?.risks ? <MatrixCard part={outlook.risks} /> : null,
    risks: outlook?.risks ? <RisksCard part={outlook.risks} /> : null,
    issues: outlook?.issues ? <IssuesCard part={outlook.issues} today={outlook.today} /> : null,
  };
  return outlookCards
    .filter((card) => shows(card) && (outlook === undefined || cards[card] !== null))
    .map((card) => (
      <div key={card} className={styles.card} data-wide={wide.has(card) || undefined}>
        {outlook ? cards[card] : <Skeleton height={300} />}
      </div>
    ));
}

const fileColumns = portfolioColumns(undefined).filter(({ id }) => id !== 'bar');

function PortfolioExport({ filters }: { filters: PortfolioFilters }) {
  const toasts = useToasts();
  if (!useCan('portfolio_export')) return null;
  return (
    <ExportMenu
      name="Portfolio"
      columns={fileColumns}
      rows={() => allRows(filters)}
      onError={() =>
        toasts.show({
          tone: 'critical',
          title: 'The portfolio was not exported',
          detail: 'Check your connection and try again.',
        })
      }
    />
  );
}
