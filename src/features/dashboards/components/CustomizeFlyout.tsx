import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import { PORTFOLIO_GROUPINGS, type PortfolioGrouping } from '#domain/dashboards';
import { PORTFOLIO_CARDS, type PortfolioCard, type PortfolioLook } from '../model/portfolioLook.ts';
import * as t from '../texts.ts';

export interface CustomizeFlyoutProps {
  look: PortfolioLook;
  onChange: (look: PortfolioLook) => void;
  onClose: () => void;
}

const groupings = Object.entries(PORTFOLIO_GROUPINGS).map(([value, words]) => ({
  value: value as PortfolioGrouping,
  label: value === 'none' ? t.noGroups : t.byWords(words),
}));
const cards = Object.entries(PORTFOLIO_CARDS) as [PortfolioCard, string][];

/** What a person wants to see of the portfolio. It is theirs alone and kept in their browser. */
export function CustomizeFlyout({ look, onChange, onClose }: CustomizeFlyoutProps) {
  return (
    <Flyout
      label={t.customizePortfolio}
      size="small"
      onCloseRequest={onClose}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {t.customizePortfolio}
          </Text>
          <IconButton icon={X} label={t.close} onPress={onClose} />
        </Inline>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{t.thisIsYourOwnView}</Text>
        <Select
          label={t.projectsAreGrouped}
          options={groupings}
          value={look.groupBy}
          onChange={(groupBy) => onChange({ ...look, groupBy })}
        />
        <Stack gap={2}>
          {cards.map(([card, label]) => (
            <Switch
              key={card}
              label={label}
              checked={!look.hidden.includes(card)}
              onChange={(isOn) =>
                onChange({
                  ...look,
                  hidden: isOn ? look.hidden.filter((one) => one !== card) : [...look.hidden, card],
                })
              }
            />
          ))}
        </Stack>
      </Stack>
    </Flyout>
  );
}
