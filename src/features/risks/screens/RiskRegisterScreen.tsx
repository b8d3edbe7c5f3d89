import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Plus, Table2 } from '#design-system/icons/shapes.ts';
import { useCan } from '#platform/flags';
import { pathTo, usePages } from '#platform/routing';
import { useFlyout } from '#shared/flyout';
import { Page, usePrintInLight, usePrintLandscape } from '#shared/page';
import { useProjectId } from '#shared/project';
import { RegisterExport } from '../components/RegisterExport.tsx';
import { RegisterHead } from '../components/RegisterHead.tsx';
import { RegisterList } from '../components/RegisterList.tsx';
import { Rescore } from '../components/Rescore.tsx';
import { riskFlyout } from '../riskFlyout.ts';
import { registerQuery } from '../riskQueries.ts';
import * as t from '../texts.ts';

const RiskFlyout = lazy(() => import('../components/RiskFlyout.tsx'));

/** What may happen, what it would cost, and what is done about it (docs/product/risks.md). */
export default function RiskRegisterScreen() {
  const projectId = useProjectId();
  const register = useQuery(registerQuery(projectId));
  const { openId, open, close } = useFlyout(riskFlyout);
  const count = register.data?.count;
  usePrintInLight();
  usePrintLandscape();
  return (
    <Page
      title={t.riskRegister}
      count={count === undefined ? undefined : t.countActive(count)}
      actions={<RegisterActions onAdd={() => open('new')} />}
    >
      <Rescore />
      <RegisterHead register={register} onOpen={open} />
      <RegisterList register={register.data} openId={openId} onOpen={open} />
      {openId === null ? null : (
        <Suspense fallback={null}>
          <RiskFlyout key={openId} riskId={openId} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

function RegisterActions({ onAdd }: { onAdd: () => void }) {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const canChange = useCan('change_risk');
  const manages = usePages().opens('manageRisks');
  return (
    <>
      <RegisterExport />
      {canChange && manages ? (
        <Button icon={Table2} collapses onPress={() => void navigate(pathTo('manageRisks', { projectId }))}>
          {t.manageRisks}
        </Button>
      ) : null}
      {canChange ? (
        <Button variant="primary" icon={Plus} onPress={onAdd}>
          {t.addRisk}
        </Button>
      ) : null}
    </>
  );
}
