import { levelIn, type RiskReading, type RiskScale } from '#domain/risks';
import * as t from '../texts.ts';
import * as styles from './RiskMatrix.css.ts';

const ratings = [1, 2, 3, 4, 5] as const;
/** Size of a cell with the gap to the next one, and where the first begins, px. */
const step = { x: 31, y: 30, left: 32, top: 4, width: 29, height: 28 } as const;

interface Spot {
  x: number;
  y: number;
}

const spotOf = ({ likelihood, impact }: RiskReading): Spot | null =>
  likelihood === null || impact === null
    ? null
    : {
        x: step.left + (impact - 1) * step.x + step.width / 2,
        y: step.top + (5 - likelihood) * step.y + step.height / 2,
      };

const said = ({ likelihood, impact }: RiskReading) =>
  likelihood === null || impact === null
    ? t.notRated
    : t.likelihoodLikelihoodImpactImpact(likelihood, impact);

export interface RiskMatrixProps {
  readings: Readonly<Record<'inherent' | 'now' | 'residual', RiskReading>>;
  scale: RiskScale;
}

/** Where the risk was, is and will be, on the company's matrix, with arrows from one to the next. */
export function RiskMatrix({ readings: { inherent, now, residual }, scale }: RiskMatrixProps) {
  const [first, here, left] = [spotOf(inherent), spotOf(now), spotOf(residual)];
  return (
    <svg
      className={styles.matrix}
      viewBox="0 0 186 190"
      role="img"
      aria-label={t.inherentNowAfterMitigations(said(inherent), said(now), said(residual))}
    >
      {ratings.map((rating) => (
        <text key={rating} x={25} y={step.top + (5 - rating) * step.y + 18} textAnchor="end">
          {rating}
        </text>
      ))}
      {ratings.map((likelihood) =>
        ratings.map((impact) => (
          <rect
            key={`${likelihood} ${impact}`}
            className={styles.cell}
            data-level={levelIn(scale, likelihood, impact)}
            x={step.left + (impact - 1) * step.x}
            y={step.top + (5 - likelihood) * step.y}
            width={step.width}
            height={step.height}
            rx={4}
          />
        )),
      )}
      {ratings.map((rating) => (
        <text key={rating} x={step.left + (rating - 1) * step.x + step.width / 2} y={165} textAnchor="middle">
          {rating}
        </text>
      ))}
      <text x={108.5} y={182} textAnchor="middle" className={styles.title}>
        {t.impact}
      </text>
      <text transform="translate(10 78) rotate(-90)" textAnchor="middle" className={styles.title}>
        {t.likelihood}
      </text>
      <Arrow from={first} to={here} className={styles.line} />
      <Arrow from={here} to={left} className={styles.ahead} />
      <Ring at={first} under={here} className={styles.ring} />
      <Ring at={left} under={here} className={styles.next} />
      {here ? <circle cx={here.x} cy={here.y} r={6} className={styles.spot} /> : null}
    </svg>
  );
}

const isSame = (one: Spot | null, other: Spot | null) => one?.x === other?.x && one?.y === other?.y;

/** A reading where the risk is not now; what is under the present one is not drawn. */
function Ring({ at, under, className }: { at: Spot | null; under: Spot | null; className: string }) {
  return at === null || isSame(at, under) ? null : <circle cx={at.x} cy={at.y} r={5} className={className} />;
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** From beside one mark to beside the next. */
function Arrow({ from, to, className }: { from: Spot | null; to: Spot | null; className: string }) {
  if (from === null || to === null || isSame(from, to)) return null;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const along = (spot: Spot, by: number, turn = 0): [number, number] => [
    spot.x + Math.cos(angle + turn) * by,
    spot.y + Math.sin(angle + turn) * by,
  ];
  const [startX, startY] = along(from, 7);
  const [endX, endY] = along(to, -9);
  const tip = { x: endX, y: endY };
  return (
    <>
      <path className={className} d={`M${point(startX, startY)}L${point(endX, endY)}`} />
      <path
        className={styles.line}
        d={`M${point(...along(tip, -7, 0.55))}L${point(endX, endY)}L${point(...along(tip, -7, -0.55))}`}
      />
    </>
  );
}
