import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import type { LegendEntry } from '#design-system/charts/ChartFrame/ChartLegend.tsx';
import * as t from '../texts.ts';
import type { DimensionChoice } from './useTrendSplit.ts';

export interface TrendMembersProps {
  dimensions: readonly DimensionChoice[];
  dimension: string;
  /** What the dimension is called. */
  label: string;
  /** Why the dimension cannot be changed now. */
  heldBecause?: string | undefined;
  members: readonly LegendEntry[];
  onDimension: (dimension: string) => void;
  onToggle: (id: string) => void;
  onShowAll: () => void;
}

/** What the columns split by, and which of its members are shown. */
export function TrendMembers(props: TrendMembersProps) {
  const { dimensions, dimension, label, heldBecause, members, onDimension, onToggle, onShowAll } = props;
  const shown = members.filter((member) => member.shown).length;
  const sections = [
    {
      id: 'dimension',
      title: t.splitBy,
      items: dimensions.map((choice) => ({
        id: choice.id,
        label: choice.label,
        kind: 'radio' as const,
        checked: choice.id === dimension,
        keepsOpen: true,
        disabledReason: choice.id === dimension ? undefined : heldBecause,
        onSelect: () => onDimension(choice.id),
      })),
    },
    {
      id: 'members',
      title: t.shown,
      items: [
        ...members.map((member) => ({
          id: `member-${member.id}`,
          label: member.name,
          checked: member.shown,
          keepsOpen: true,
          onSelect: () => onToggle(member.id),
        })),
        {
          id: 'all',
          label: t.showAll,
          keepsOpen: true,
          disabledReason: shown === members.length ? t.allAreShown : undefined,
          onSelect: onShowAll,
        },
      ],
    },
  ];
  return (
    <Menu
      label={t.membersOfTheChart}
      placement="bottom-end"
      sections={sections}
      renderTrigger={(trigger) => (
        <Button size="small" caret trigger={trigger}>
          {shown === members.length ? label : t.labelShownOfLength(label, shown, members.length)}
        </Button>
      )}
    />
  );
}
