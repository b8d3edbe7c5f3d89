import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Plus, Undo2 } from '#design-system/icons/shapes.ts';
import { DASHBOARD_CARDS, DASHBOARD_LIMITS, type DashboardCardKind, isOfProject } from '#domain/dashboards';
import { useShortcuts } from '#shared/commands';
import { useArrange } from '../dashboardMutations.ts';
import type { Dashboard, DashboardCard } from '../dashboardQueries.ts';
import * as t from '../texts.ts';

/** Arranging with its way back: every step of this visit can be undone. */
export function useArranging({ id, cards }: Dashboard) {
  const { mutate } = useArrange(id);
  const [before, setBefore] = useState<readonly (readonly DashboardCard[])[]>([]);
  return {
    arrange: (next: readonly DashboardCard[]) => {
      setBefore((steps) => [...steps, cards]);
      mutate(next);
    },
    canUndo: before.length > 0,
    undo: () => {
      const last = before.at(-1);
      if (!last) return;
      setBefore(before.slice(0, -1));
      mutate(last);
    },
  };
}

interface EditToolsProps {
  /** Those that a card can be about. */
  projects: readonly { id: number; name: string }[];
  cards: readonly DashboardCard[];
  arranging: ReturnType<typeof useArranging>;
  onMetric: () => void;
}

const kinds = Object.keys(DASHBOARD_CARDS) as DashboardCardKind[];

/** Adds cards and takes steps back while a dashboard is arranged. */
export function EditTools({ projects, cards, arranging, onMetric }: EditToolsProps) {
  useShortcuts({ undoArranging: arranging.canUndo ? arranging.undo : undefined });
  const isFull = cards.length >= DASHBOARD_LIMITS.cards;
  const add = (kind: DashboardCardKind) =>
    arranging.arrange([
      ...cards,
      {
        key: crypto.randomUUID(),
        kind,
        width: DASHBOARD_CARDS[kind].width,
        ...(kind === 'text' && { text: '' }),
        ...(isOfProject(kind) && projects[0] && { project_id: projects[0].id }),
      },
    ]);
  return (
    <>
      <Button
        icon={Undo2}
        collapses
        disabledReason={arranging.canUndo ? undefined : t.nothingToUndo}
        onPress={arranging.undo}
      >
        {t.undo}
      </Button>
      <Menu
        label={t.addCard}
        sections={[
          {
            id: 'cards',
            items: kinds.map((kind) => ({
              id: kind,
              label: DASHBOARD_CARDS[kind].label,
              disabledReason: isFull
                ? t.aDashboardHasAtMost(DASHBOARD_LIMITS.cards)
                : isOfProject(kind) && projects.length === 0
                  ? t.theDashboardHasNoProject
                  : undefined,
              onSelect: () => (kind === 'metric' ? onMetric() : add(kind)),
            })),
          },
        ]}
        renderTrigger={(trigger) => (
          <Button icon={Plus} collapses trigger={trigger}>
            {t.addCard}
          </Button>
        )}
      />
    </>
  );
}
