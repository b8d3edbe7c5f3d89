import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  FileText,
  PanelTop,
  Plus,
  Trash2,
  X,
} from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Tabs } from '#design-system/navigation/Tabs/Tabs.tsx';
import {
  addReason,
  CHART_HEIGHTS,
  isColumnShown,
  isOnceOnly,
  ONCE_ONLY,
  WIDE_TABLES,
} from '#domain/reporting';
import { PictureField } from '#features/files';
import { useSubject } from '#platform/flags';
import { ListGrip, useListDrag } from '#shared/order';
import { useProjectId } from '#shared/project';
import type { ReportCardShape, TableCard } from '#shared/reports';
import { cardLabel, catalogue, moduleCard } from '../model/cardRegistry.ts';
import { LOGO_PIXELS } from '../model/drawForPrint.ts';
import type { CustomReport } from '../reportingQueries.ts';
import { CardColumns } from './CardColumns.tsx';
import { CardRows } from './CardRows.tsx';
import { KeepTemplate } from './KeepTemplate.tsx';
import { PageSettingsForm } from './PageSettingsForm.tsx';
import { logoPlace } from './usePaperFacts.ts';
import type { DraftState } from './useReportDraft.ts';
import * as styles from './Reporting.css.ts';

const wideChoices = (['scale', 'continue'] as const).map((value) => ({ value, label: WIDE_TABLES[value] }));

/** What a report is made of: cards to add, the order of those it has, and how its pages are made. */
export function BuilderSide({ state, report }: { state: DraftState; report: CustomReport }) {
  const [tab, setTab] = useState<'cards' | 'settings'>('cards');
  return (
    <Stack gap={3}>
      <Tabs
        label="Report"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'cards', label: 'Cards' },
          { id: 'settings', label: 'Settings' },
        ]}
      />
      {tab === 'cards' ? (
        <>
          <Outline state={state} />
          <Catalogue state={state} />
        </>
      ) : (
        <>
          <PageSettingsForm draft={state.draft} onChange={state.change} />
          <PictureField
            label="Logo of the report"
            hint="In the header and on the cover, in place of the company's logo."
            place={logoPlace(report.id)}
            pixels={LOGO_PIXELS.width}
            disabledReason={report.is_here ? undefined : 'It is changed in the project where it was made'}
          />
          <KeepTemplate report={report} hasChanges={state.hasChanges} />
        </>
      )}
    </Stack>
  );
}

