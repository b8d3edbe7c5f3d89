import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { isDollars, MARKUP_REASON, TEMPLATE_KINDS } from '#domain/markups';
import { formatCents, NOTHING } from '#domain/money';
import type { EstimateMarkups } from '../estimateQueries.ts';
import { type DraftMarkup, isOwn, markupEffect, projectRate } from '../model/markupDraft.ts';
import * as t from '../texts.ts';
import * as styles from './Estimate.css.ts';

export interface MarkupLinesProps {
  lines: readonly DraftMarkup[];
  /** What they are reckoned on. */
  markups: EstimateMarkups;
  /** The estimate as it was entered, in dollars. */
  total: number;
  /** What is wrong, by place and column: `markups.2.value`. */
  errors: Readonly<Record<string, readonly string[]>>;
  isReadOnly: boolean;
  onChange: (lines: DraftMarkup[]) => void;
}

/** The lines of the project as they lie on an estimate: on or off, at what rate, why, and what each adds. */
export function MarkupLines({ lines, markups, total, errors, isReadOnly, onChange }: MarkupLinesProps) {
  const effect = markupEffect(lines, markups, total);
  const change = (id: number, part: Partial<DraftMarkup>) =>
    onChange(lines.map((line) => (line.markup_id === id ? { ...line, ...part } : line)));
  return (
    <table className={styles.markups}>
      <thead>
        <tr>
          <th scope="col">{t.on}</th>
          <th scope="col">{t.markup}</th>
          <th scope="col">{t.rate}</th>
          <th scope="col">{t.reason}</th>
          <th scope="col">{t.adds}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => {
          const { markup_id: id, name, kind } = line;
          const error = (column: string) => errors[`markups.${place}.${column}`]?.join(' ');
          const Value = isDollars(kind) ? MoneyField : PercentField;
          return (
            <tr key={id} data-own={isOwn(line) || undefined}>
              <td>
                <Switch
                  label={t.nameIsOn(name)}
                  labelHidden
                  checked={line.is_on}
                  onChange={(isOn) => change(id, { is_on: isOn })}
                  {...(isReadOnly && { disabledReason: t.setTheMarkups })}
                />
              </td>
              <th scope="row">
                {name}
                <small className={styles.markupNote}>
                  {t.labelProjectValue(
                    TEMPLATE_KINDS[kind].label,
                    line.project_is_on ? projectRate(line) : t.off,
                  )}
                </small>
              </th>
              <td className={styles.markupRate}>
                <Value
                  label={t.rateOfName(name)}
                  labelHidden
                  size="small"
                  decimals={4}
                  allowsNegative
                  readOnly={isReadOnly}
                  error={error('value')}
                  value={line.value}
                  onChange={(value) => change(id, { value })}
                />
              </td>
              <td className={styles.markupReason}>
                <TextField
                  label={t.reasonForName(name)}
                  labelHidden
                  size="small"
                  maxLength={MARKUP_REASON}
                  placeholder={isReadOnly ? undefined : t.reason}
                  readOnly={isReadOnly}
                  error={error('reason')}
                  value={line.reason}
                  onChange={(reason) => change(id, { reason })}
                />
              </td>
              <td>{effect && line.is_on ? formatCents(effect.amounts[place] ?? 0) : NOTHING}</td>
            </tr>
          );
        })}
      </tbody>
      {effect ? (
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t.linesThatTakeTheseMarkups}
            </th>
            <td>{formatCents(markups.direct)}</td>
          </tr>
          {effect.others === 0 ? null : (
            <tr>
              <th scope="row" colSpan={4}>
                {t.linesWithNoMarkup}
              </th>
              <td>{formatCents(effect.others)}</td>
            </tr>
          )}
          <tr data-strong>
            <th scope="row" colSpan={4}>
              {t.constructionCostWithMarkups}
            </th>
            <td>{formatCents(effect.total)}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
