import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { settingKeys } from '#shared/settings';
import { externalOnlyQuery } from './dashboardQueries.ts';

it('follows the company settings that everything else reads, so that another choice holds at once', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(settingKeys.companySettings, { dashboards: { external_only: true } });
  const shown = new QueryObserver(client, externalOnlyQuery());
  expect(shown.getCurrentResult().data).toBe(true);
});
