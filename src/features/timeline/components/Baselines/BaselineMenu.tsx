import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Flag } from '#design-system/icons/shapes.ts';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import { useRemoveBaseline } from '../../timelineMutations.ts';
import type { Timeline } from '../../timelineQueries.ts';
import { BaselineNameDialog } from './BaselineNameDialog.tsx';

const BaselineCompare = opened(async () => (await import('./BaselineCompare.tsx')).BaselineCompare);

export interface BaselineMenuProps {
  timeline: Timeline;
  baselineId: number | null;
  onBaseline: (id: number) => void;
  canWrite: boolean;
  /** Has room for an icon only. */
  isShort: boolean;
}

/** The baselines: which one shows, how the timeline stands to it, and keeping, renaming and removing them. */
export function BaselineMenu(props: BaselineMenuProps) {
  const { timeline, baselineId, onBaseline, canWrite, isShort } = props;
  const [open, setOpen] = useState<'compare' | 'keep' | 'rename' | null>(null);
  const remove = useRemoveBaseline(useProjectId());
  const baseline = timeline.baselines.find(({ id }) => id === baselineId);
  if (timeline.baselines.length === 0 && !canWrite) return null;
  const own = baseline && [
    { id: 'compare', label: t.compareWithName(baseline.name), onSelect: () => setOpen('compare') },
    ...(canWrite
      ? [
          { id: 'rename', label: t.renameSentence, onSelect: () => setOpen('rename') },
          { id: 'remove', label: t.remove, onSelect: () => remove.mutate(baseline) },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label={t.baselines}
        sections={[
          {
            id: 'kept',
            items: timeline.baselines.map(({ id, name }) => ({
              id: String(id),
              label: name,
              checked: id === baselineId,
              onSelect: () => onBaseline(id),
            })),
          },
          { id: 'own', items: own ?? [] },
          {
            id: 'keep',
            items: canWrite
              ? [{ id: 'keep', label: t.keepTheDatesOfToday, onSelect: () => setOpen('keep') }]
              : [],
          },
        ].filter(({ items }) => items.length > 0)}
        renderTrigger={(trigger) =>
          isShort ? (
            <IconButton
              icon={Flag}
              size="small"
              label={baseline ? t.baselineName(baseline.name) : t.baselines}
              trigger={trigger}
            />
          ) : (
            <Button size="small" caret trigger={trigger}>
              {baseline?.name ?? t.baselines}
            </Button>
          )
        }
      />
      {open === 'compare' && baseline ? (
        <Suspense>
          <BaselineCompare timeline={timeline} baseline={baseline} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'keep' || open === 'rename' ? (
        <BaselineNameDialog
          baseline={(open === 'rename' && baseline) || null}
          onClose={() => setOpen(null)}
          onKept={onBaseline}
        />
      ) : null}
    </>
  );
}
