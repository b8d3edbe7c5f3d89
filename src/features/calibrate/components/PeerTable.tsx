import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { type Factor, FACTORS, type PeerMeasure, type Standing } from '#domain/calibrate';
import { NOTHING } from '#domain/money';
import { PATHS } from '#platform/routing';
import { generatePath } from 'react-router-dom';
import * as t from '../texts.ts';
import { LeftOutNote } from './LeftOut.tsx';
import { Why } from '#shared/why';
import { type Choices, factorReason, peerReason } from '../model/calibrateReasons.ts';
import { amountWords, factorWords, peerAxis, type PeerRow } from '../model/peerRows.ts';
import * as styles from './Calibrate.css.ts';

export interface PeerTableProps {
  mine: PeerRow | null;
  rows: readonly PeerRow[];
  standing: Standing | null;
  measure: PeerMeasure;
  isNormalized: boolean;
  skips: Choices['skips'];
  onSwitch: (peer: PeerRow['peer'], isOut: boolean) => void;
  /** May let peers count again that are left out for everybody. */
  mayWrite: boolean;
}

const placeOf = ({ city, year }: PeerRow['peer']) => [city, year].filter((part) => part !== null).join(', ');

/** Each project from what it cost to what it would cost here, as figures and as steps on one scale. */
export function PeerTable(props: PeerTableProps) {
  const { mine, rows, standing, measure, isNormalized, skips, onSwitch, mayWrite } = props;
  const shown = mine ? [mine, ...rows] : rows;
  const amounts = shown.flatMap(({ steps, amount }) => (isNormalized ? steps : [amount]));
  const { at, ticks } = peerAxis(amounts);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.counts}</th>
            <th scope="col">{t.project}</th>
            <th scope="col">{t.cityYear}</th>
            <th scope="col" className={styles.number}>
              {t.raw}
            </th>
            <th scope="col" className={styles.number}>
              {t.city}
            </th>
            <th scope="col" className={styles.number}>
              {t.time}
            </th>
            <th scope="col" className={styles.number}>
              {t.custom}
            </th>
            <th scope="col" className={styles.number}>
              {t.normalized}
            </th>
            <th scope="col" className={styles.track} aria-hidden>
              {ticks.map(({ amount, label }) => (
                <span key={amount} className={styles.tick} style={{ insetInlineStart: `${at(amount)}%` }}>
                  {label}
                </span>
              ))}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr
              key={row.peer.id}
              data-mine={row.isMine || undefined}
              data-out={row.isOut || undefined}
              data-outlier={
                (!row.isMine && !row.isOut && standing?.outliers.includes(row.amount)) || undefined
              }
            >
              <td>
                {row.isMine ? null : (
                  <Checkbox
                    label={t.nameCounts(row.peer.name)}
                    labelHidden
                    checked={!row.isOut}
                    disabledReason={row.peer.left_out_note !== null && !mayWrite ? t.itIsLeftOut : undefined}
                    onChange={(counts) => onSwitch(row.peer, !counts)}
                  />
                )}
              </td>
              <th scope="row">
                {row.isMine ? (
                  row.peer.name
                ) : (
                  <Link
                    variant="plain"
                    href={generatePath(PATHS.overview, { projectId: String(row.peer.id) })}
                  >
                    {row.peer.name}
                  </Link>
                )}
                {!row.isMine && !row.isOut && standing?.outliers.includes(row.amount) ? (
                  <span className={styles.outlier}>{t.outlier}</span>
                ) : null}
                {row.isMine ? null : <LeftOutNote peer={row.peer} isOut={row.isOut} />}
              </th>
              <td className={styles.place}>{placeOf(row.peer) || '-'}</td>
              <td className={styles.number}>
                <Why
                  name={t.rawName(row.peer.name)}
                  text={amountWords(row.steps[0], measure)}
                  reason={() => peerReason(row, { measure, isNormalized: false, skips })}
                />
              </td>
              {(Object.keys(FACTORS) as Factor[]).map((factor) => (
                <td key={factor} className={styles.number}>
                  <FactorWhy row={row} factor={factor} measure={measure} />
                </td>
              ))}
              <td className={`${styles.number} ${styles.strong}`}>
                <Why
                  name={t.normalizedName(row.peer.name)}
                  text={amountWords(row.steps[3], measure)}
                  reason={() => peerReason(row, { measure, isNormalized: true, skips })}
                />
              </td>
              <td className={styles.track} aria-hidden>
                {ticks.map(({ amount }) => (
                  <span key={amount} className={styles.rule} style={{ insetInlineStart: `${at(amount)}%` }} />
                ))}
                <Steps row={row} at={at} isNormalized={isNormalized} />
                {standing ? (
                  <span className={styles.median} style={{ insetInlineStart: `${at(standing.median)}%` }} />
                ) : null}
                {mine ? (
                  <span className={styles.mine} style={{ insetInlineStart: `${at(mine.amount)}%` }} />
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A factor with what it does; a dash where it changes nothing. */
function FactorWhy({ row, factor, measure }: { row: PeerRow; factor: Factor; measure: PeerMeasure }) {
  const text = factorWords(row.peer[FACTORS[factor].field]);
  if (text === NOTHING) return text;
  return (
    <Why
      name={`${FACTORS[factor].label}, ${row.peer.name}`}
      text={text}
      reason={() => factorReason(row, factor, measure)}
    />
  );
}

interface StepsProps {
  row: PeerRow;
  at: (amount: number) => number;
  isNormalized: boolean;
}

function Steps({ row: { steps, amount, isMine }, at, isNormalized }: StepsProps) {
  const [raw, place, time, own] = steps;
  const bar = (kind: 'city' | 'time' | 'custom', from: number, to: number) =>
    from === to ? null : (
      <span
        className={styles.bar}
        data-kind={kind}
        style={{
          insetInlineStart: `${Math.min(at(from), at(to))}%`,
          width: `${Math.abs(at(to) - at(from))}%`,
        }}
      />
    );
  return (
    <>
      {isNormalized ? (
        <>
          {bar('city', raw, place)}
          {bar('time', place, time)}
          {bar('custom', time, own)}
          {raw === own ? null : <span className={styles.raw} style={{ insetInlineStart: `${at(raw)}%` }} />}
        </>
      ) : null}
      <span
        className={styles.dot}
        data-mine={isMine || undefined}
        style={{ insetInlineStart: `${at(amount)}%` }}
      />
    </>
  );
}
