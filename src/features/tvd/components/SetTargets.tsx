import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { ArrowRight, ChartColumn, Target } from '#design-system/icons/shapes.ts';
import { TARGET_MESSAGES } from '#domain/tvd';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import * as t from '../texts.ts';
import type { Tvd, TvdView } from '../tvdQueries.ts';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const ShareDialog = lazy(() => import('./ShareDialog.tsx'));

/** The ways to set many targets: from a budget, from each other, from what peers came to. */
export function SetTargets({ tvd, view }: { tvd: Tvd; view: TvdView }) {
  const projectId = useProjectId();
  const [open, setOpen] = useState<'share' | 'move' | null>(null);
  const maySet = useCan('change_dimensionmemberparams');
  const mayCalibrate = useCan('calibrate_access');
  if (!maySet) return null;
  const isByComponent = tvd.dimension === 'components';
  const blocked = isByComponent ? TARGET_MESSAGES.component : undefined;
  const dialog = { tvd, view, onClose: () => setOpen(null) };
  return (
    <>
      <Menu
        label={t.setTargets}
        placement="bottom-end"
        sections={[
          {
            id: 'ways',
            items: [
              {
                id: 'share',
                label: t.shareOutTheBudgetOpens,
                icon: Target,
                disabledReason: blocked,
                onSelect: () => setOpen('share'),
              },
              {
                id: 'move',
                label: t.moveATargetOpens,
                icon: ArrowRight,
                disabledReason: blocked,
                onSelect: () => setOpen('move'),
              },
              ...(mayCalibrate && tvd.component_id === null && !isByComponent
                ? [
                    {
                      id: 'peers',
                      label: t.fromPeersInCalibrate,
                      icon: ChartColumn,
                      href: `${pathTo('calibrateDivision', { projectId })}?dimension=${tvd.dimension}`,
                    },
                  ]
                : []),
            ],
          },
        ]}
        renderTrigger={(trigger) => (
          <Button variant="primary" trigger={trigger}>
            {t.setTargets}
          </Button>
        )}
      />
      <Suspense fallback={null}>
        {open === 'share' ? <ShareDialog {...dialog} /> : null}
        {open === 'move' ? <MoveDialog {...dialog} /> : null}
      </Suspense>
    </>
  );
}
