import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ChoiceChip, ToolRow } from '#shared/page';
import { allLines, isPartial, type LevelingView } from '../../model/levelingView.ts';
import * as t from '../../texts.ts';

export interface LevelingToolsProps {
  view: LevelingView;
  onChange: (change: Partial<LevelingView>) => void;
  divisions: readonly string[];
  /** Lines that not every bid includes. */
  differences: number;
  /** Lines that are shown, and all of them. */
  shown: number;
  all: number;
  hasPlugs: boolean;
  /** At the right. */
  end: ReactNode;
}

/** Which scope lines stand side by side, and whether plugs count below them. */
export function LevelingTools({
  view,
  onChange,
  divisions,
  differences,
  shown,
  all,
  hasPlugs,
  end,
}: LevelingToolsProps) {
  return (
    <ToolRow end={end}>
      <SearchField
        label={t.searchScopeLines}
        placeholder={t.scopeLine}
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
      {divisions.length > 1 || view.division !== null ? (
        <ChoiceChip
          label={t.division}
          choices={divisions.map((id) => ({ id, label: id }))}
          value={view.division}
          onChange={(division) => onChange({ division })}
        />
      ) : null}
      {differences > 0 || view.differencesOnly ? (
        <Button
          size="small"
          pressed={view.differencesOnly}
          onPress={() => onChange({ differencesOnly: !view.differencesOnly })}
        >
          {t.differencesOnlyDifferences(differences)}
        </Button>
      ) : null}
      {hasPlugs || !view.countsPlugs ? (
        <Switch
          label={t.plugsInTotals}
          checked={view.countsPlugs}
          onChange={(countsPlugs) => onChange({ countsPlugs })}
        />
      ) : null}
      {isPartial(view) ? (
        <>
          <Button variant="accent" size="small" onPress={() => onChange(allLines)}>
            {t.clearFilters}
          </Button>
          <Text tone="subtle">{t.shownOfAllValue(shown, all, t.lineWord(all))}</Text>
        </>
      ) : null}
    </ToolRow>
  );
}
