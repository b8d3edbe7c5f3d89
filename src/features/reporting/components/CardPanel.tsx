import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Copy, Trash2, X } from '#design-system/icons/shapes.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { CHART_HEIGHTS, isColumnShown, isOnceOnly, ONCE_ONLY, WIDE_TABLES } from '#domain/reporting';
import { useSubject } from '#platform/flags';
import { useProjectId } from '#shared/project';
import type { ReportCardShape, TableCard } from '#shared/reports';
import { cardLabel, moduleCard } from '../model/cardRegistry.ts';
import * as t from '../texts.ts';
import { CardColumns } from './CardColumns.tsx';
import { CardNote } from './CardNote.tsx';
import { CardRows } from './CardRows.tsx';
import type { DraftState } from './useReportDraft.ts';
import { useSeesCard } from './useSeesCard.ts';
import * as styles from './Reporting.css.ts';

const wideChoices = (['scale', 'continue'] as const).map((value) => ({ value, label: WIDE_TABLES[value] }));

/** The settings of the chosen card. */
export function CardPanel({ state, card }: { state: DraftState; card: ReportCardShape }) {
  const set = (part: Partial<ReportCardShape>) => state.changeCard(card.key, part);
  const isSeen = useSeesCard().sees(card.kind);
  const offer = isSeen ? moduleCard(card.kind) : undefined;
  return (
    <Stack gap={3}>
      <div className={styles.bar}>
        <span className={styles.grow}>
          <Text as="h2" size="section" weight="strong">
            {cardLabel(card.kind)}
          </Text>
        </span>
        <IconButton
          icon={Copy}
          size="small"
          label={t.cloneCard}
          disabledReason={isOnceOnly(card.kind) ? ONCE_ONLY : undefined}
          onPress={() => state.clone(card)}
        />
        <IconButton icon={Trash2} size="small" label={t.removeCard} onPress={() => state.remove(card.key)} />
        <IconButton icon={X} size="small" label={t.closeSettings} onPress={() => state.close()} />
      </div>
      {isSeen ? null : <Text tone="muted">{t.leftOutForYou}</Text>}
      <TextField
        label={t.title}
        placeholder={cardLabel(card.kind)}
        maxLength={120}
        value={card.title ?? ''}
        onChange={(title) => set({ title })}
      />
      {card.kind === 'section' ? null : (
        <CardNote
          card={card}
          onSave={(note) =>
            state.change({
              report_cards: state.draft.report_cards.map((one) =>
                one.key === card.key ? withNote(one, note) : one,
              ),
            })
          }
          key={card.key}
        />
      )}
      {card.kind === 'section' ? (
        <Switch
          label={t.titlePage}
          checked={card.fills_page ?? false}
          onChange={(fills_page) => set({ fills_page })}
        />
      ) : null}
      {card.kind === 'text' || card.fills_page ? (
        <TextArea
          label={t.text}
          rows={6}
          maxLength={4000}
          value={card.text ?? ''}
          onChange={(text) => set({ text })}
        />
      ) : null}
      {offer?.Settings ? (
        <Suspense>
          <offer.Settings card={card} onChange={set} />
        </Suspense>
      ) : null}
      {offer?.form === 'table' ? <TableSettings card={card} offer={offer} onChange={set} /> : null}
      {offer?.form === 'chart' ? (
        <Select
          label={t.heightOnPage}
          options={heightChoices(card.height ?? usualHeight)}
          value={String(card.height ?? usualHeight)}
          onChange={(height) => set({ height: Number(height) })}
        />
      ) : null}
      <Switch
        label={t.startOnANewPage}
        checked={card.starts_page ?? false}
        onChange={(starts_page) => set({ starts_page })}
      />
    </Stack>
  );
}

const [, usualHeight] = CHART_HEIGHTS;

/** Heights that a chart is offered, and the one that it has. */
const heightChoices = (own: number) =>
  [...new Set<number>([...CHART_HEIGHTS, own])]
    .toSorted((one, other) => one - other)
    .map((height) => ({ value: String(height), label: t.heightPx(height) }));

interface TableSettingsProps {
  card: ReportCardShape;
  offer: TableCard;
  onChange: (part: Partial<ReportCardShape>) => void;
}

/** Columns and rows of a table; the company's own fields come with its rows. */
function TableSettings({ card, offer, onChange }: TableSettingsProps) {
  const { permissions } = useSubject();
  const { data: table } = useQuery(offer.query(useProjectId(), card));
  const columns = (table?.columns ?? offer.columns).filter(
    ({ permission }) => !permission || permissions.has(permission),
  );
  const sums = columns.some((column) => offer.summed.includes(column.id) && isColumnShown(column, card));
  return (
    <>
      <CardColumns card={card} columns={columns} onChange={onChange} />
      <CardRows card={card} offer={offer} columns={columns} table={table} onChange={onChange} />
      {sums ? (
        <Switch
          label={t.carrySumsToTheNext}
          checked={card.carry_sums ?? true}
          onChange={(carry_sums) => onChange({ carry_sums })}
        />
      ) : null}
      <Select
        label={t.columnsThatDoNotFit}
        options={wideChoices}
        value={card.wide_table ?? 'scale'}
        onChange={(wide_table) => onChange({ wide_table })}
      />
    </>
  );
}

const withNote = (
  { note: _old, ...card }: ReportCardShape,
  note: ReportCardShape['note'],
): ReportCardShape => (note ? { ...card, note } : card);
