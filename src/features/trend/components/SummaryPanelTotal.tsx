import { Popover, type PopoverProps } from '#design-system/overlays/Popover/Popover.tsx';
import { formatMoney } from '#domain/money';
import type { Explanation } from '../model/costTrendExplain.ts';
import { costTrace, summaryStyles as styles } from '#shared/foresite';
import * as t from '../texts.ts';

export interface SummaryPanelTotalProps {
  /** What the total is, for the name of its button and panel. */
  name: string;
  amount: number | null;
  /** What it is made of, where the screen knows it. */
  explanation: Explanation | undefined;
  /** The total as the contract names it, where its parts can be asked for step by step. */
  trace?: { projectId: number; of: string } | undefined;
  onOpenItem: (id: number) => void;
}

/** A total that can be asked why: its button opens what it is made of, with links to the items. */
export function SummaryPanelTotal({ name, amount, explanation, trace, onOpenItem }: SummaryPanelTotalProps) {
  const text = formatMoney(amount);
  const negative = amount !== null && amount < 0;
  if (amount === null) return <span className={styles.nothing}>-</span>;
  if (!explanation && trace === undefined)
    return (
      <span data-negative={negative || undefined} className={styles.figure}>
        {text}
      </span>
    );
  return (
    <Popover
      label={t.whatNameIsMadeOf(name)}
      placement="bottom-end"
      width={trace === undefined ? 336 : 400}
      {...(trace && { needs: costTrace })}
      renderTrigger={whyButton(name, text, negative)}
    >
      {(close) => {
        const open = (id: number) => {
          close();
          onOpenItem(id);
        };
        if (trace) return <costTrace.Part {...trace} title={name} onOpenItem={open} />;
        return explanation ? <ExplanationView explanation={explanation} onOpenItem={open} /> : null;
      }}
    </Popover>
  );
}

function whyButton(name: string, text: string, negative: boolean): PopoverProps['renderTrigger'] {
  return (trigger) => (
    <button
      type="button"
      {...trigger}
      className={styles.why}
      data-negative={negative || undefined}
      aria-label={t.nameTextWhat(name, text)}
    >
      {text}
    </button>
  );
}

function ExplanationView({
  explanation,
  onOpenItem,
}: {
  explanation: Explanation;
  onOpenItem: (id: number) => void;
}) {
  const { sentence, rows, rest, total } = explanation;
  return (
    <div className={styles.explanation}>
      <p className={styles.sentence}>{sentence}</p>
      <ul className={styles.parts}>
        {rows.map((row) => (
          <li key={row.key} className={styles.part}>
            {row.item === undefined ? (
              <span>{row.name}</span>
            ) : (
              <button type="button" className={styles.open} onClick={() => onOpenItem(row.item as number)}>
                {row.code ? <span className={styles.code}>{row.code}</span> : null}
                {row.name}
              </button>
            )}
            <Amount value={row.cost} />
          </li>
        ))}
        {rest ? (
          <li className={styles.part}>
            <span>{t.countMore(rest.count.toLocaleString('en-US'))}</span>
            <Amount value={rest.cost} />
          </li>
        ) : null}
        {rows.length === 0 && !rest ? <li className={styles.part}>{t.noneYet}</li> : null}
      </ul>
      <p className={styles.sum}>
        <span>{t.total}</span>
        <Amount value={total} />
      </p>
    </div>
  );
}

function Amount({ value }: { value: number }) {
  return (
    <span className={styles.figure} data-negative={value < 0 || undefined}>
      {formatMoney(value)}
    </span>
  );
}
