import { Link } from '#design-system/actions/Link/Link.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { formatMoney, formatPercent, NOTHING } from '#domain/money';
import { type RowDrags, RowGrip, type RowLifts } from '#shared/order';
import type { AllocationPreview } from '../../allocationQueries.ts';
import { type AllocationRow, type PackageNames, sharedOf } from '../../model/allocationWords.ts';
import * as t from '../../texts.ts';
import * as styles from './Allocation.css.ts';

export interface AllocationLook {
  names: PackageNames;
  /** The address of a work package. */
  hrefOf: (workPackageId: number) => string;
  /** Lines that the rule being written would take, and the names of where they would go. */
  taken: {
    lines: ReadonlySet<AllocationPreview['lines'][number]>;
    bidPackage: string;
    workPackage: string;
  } | null;
  /** Hears that a line is dragged or lifted; left out for those who may not allocate. */
  grip: (RowDrags & RowLifts) | undefined;
}

const percent = (share: number) => formatPercent(share, Number.isInteger(share) ? 0 : 2);

/** Lines of the estimate with where they go; what a rule would change shows in the accent. */
export function allocationColumns({
  names,
  hrefOf,
  taken,
  grip,
}: AllocationLook): GridColumn<AllocationRow>[] {
  const isTaken = ({ kind, line }: AllocationRow) => kind === 'line' && (taken?.lines.has(line.key) ?? false);
  const only = ({ line }: AllocationRow) => (line.parts.length === 1 ? line.parts[0] : undefined);
  const partOf = (row: AllocationRow) => (row.kind === 'part' ? row.part : only(row));
  const workName = (row: AllocationRow) => {
    const part = partOf(row);
    if (part) return names.workPackage(part.work_package_id) || NOTHING;
    return row.line.parts.length > 1 ? t.lengthPackages(row.line.parts.length) : NOTHING;
  };
  const bidName = (row: AllocationRow) => {
    const part = partOf(row);
    if (part) return names.bidPackage(part.work_package_id);
    return row.line.parts.length > 1 ? t.splitByShare : NOTHING;
  };
  const planned = (text: string) => <span className={styles.taken}>→ {text}</span>;
  return [
    {
      id: 'code',
      title: t.code,
      width: 72,
      frozen: true,
      value: (row) => (row.kind === 'line' ? row.line.code : null),
      render: (row) => (row.kind === 'line' ? (row.line.code ?? NOTHING) : ''),
    },
    {
      id: 'description',
      title: t.line,
      width: 140,
      grow: true,
      value: (row) => row.line.description,
      render: (row) =>
        row.kind === 'line' ? (
          grip ? (
            <span className={styles.gripped}>
              <RowGrip
                rowKey={row.key}
                onDragStart={grip.onDragStart}
                onDragEnd={grip.onDragEnd}
                lift={{ ...grip, label: t.moveWords(row.line.description) }}
              />
              {row.line.description}
            </span>
          ) : (
            row.line.description
          )
        ) : (
          <span className={styles.partName}>
            {names.workPackage(row.part.work_package_id) || names.bidPackage(null)}
          </span>
        ),
    },
    {
      id: 'component',
      title: t.component,
      width: 112,
      value: (row) => row.line.component?.name ?? null,
      render: (row) => (row.kind === 'line' ? (row.line.component?.name ?? NOTHING) : ''),
    },
    {
      id: 'amount',
      title: t.amount,
      width: 104,
      align: 'end',
      value: (row) => (row.kind === 'line' ? row.line.amount : row.part.amount),
      render: (row) => (
        <span className={row.kind === 'part' ? styles.part : undefined}>
          <Figure>{formatMoney(row.kind === 'line' ? row.line.amount : row.part.amount)}</Figure>
        </span>
      ),
    },
    {
      id: 'work_package',
      title: t.workPackage,
      width: 112,
      value: workName,
      render: (row) => {
        if (isTaken(row) && taken) return planned(taken.workPackage);
        const id = partOf(row)?.work_package_id;
        return id == null ? (
          workName(row)
        ) : (
          <Link variant="plain" href={hrefOf(id)}>
            {workName(row)}
          </Link>
        );
      },
    },
    {
      id: 'bid_package',
      title: t.bidPackage,
      width: 112,
      value: bidName,
      render: (row) => (isTaken(row) && taken ? planned(taken.bidPackage) : bidName(row)),
    },
    {
      id: 'share',
      title: t.share,
      width: 62,
      align: 'end',
      value: (row) => (row.kind === 'line' ? sharedOf(row.line) : row.part.share),
      render: (row) => {
        if (isTaken(row)) return <span className={styles.taken}>100%</span>;
        if (row.kind === 'part') return <span className={styles.part}>{percent(row.part.share)}</span>;
        return row.line.parts.length === 0 ? NOTHING : percent(sharedOf(row.line));
      },
    },
    {
      id: 'unallocated',
      title: t.unallocated,
      width: 106,
      align: 'end',
      value: (row) => (row.kind === 'line' ? row.line.unallocated : null),
      render: (row) => {
        if (row.kind === 'part') return '';
        const { kind, unallocated } = row.line;
        if (unallocated === 0) return NOTHING;
        if (kind === 'FUND') return <Figure>{t.moneyHeld(formatMoney(unallocated))}</Figure>;
        return (
          <span className={isTaken(row) ? styles.gone : styles.open}>
            <Figure>{formatMoney(unallocated)}</Figure>
          </span>
        );
      },
    },
    {
      id: 'by',
      title: t.by,
      width: 70,
      value: (row) => (row.kind === 'line' ? row.line.by : null),
      render: (row) =>
        row.kind === 'part' || row.line.by === null ? '' : row.line.by === 'HAND' ? t.hand : t.rule,
    },
  ];
}
