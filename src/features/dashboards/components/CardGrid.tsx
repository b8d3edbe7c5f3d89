import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { ArrowDown, ArrowUp, Grip, Minus, Plus, X } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { CARD_WIDTHS, DASHBOARD_CARDS, isOfProject, movedCard, resizedCard } from '#domain/dashboards';
import type { DashboardCard, DashboardMetric } from '../dashboardQueries.ts';
import type { MetricName } from '../model/metricSeries.ts';
import * as t from '../texts.ts';
import { CardBody, type CardSources } from './CardBody.tsx';
import { MetricCard } from './MetricCard.tsx';
import * as styles from './Dashboards.css.ts';

export interface CardGridProps {
  cards: readonly DashboardCard[];
  sources: CardSources;
  dashboardId: number;
  isEditing: boolean;
  /** Opens the editor of a metric card. */
  onMetric: (card: DashboardCard) => void;
  /** Shows what a bar of a metric counts. */
  onBar: (metric: DashboardMetric, bar: MetricName) => void;
  onArrange: (cards: readonly DashboardCard[]) => void;
}

/** What a card is called. */
const labelOf = ({ kind, metric }: DashboardCard) => metric?.name ?? DASHBOARD_CARDS[kind].label;

/** The cards in their columns. While they are arranged, a grip moves one by the pointer or the arrow keys. */
export function CardGrid({
  cards,
  sources,
  dashboardId,
  isEditing,
  onMetric,
  onBar,
  onArrange,
}: CardGridProps) {
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const arrange = (next: readonly DashboardCard[], key: string) => {
    const at = next.findIndex((card) => card.key === key);
    const card = next[at];
    if (card) {
      const label = labelOf(card);
      setSaid(t.labelPlaceAtOfLength(label, at + 1, next.length, card.width));
    }
    if (JSON.stringify(next) !== JSON.stringify(cards)) onArrange(next);
  };
  const stop = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const grid = useAddedInSight(cards, isEditing);
  const placeOf = (key: string) => cards.findIndex((card) => card.key === key);
  return (
    <div ref={grid} className={styles.grid}>
      {cards.map((card, index) => (
        <div
          key={card.key}
          className={styles.slot}
          style={assignInlineVars({ [styles.columns]: String(card.width) })}
          data-wide={card.width > 6 || undefined}
          data-edited={isEditing || undefined}
          data-over={(isEditing && over === card.key && dragged !== card.key) || undefined}
          onDragOver={(event: DragEvent) => {
            if (dragged === undefined) return;
            event.preventDefault();
            setOver(card.key);
          }}
          onDrop={(event: DragEvent) => {
            event.preventDefault();
            if (dragged !== undefined)
              arrange(movedCard(cards, dragged, placeOf(card.key) - placeOf(dragged)), dragged);
            stop();
          }}
        >
          {isEditing ? (
            <CardTools
              card={card}
              isFirst={index === 0}
              isLast={index === cards.length - 1}
              onMove={(by) => arrange(movedCard(cards, card.key, by), card.key)}
              onResize={(by) => arrange(resizedCard(cards, card.key, by), card.key)}
              onRemove={() => {
                setSaid(t.labelOfRemoved(labelOf(card)));
                onArrange(cards.filter((one) => one !== card));
              }}
              onDragStart={() => setDragged(card.key)}
              onDragEnd={stop}
            />
          ) : (
            <span />
          )}
          <div className={styles.body}>
            {isEditing && isOfProject(card.kind) ? (
              <Select
                label={t.projectOfLabelOf(labelOf(card))}
                labelHidden
                size="small"
                options={(sources.projects ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
                value={String(card.project_id ?? '')}
                onChange={(id) =>
                  onArrange(cards.map((one) => (one === card ? { ...one, project_id: Number(id) } : one)))
                }
              />
            ) : null}
            {isEditing && card.kind === 'projects' ? (
              <GapField
                threshold={card.gap_threshold}
                onThreshold={(gap_threshold) =>
                  onArrange(
                    cards.map((one) => {
                      if (one !== card) return one;
                      const { gap_threshold: _before, ...rest } = one;
                      return gap_threshold === null ? rest : { ...rest, gap_threshold };
                    }),
                  )
                }
              />
            ) : null}
            {isEditing && card.kind === 'text' ? (
              <TextCard
                text={card.text ?? ''}
                onText={(text) => onArrange(cards.map((one) => (one === card ? { ...one, text } : one)))}
              />
            ) : (
              <CardContent
                card={card}
                dashboardId={dashboardId}
                sources={sources}
                onEdit={isEditing ? () => onMetric(card) : undefined}
                onBar={isEditing ? undefined : onBar}
              />
            )}
          </div>
        </div>
      ))}
      <span className={styles.heard} role="status">
        {said}
      </span>
    </div>
  );
}

/**
 * A card that is added, or comes back, is brought into sight: its grip gets the focus, unless somebody is typing. Where one goes that has
 * the focus, the card that takes its place has it.
 */
function useAddedInSight(cards: readonly DashboardCard[], isEditing: boolean) {
  const grid = useRef<HTMLDivElement>(null);
  const known = useRef(cards);
  useEffect(() => {
    const before = known.current;
    known.current = cards;
    if (!isEditing) return;
    const added = cards.findIndex(({ key }) => before.every((card) => card.key !== key));
    const gone = before.findIndex(({ key }) => cards.every((card) => card.key !== key));
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const isTyping = activeElement?.matches('input, textarea') ?? false;
    const place =
      added >= 0 && !isTyping ? added : gone >= 0 && isLost ? Math.min(gone, cards.length - 1) : -1;
    const grips = grid.current?.querySelectorAll<HTMLElement>('[draggable]');
    if (place >= 0) grips?.[place]?.focus();
  }, [cards, isEditing]);
  return grid;
}

export interface CardContentProps {
  card: DashboardCard;
  dashboardId: number;
  sources: CardSources;
  /** Opens the editor of a metric. */
  onEdit?: (() => void) | undefined;
  onBar?: CardGridProps['onBar'] | undefined;
}

/** What a card shows. */
export function CardContent({ card, dashboardId, sources, onEdit, onBar }: CardContentProps) {
  return (
    <CardBody
      {...sources}
      kind={card.kind}
      text={card.text}
      projectId={card.project_id}
      gapThreshold={card.gap_threshold}
      metric={
        card.metric ? (
          <MetricCard
            source={{ dashboardId, filters: sources.filters }}
            metric={card.metric}
            onEdit={onEdit}
            onBar={onBar}
          />
        ) : null
      }
    />
  );
}

interface GapFieldProps {
  threshold: number | undefined;
  onThreshold: (threshold: number | null) => void;
}

/** From which gap on the members are notified; kept once the focus leaves. */
function GapField({ threshold, onThreshold }: GapFieldProps) {
  const [typed, setTyped] = useState(threshold ?? null);
  const [kept, setKept] = useState(threshold);
  // Undo, or somebody else, changed it.
  if (kept !== threshold) {
    setKept(threshold);
    setTyped(threshold ?? null);
  }
  return (
    <MoneyField
      label={t.notifyMembersOfGapsAbove}
      hint={t.checkedEveryMorningLeave}
      size="small"
      decimals={0}
      minimum={0}
      maximum={999_999_999_999}
      value={typed}
      onChange={setTyped}
      onCommit={(value) => {
        if (value !== (threshold ?? null)) onThreshold(value);
      }}
    />
  );
}

function TextCard({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [kept, setKept] = useState(text);
  // Undo, or somebody else, changed it.
  if (kept !== text) {
    setKept(text);
    setTyped(text);
  }
  return (
    <TextArea
      label={t.textOfTheCard}
      rows={4}
      maxLength={2000}
      value={typed}
      onChange={setTyped}
      onCommit={() => {
        if (typed !== text) onText(typed);
      }}
    />
  );
}

interface CardToolsProps {
  card: DashboardCard;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onResize: (by: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function CardTools({
  card,
  isFirst,
  isLast,
  onMove,
  onResize,
  onRemove,
  onDragStart,
  onDragEnd,
}: CardToolsProps) {
  const label = labelOf(card);
  const handleKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (event.shiftKey) onResize(by);
    else onMove(by);
  };
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.grip}
        aria-label={t.moveLabel(label)}
        title={t.dragOrPressAnArrow}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', card.key);
          onDragStart();
        }}
        onDragEnd={onDragEnd}
        onKeyDown={handleKey}
      >
        <Icon of={Grip} />
      </button>
      <span className={styles.grow}>{t.widthOf12Columns(card.width)}</span>
      {/* For whoever cannot drag: fingers, and pointers that do not hold. */}
      <IconButton
        icon={ArrowUp}
        size="small"
        label={t.placeLabelEarlier(label)}
        disabledReason={isFirst ? t.itIsTheFirstCard : undefined}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        size="small"
        label={t.placeLabelLater(label)}
        disabledReason={isLast ? t.itIsTheLastCard : undefined}
        onPress={() => onMove(1)}
      />
      <IconButton
        icon={Minus}
        size="small"
        label={t.makeLabelNarrower(label)}
        disabledReason={card.width <= CARD_WIDTHS.least ? t.itCannotBeNarrower : undefined}
        onPress={() => onResize(-1)}
      />
      <IconButton
        icon={Plus}
        size="small"
        label={t.makeLabelWider(label)}
        disabledReason={card.width >= CARD_WIDTHS.most ? t.itFillsTheRow : undefined}
        onPress={() => onResize(1)}
      />
      <IconButton icon={X} size="small" label={t.removeName(label)} onPress={onRemove} />
    </div>
  );
}
