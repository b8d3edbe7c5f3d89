import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { HistoryList } from '#shared/history';
import { companyHistoryQuery } from '#shared/settings';

/** Who changed the company and its settings. */
export function CompanyHistoryCard({ companyId }: { companyId: number }) {
  return (
    <Card title="History">
      <HistoryList history={useInfiniteQuery(companyHistoryQuery(companyId))} subject="the company" />
    </Card>
  );
}
