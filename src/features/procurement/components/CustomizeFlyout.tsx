import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import { usePageSetup } from '#shared/look';
import { localToday } from '#shared/project';
import {
  PROCUREMENT_CARDS,
  type ProcurementCard,
  procurementSetup,
  toggled,
} from '../model/procurementLook.ts';
import * as t from '../texts.ts';
import { packageColumns } from './packageColumns.tsx';

const cards = Object.entries(PROCUREMENT_CARDS) as [ProcurementCard, string][];
/** What names a package, and what is done with it, always shows. */
const fixed = new Set(['number', 'name', 'options']);

/** What a person wants to see of the procurement overview. It is theirs alone. */
export default function CustomizeFlyout({ onClose }: { onClose: () => void }) {
  const [look, setLook] = usePageSetup(procurementSetup);
  const columns = packageColumns({ today: localToday(), onOpen: onClose }).filter(({ id }) => !fixed.has(id));
  return (
    <Flyout
      label={t.customizeProcurement}
      size="small"
      onCloseRequest={onClose}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {t.customizeProcurement}
          </Text>
          <IconButton icon={X} label={t.close} onPress={onClose} />
        </Inline>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{t.noOneElseSees}</Text>
        <Stack gap={2}>
          <Text as="h3" weight="strong">
            {t.aboveTheList}
          </Text>
          {cards.map(([card, label]) => (
            <Switch
              key={card}
              label={label}
              checked={!look.hiddenCards.includes(card)}
              onChange={(isOn) => setLook({ ...look, hiddenCards: toggled(look.hiddenCards, card, !isOn) })}
            />
          ))}
        </Stack>
        <Stack gap={2}>
          <Text as="h3" weight="strong">
            {t.columns}
          </Text>
          {columns.map(({ id, title }) => (
            <Switch
              key={id}
              label={title}
              checked={!look.hiddenColumns.includes(id)}
              onChange={(isOn) => setLook({ ...look, hiddenColumns: toggled(look.hiddenColumns, id, !isOn) })}
            />
          ))}
        </Stack>
        <Inline>
          <Button onPress={() => setLook(procurementSetup.slot.parse(undefined))}>{t.reset}</Button>
        </Inline>
      </Stack>
    </Flyout>
  );
}
