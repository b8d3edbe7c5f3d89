import { useLayoutEffect, useRef, useState } from 'react';
import { formatArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { abbreviate, formatMoney, formatPercent } from '#domain/money';
import { personName } from '#domain/people';
import { ITEM_STATUSES } from '#domain/items';
import { CRITERION_RESULTS } from '#domain/vision';
import { ProjectPicture, useProject } from '#shared/project';
import { pointsText, valuedRows } from '../model/valueForCost.ts';
import { fitting, sheetRows, TIGHTEST } from '../model/fitting.ts';
import * as t from '../texts.ts';
import type { Vision } from '../visionQueries.ts';
import * as styles from './VisionSheet.css.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What the browser's own menu prints while the figures are still read: it does not wait, and old ones are not passed on as those of now. */
export function UnreadSheet() {
  usePaperSize();
  return (
    <article className={styles.sheet} aria-label={t.visionOnOnePage}>
      <p>{t.theFiguresAreBeingRead}</p>
    </article>
  );
}

interface VisionSheetProps {
  vision: Vision;
  /** When its figures were read, in milliseconds. */
  readAt: number;
}

/** The vision on one sheet of paper, for an owner's wall: what does not fit is counted, never cut in the middle. */
export function VisionSheet({ vision, readAt }: VisionSheetProps) {
  const project = useProject();
  usePaperSize();
  const { sheet, most, isTight } = useRoom();
  const { statement, agreed_by: person, agreed_on: day, facts, drivers, items, program, cost } = vision;
  const figures = [
    ...facts.map(({ label, value }) => [label, value] as const),
    ...(program?.target != null
      ? [[t.area, formatArea({ value: program.target, unit: program.unit })] as const]
      : []),
    ...(cost?.target_budget != null ? [[t.budget, abbreviate(cost.target_budget)] as const] : []),
  ];
  const front = valuedRows(drivers, items ?? []).filter(({ isOnFront }) => isOnFront);
  return (
    <article
      ref={sheet}
      className={styles.sheet}
      data-tight={isTight || undefined}
      aria-label={t.visionOnOnePage}
    >
      <header className={styles.head}>
        <div className={styles.picture}>
          <ProjectPicture project={project} size="wide" />
        </div>
        <div>
          <p className={styles.kind}>{t.visionFiguresOfFormat(moment.format(readAt))}</p>
          <h2 className={styles.name}>{project.name}</h2>
          {person || day ? (
            <p className={styles.quiet}>
              {[
                t.agreed,
                person ? t.byPersonName(personName(person)) : '',
                day ? t.onDate(formatDate(day)) : '',
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
          ) : null}
        </div>
      </header>
      {statement === '' ? null : (
        <p className={styles.statement} data-long={statement.length > 700 || undefined}>
          {statement}
        </p>
      )}
      {figures.length > 0 ? (
        <dl className={styles.facts}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className={styles.pair}>
        <Part
          title={t.valueDrivers}
          rows={drivers.map(({ id, name, weight }) => ({ id, name, figures: [formatPercent(weight)] }))}
          most={most.drivers}
        />
        <div className={styles.stack}>
          {cost ? (
            <Part
              title={t.cost}
              rows={[
                { id: 1, name: t.budget, figures: [formatMoney(cost.target_budget)] },
                { id: 2, name: t.forecast, figures: [formatMoney(cost.forecast)] },
                {
                  id: 3,
                  name: (cost.gap ?? 0) > 0 ? t.overBudget : t.underBudget,
                  figures: [cost.gap === null ? '-' : formatMoney(Math.abs(cost.gap))],
                },
              ]}
            />
          ) : null}
          {program ? (
            <Part
              title={t.program}
              rows={program.components
                .filter(({ is_counted: isCounted }) => isCounted)
                .map(({ id, name, area }) => ({ id, name, figures: [area ? formatArea(area) : '-'] }))}
              most={most.components}
              total={{ name: t.planned, figure: formatArea({ value: program.planned, unit: program.unit }) }}
            />
          ) : null}
        </div>
      </div>
      {front.length > 0 ? (
        <Part
          title={t.valueForCostNothingCheaper}
          heads={[t.item, t.status, t.cost, t.valuePoints]}
          rows={front.map(({ id, code, name, status, cost: amount, value }) => ({
            id,
            name: `${code} ${name}`,
            figures: [ITEM_STATUSES[status].label, formatMoney(amount), pointsText(value)],
          }))}
          most={most.items}
        />
      ) : null}
      {vision.criteria.length > 0 ? (
        <Part
          title={t.successCriteria}
          rows={vision.criteria.map(({ id, name, judge, milestone, result }) => ({
            id,
            name,
            figures: [judge ? personName(judge) : '-', milestone?.name ?? '-', CRITERION_RESULTS[result]],
          }))}
          heads={[t.criterion, t.judgedBy, t.at, t.result]}
          most={most.criteria}
        />
      ) : null}
    </article>
  );
}

/** How many rows have room: long words above them leave less. */
function useRoom() {
  const sheet = useRef<HTMLElement>(null);
  const [tightness, setTightness] = useState(0);
  // Before the paper is taken: each turn gives up a row of each part until nothing is beyond the edge.
  useLayoutEffect(() => {
    const paper = sheet.current;
    if (paper && paper.scrollHeight > paper.clientHeight && tightness < TIGHTEST) setTightness(tightness + 1);
  }, [tightness]);
  return { sheet, most: sheetRows(tightness), isTight: tightness > 0 };
}

/** Letter, upright, with margins of half an inch, while the sheet is on the page. */
function usePaperSize(): void {
  useLayoutEffect(() => {
    const rule = new CSSStyleSheet();
    rule.replaceSync('@page { size: letter portrait; margin: 12.7mm; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rule);
    };
  }, []);
}

interface PartProps {
  title: string;
  rows: readonly { id: number; name: string; figures: readonly string[] }[];
  /** What stands in each column, where there are several. */
  heads?: readonly string[];
  /** How many have room on the sheet. */
  most?: number;
  total?: { name: string; figure: string };
}

function Part({ title, rows, heads, most = rows.length, total }: PartProps) {
  const { shown, more } = fitting(rows, most);
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <table className={styles.table}>
        {heads ? (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {shown.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {figures.map((figure, place) => (
                // The places are those of the heads.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={place}>{figure}</td>
              ))}
            </tr>
          ))}
          {total ? (
            <tr data-total>
              <th scope="row">{total.name}</th>
              <td>{total.figure}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
      {more > 0 ? <p className={styles.quiet}>{t.andMoreMore(more)}</p> : null}
    </section>
  );
}
