import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { BidPlatformCard } from '#features/bid-platform';
import { ApprovalsCard } from '#features/procurement';
import { RiskScaleCard } from '#features/risks';
import { isAppError } from '#platform/api';
import { LoadError } from '#shared/failure';
import { InOnePiece, Page } from '#shared/page';
import { CompanyChoices } from '../components/CompanyChoices.tsx';
import { CompanyHistoryCard } from '../components/CompanyHistoryCard.tsx';
import { CompanyPictures } from '../components/CompanyPictures.tsx';
import { CompanyProfileCard } from '../components/CompanyProfileCard.tsx';
import { companyQuery } from '#shared/settings';
import * as t from '../texts.ts';

const place = (
  <Columns count={2} minimum={480} gap={5}>
    <Skeleton height={280} />
    <Skeleton height={280} />
  </Columns>
);

/** The company: profile, logo and picture, how it counts, and who changed what (docs/product/settings.md: Company Settings). */
export default function CompanyScreen() {
  const id = Number(useParams()['companyId']);
  const { data, error, refetch } = useQuery(companyQuery(id));
  // Another company is as one that is not there: the frame shows the page for that.
  if (isAppError(error, 'not_found')) throw error;
  return (
    <Page title={t.companySettings}>
      {data ? (
        <InOnePiece place={place}>
          <Columns count={2} minimum={480} gap={5}>
            <Stack gap={5}>
              <CompanyProfileCard company={data} />
              <CompanyPictures companyId={data.id} />
              <CompanyChoices />
            </Stack>
            <Stack gap={5}>
              <RiskScaleCard />
              <ApprovalsCard />
              <BidPlatformCard />
              <CompanyHistoryCard companyId={data.id} />
            </Stack>
          </Columns>
        </InOnePiece>
      ) : error ? (
        <LoadError what={t.company} error={error} onRetry={() => void refetch()} />
      ) : (
        place
      )}
    </Page>
  );
}
