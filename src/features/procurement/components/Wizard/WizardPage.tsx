import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ChevronLeft } from '#design-system/icons/shapes.ts';
import { Stepper } from '#design-system/navigation/Stepper/Stepper.tsx';
import { useCurrentUser } from '#platform/flags';
import { pathTo, useTrail } from '#platform/routing';
import { useRemembered } from '#platform/storage';
import { Page } from '#shared/page';
import { useProjectId } from '#shared/project';
import { WIZARD_STEPS, wizardPlaceSlot, type WizardStep } from '../../model/wizardPlace.ts';
import * as t from '../../texts.ts';

interface Props {
  step: WizardStep;
  count?: string | undefined;
  /** What the step itself offers. */
  actions?: ReactNode;
  children: ReactNode;
}

const order = Object.keys(WIZARD_STEPS) as WizardStep[];

/** A step of setting procurement up. Every step saves as it goes, so it can be left anywhere and taken up there. */
export function WizardPage({ step, count, actions, children }: Props) {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const [places, remember] = useRemembered(wizardPlaceSlot, useCurrentUser().id);
  const at = order.indexOf(step);
  const furthest = Math.max(at, order.indexOf(places[projectId] ?? 'bidPackagesSetup'));
  const go = (next: WizardStep | undefined) => {
    remember({ ...places, [projectId]: order[Math.max(furthest, next ? order.indexOf(next) : 0)] ?? step });
    void navigate(pathTo(next ?? 'procurement', { projectId }));
  };
  const next = order[at + 1];
  const previous = order[at - 1];
  return (
    <Page
      title={WIZARD_STEPS[step]}
      trail={useTrail(step)}
      count={count}
      actions={
        <>
          {actions}
          {previous ? (
            <Button icon={ChevronLeft} collapses onPress={() => go(previous)}>
              {t.back}
            </Button>
          ) : null}
          <Button onPress={() => go(next)}>{next ? t.nextValue(WIZARD_STEPS[next]) : t.finish}</Button>
        </>
      }
    >
      <Stepper
        label={t.procurementSetup}
        current={step}
        steps={order.map((id, index) => ({
          id,
          label: WIZARD_STEPS[id],
          state:
            index < furthest || (index === furthest && index !== at) ? ('done' as const) : ('todo' as const),
        }))}
        onSelect={go}
      />
      {children}
    </Page>
  );
}
