import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { settingKeys } from '#shared/settings';
import { draftsQuery } from './issueQueries.ts';

it('follows the company settings that everything else reads, so that another choice holds at once', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(settingKeys.companySettings, { issues: { allow_draft: false } });
  const shown = new QueryObserver(client, draftsQuery());
  expect(shown.getCurrentResult().data).toBe(false);
});
