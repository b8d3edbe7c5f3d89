import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { HistoryList } from '#shared/history';
import { companyHistoryQuery } from '#shared/settings';
import * as t from '../texts.ts';

const company = t.theCompany;

/** What an entry is about: the bidding platform is the one thing beside the company itself. */
const subjectOf = ({ entity, entity_name: name }: { entity: string; entity_name: string | null }): string =>
  entity === 'bid_platform' ? t.theBiddingPlatformValue(name === null ? '' : ` ${name}`) : company;

/** Who changed the company and its settings. */
export function CompanyHistoryCard({ companyId }: { companyId: number }) {
  return (
    <Card title={t.history}>
      <HistoryList
        history={useInfiniteQuery(companyHistoryQuery(companyId))}
        subject={subjectOf}
        own={company}
      />
    </Card>
  );
}
