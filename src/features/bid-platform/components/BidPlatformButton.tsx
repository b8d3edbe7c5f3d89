import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import { useCan, useSubject } from '#platform/flags';
import { platformAccountQuery } from '../bidPlatformQueries.ts';
import * as t from '../texts.ts';

const PlatformDialog = lazy(() => import('./PlatformDialog.tsx'));

/** Opens the import from the company's bidding platform, for who may change packages where one is set up. */
export function BidPlatformButton({ onTaken }: { onTaken: () => unknown }) {
  const mayChange = useCan('change_procurement');
  const isLeveled = useSubject().tenantFlags.has('bid_leveling');
  const account = useQuery({ ...platformAccountQuery, enabled: mayChange && isLeveled }).data;
  const [isOpen, setOpen] = useState(false);
  if (!account?.is_configured) return null;
  return (
    <>
      <Button icon={Download} collapses onPress={() => setOpen(true)}>
        {t.importFromName(account.name)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PlatformDialog onTaken={onTaken} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