function Outline({ state }: { state: DraftState }) {
  const { report_cards: cards } = state.draft;
  const drag = useListDrag(
    cards.map(({ key }) => key),
    (key, place) => state.move(key, place - cards.findIndex((card) => card.key === key)),
  );
  if (cards.length === 0) return <Text tone="muted">Add a card to begin.</Text>;
  return (
    <ol className={styles.outline} aria-label="Cards of the report">
      {cards.map((card, at) => {
        const title = card.title || cardLabel(card.kind);
        return (
          <li
            key={card.key}
            className={styles.outlineRow}
            data-chosen={card.key === state.chosen || undefined}
            {...drag.rowProps(card.key)}
          >
            <ListGrip {...drag.gripProps(card.key)} />
            <button
              type="button"
              className={styles.name}
              data-names={card.key}
              onClick={() => state.choose(card.key)}
            >
              {title}
            </button>
            <IconButton
              icon={ArrowUp}
              size="tiny"
              label={`Move ${title} up`}
              disabledReason={at === 0 ? 'It is the first card' : undefined}
              onPress={() => state.move(card.key, -1)}
            />
            <IconButton
              icon={ArrowDown}
              size="tiny"
              label={`Move ${title} down`}
              disabledReason={at === cards.length - 1 ? 'It is the last card' : undefined}
              onPress={() => state.move(card.key, 1)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** Cards without figures. */
const texts = [
  { kind: 'section', label: 'Section', icon: PanelTop },
  { kind: 'text', label: 'Text', icon: FileText },
] as const;

function Catalogue({ state }: { state: DraftState }) {
  const { report_cards: cards } = state.draft;
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const groups = [...catalogue, { group: 'Text', cards: texts }]
    .map(({ group, cards: offers }) => ({
      group,
      offers: offers.filter(({ label }) => `${group} ${label}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ offers }) => offers.length > 0);
  return (
    <div>
      <SearchField
        label="Find a card"
        placeholder="Find a card"
        width="full"
        value={search}
        onChange={setSearch}
      />
      {groups.length === 0 ? <p className={styles.quiet}>No card has this name.</p> : null}
      {groups.map(({ group, offers }) => (
        <div key={group}>
          <h2 className={styles.group}>{group}</h2>
          <ul className={styles.offers}>
            {offers.map(({ kind, label, icon }) => (
              <li key={kind}>
                <Button
                  size="small"
                  variant="quiet"
                  icon={icon}
                  disabledReason={addReason(cards, kind)}
                  onPress={() => state.add(kind)}
                >
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The settings of the chosen card. */
export function CardPanel({ state, card }: { state: DraftState; card: ReportCardShape }) {
  const set = (part: Partial<ReportCardShape>) => state.changeCard(card.key, part);
  const offer = moduleCard(card.kind);
  return (
    <Stack gap={3}>
      <div className={styles.bar}>
        <span className={styles.grow}>
          <Text as="h2" weight="strong">
            {cardLabel(card.kind)}
          </Text>
        </span>
        <IconButton
          icon={Copy}
          size="small"
          label="Clone card"
          disabledReason={isOnceOnly(card.kind) ? ONCE_ONLY : undefined}
          onPress={() => state.clone(card)}
        />
        <IconButton icon={Trash2} size="small" label="Remove card" onPress={() => state.remove(card.key)} />
        <IconButton icon={X} size="small" label="Close settings" onPress={() => state.close()} />
      </div>
      <TextField
        label="Title"
        placeholder={cardLabel(card.kind)}
        maxLength={120}
        value={card.title ?? ''}
        onChange={(title) => set({ title })}
      />
      {card.kind === 'section' ? (
        <Switch
          label="Title page"
          checked={card.fills_page ?? false}
          onChange={(fills_page) => set({ fills_page })}
        />
      ) : null}
      {card.kind === 'text' || card.fills_page ? (
        <TextArea
          label="Text"
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
          label="Height on page"
          options={heightChoices(card.height ?? usualHeight)}
          value={String(card.height ?? usualHeight)}
          onChange={(height) => set({ height: Number(height) })}
        />
      ) : null}
      <Switch
        label="Start on a new page"
        checked={card.starts_page ?? false}
        onChange={(starts_page) => set({ starts_page })}
      />
      {card.kind === 'section' ? null : (
        <NoteForm
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
    </Stack>
  );
}

const [, usualHeight] = CHART_HEIGHTS;

/** Heights that a chart is offered, and the one that it has. */
const heightChoices = (own: number) =>
  [...new Set<number>([...CHART_HEIGHTS, own])]
    .toSorted((one, other) => one - other)
    .map((height) => ({ value: String(height), label: `${height} px` }));

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
          label="Carry sums to the next page"
          checked={card.carry_sums ?? true}
          onChange={(carry_sums) => onChange({ carry_sums })}
        />
      ) : null}
      <Select
        label="Columns that do not fit"
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

function NoteForm({
  card,
  onSave,
}: {
  card: ReportCardShape;
  onSave: (note: ReportCardShape['note']) => void;
}) {
  const [draft, setDraft] = useState<{ title: string; text: string }>();
  if (!draft)
    return card.note ? (
      <div className={styles.tools}>
        <Button size="small" startsFocused onPress={() => setDraft(card.note)}>
          Edit Note
        </Button>
        <Button size="small" onPress={() => onSave(undefined)}>
          Delete Note
        </Button>
      </div>
    ) : (
      <div className={styles.tools}>
        <Button size="small" icon={Plus} onPress={() => setDraft({ title: '', text: '' })}>
          Add Note
        </Button>
      </div>
    );
  const title = draft.title.trim();
  return (
    <Stack gap={2}>
      <TextField
        label="Note title"
        required
        maxLength={120}
        startsFocused
        value={draft.title}
        onChange={(next) => setDraft({ ...draft, title: next })}
      />
      <TextArea
        label="Note"
        rows={3}
        maxLength={2000}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
      />
      <div className={styles.tools}>
        <Button
          size="small"
          variant="primary"
          disabledReason={title === '' ? 'A note needs a title' : undefined}
          onPress={() => {
            onSave({ title, text: draft.text });
            setDraft(undefined);
          }}
        >
          Save Note
        </Button>
        <Button size="small" onPress={() => setDraft(undefined)}>
          Cancel
        </Button>
      </div>
    </Stack>
  );
}
