import { type FormEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Check, X } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import {
  type AskedLine,
  answersOf,
  emptyOffer,
  type Offer,
  type OfferLine,
  offerPrice,
  offerTotal,
} from '#domain/bidding';
import { formatMoney, formatNumber, NOTHING } from '#domain/money';
import { isInScope } from '#domain/procurement';
import { pastePrices, priceTyped, withAnswer, withPrice } from '../model/offerEdits.ts';
import * as t from '../texts.ts';
import * as styles from './Bid.css.ts';

export interface LinesToPriceProps {
  lines: readonly AskedLine[];
  offer: Offer;
  /** Left out where the bid cannot change. */
  onChange?: (change: (offer: Offer) => Offer) => void;
  /** What else can be done with the lines. */
  tools?: ReactNode;
}

/** Every line with its price; a column copied from a spreadsheet can be pasted into any of them. */
export function LinesToPrice({ lines, offer, onChange, tools }: LinesToPriceProps) {
  const answers = answersOf(offer);
  const { base, answered } = offerTotal(lines, offer);
  const asked = lines.filter(isInScope).length;
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const place = table.current;
    if (!place || !onChange) return undefined;
    const paste = (event: ClipboardEvent) => {
      const row = (event.target as Element).closest('tr')?.dataset['line'];
      const from = lines.findIndex(({ id }) => String(id) === row);
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (from < 0 || !pastePrices(emptyOffer, lines, from, text)) return;
      event.preventDefault();
      onChange((now) => pastePrices(now, lines, from, text) ?? now);
    };
    place.addEventListener('paste', paste);
    return () => place.removeEventListener('paste', paste);
  }, [lines, onChange]);
  return (
    <section className={styles.frame} aria-labelledby="lines-to-price">
      <div className={styles.frameHead}>
        <h2 id="lines-to-price" className={styles.frameTitle}>
          {t.linesToPrice}
        </h2>
        <span className={styles.count}>{t.answeredOfAsked(answered, asked)}</span>
        <span className={styles.progress} role="img" aria-label={t.answeredOfAskedLinesHave(answered, asked)}>
          <span className={styles.done} style={{ width: `${asked === 0 ? 0 : (answered / asked) * 100}%` }} />
        </span>
        {tools ? <span className={styles.tools}>{tools}</span> : null}
      </div>
      {lines.length === 0 ? (
        <EmptyState title={t.thereAreNoLines} />
      ) : (
        <table ref={table} className={styles.lines}>
          <thead>
            <tr>
              <th scope="col" className={styles.section}>
                {t.section}
              </th>
              <th scope="col">{t.line}</th>
              <th scope="col">{t.scope}</th>
              <th scope="col" className={styles.number}>
                {t.quantity}
              </th>
              <th scope="col" className={styles.unit}>
                {t.unit}
              </th>
              <th scope="col" className={styles.price}>
                {t.unitPrice}
              </th>
              <th scope="col" className={styles.number}>
                {t.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow key={line.id} line={line} answer={answers.get(line.id)} onChange={onChange} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t.baseBid}
              </th>
              <td colSpan={5} className={styles.number}>
                {formatMoney(base)}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

/** Enter in a price goes on to the price of the next line, as in a spreadsheet. */
function goDown(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  let row = event.currentTarget.closest('tr')?.nextElementSibling;
  while (row && !row.querySelector('input')) row = row.nextElementSibling;
  const next = row?.querySelector('input');
  next?.focus();
  next?.select();
}

interface LineRowProps {
  line: AskedLine;
  answer: OfferLine | undefined;
  onChange: LinesToPriceProps['onChange'];
}

const LineRow = memo(
  function LineRow({ line, answer, onChange }: LineRowProps) {
    const isAsked = isInScope(line);
    const isOut = isAsked && answer?.coverage === 'EXCLUDED';
    const price = offerPrice(line, answer);
    const byAmount = line.quantity === null;
    const field =
      isOut || !isAsked || !onChange ? null : (
        <form onSubmit={goDown}>
          <MoneyField
            label={`${byAmount ? t.amount : t.unitPrice}, ${line.name}`}
            labelHidden
            size="small"
            align="end"
            alwaysCents={!byAmount}
            allowsNegative
            placeholder={NOTHING}
            value={priceTyped(line, answer)}
            onChange={(value) => onChange((offer) => withPrice(offer, line, value))}
          />
        </form>
      );
    const typed = priceTyped(line, answer);
    const shown = isOut || !isAsked || typed === null ? NOTHING : formatMoney(typed);
    return (
      <tr
        data-line={line.id}
        {...((isOut || !isAsked) && { className: isOut ? styles.excluded : styles.notAsked })}
      >
        <td className={styles.section}>{line.section}</td>
        <th scope="row" className={styles.lineName}>
          {line.name}
        </th>
        <td className={styles.scope}>
          {!isAsked ? (
            line.inclusion === 'BY_OTHERS' ? (
              t.byOthers
            ) : (
              t.notInThisPackage
            )
          ) : onChange ? (
            <Button
              variant="quiet"
              size="small"
              icon={isOut ? X : Check}
              onPress={() =>
                onChange((offer) => withAnswer(offer, line.id, { coverage: isOut ? 'INCLUDED' : 'EXCLUDED' }))
              }
            >
              {isOut ? t.excluded : t.included}
              <span className={styles.heard}>{`, ${line.name}`}</span>
            </Button>
          ) : isOut ? (
            t.excluded
          ) : (
            t.included
          )}
        </td>
        <td className={`${styles.number} ${styles.quantity}`}>
          {line.quantity === null ? '' : formatNumber(line.quantity)}
          <span className={styles.unitBeside}>{line.unit}</span>
        </td>
        <td className={styles.unit}>{line.unit}</td>
        <td className={styles.price}>{byAmount ? '' : (field ?? shown)}</td>
        <td className={`${styles.number} ${styles.amount}`}>
          {byAmount ? (field ?? shown) : price === null ? NOTHING : formatMoney(price)}
        </td>
      </tr>
    );
  },
  // `onChange` is new at each render and does the same.
  (before, after) =>
    before.line === after.line &&
    before.answer === after.answer &&
    (before.onChange === undefined) === (after.onChange === undefined),
);
