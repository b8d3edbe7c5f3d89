import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { ScorePill } from '#design-system/feedback/ScorePill/ScorePill.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Ellipsis, Pencil, Trash2 } from '#design-system/icons/shapes.ts';
import { formatCode } from '#domain/items';
import { formatMoney, NOTHING } from '#domain/money';
import { attributeColumns, type AttributeDefinition } from '#shared/attributes';
import { levelLabel, nameOf, STATUS_LOOKS } from '../model/riskWords.ts';
import type { RiskBrief, RiskPage } from '../riskQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Register.css.ts';

const money = (value: number | null) => <Figure>{value === null ? NOTHING : formatMoney(value)}</Figure>;

/** The risk's value; while none is set, the estimated one that counts in its place. */
function Value({ risk: { value, estimated_value: estimated } }: { risk: RiskBrief }) {
  if (value !== null || estimated === null) return money(value);
  return (
    <>
      <span className={styles.estimated}>{t.est}</span> {money(estimated)}
    </>
  );
}

/** Done mitigations of all, percent; null without any. */
function doneShare(counts: RiskBrief['mitigation_counts']): number | null {
  const total = counts.DRAFT + counts.IN_PROGRESS + counts.COMPLETE;
  return total === 0 ? null : Math.floor((counts.COMPLETE * 100) / total);
}

/** Done mitigations of all, as a bar with its percentage. */
function Mitigated({ counts }: { counts: RiskBrief['mitigation_counts'] }) {
  const share = doneShare(counts);
  if (share === null) return <span className={styles.none}>{t.noMitigation}</span>;
  return (
    <span className={styles.mitigated}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.barDone} style={{ width: `${share}%` }} />
      </span>
      {`${share}%`}
    </span>
  );
}

export interface RiskColumnFacts {
  /** Over all pages; only with more than one risk. */
  totals: RiskPage['totals'] | undefined;
  count: number;
  /** The company's own fields. */
  attributes: readonly AttributeDefinition[];
  onOpen: (id: number) => void;
  /** Left out where the person may only read. */
  onRemove?: (risk: RiskBrief) => void;
}

/** The register's columns with their least widths: those up to the owner come first, as they stand whole beside the open sidebar. */
export function riskColumns({
  totals,
  count,
  attributes,
  onOpen,
  onRemove,
}: RiskColumnFacts): GridColumn<RiskBrief>[] {
  const sum = (value: number) => ({ renderTotal: () => <Figure>{formatMoney(value)}</Figure> });
  return [
    {
      id: 'number',
      title: t.code,
      width: 64,
      minWidth: 40,
      frozen: true,
      value: ({ number }) => number,
      exportValue: ({ number }) => formatCode('risk', number),
      render: ({ number }) => formatCode('risk', number),
    },
    {
      id: 'name',
      title: t.name,
      width: 280,
      shrinksTo: 200,
      minWidth: 200,
      grow: true,
      frozen: true,
      hideable: false,
      value: ({ name }) => name,
      onActivate: ({ id }) => onOpen(id),
      render: ({ id, name }) => (
        <Link variant="plain" href={`?itemDetailsId=${id}`}>
          {name}
        </Link>
      ),
      ...(totals && { renderTotal: () => t.countRisks(count) }),
    },
    {
      id: 'score',
      title: t.score,
      width: 90,
      align: 'center',
      value: ({ score }) => score,
      exportValue: ({ score }) => score || null,
      render: ({ score, level }) => <ScorePill score={score} level={level} label={levelLabel(level)} />,
    },
    {
      id: 'value',
      title: t.value,
      width: 150,
      align: 'end',
      value: ({ value, estimated_value: estimated }) => value ?? estimated,
      exportKind: 'money',
      render: (risk) => <Value risk={risk} />,
      ...(totals && sum(totals.value)),
    },
    {
      id: 'mitigated',
      title: t.mitigated,
      width: 150,
      value: ({ mitigation_counts: counts }) => counts.COMPLETE,
      exportKind: 'percent',
      exportValue: ({ mitigation_counts: counts }) => doneShare(counts) ?? t.noMitigation,
      render: ({ mitigation_counts: counts }) => <Mitigated counts={counts} />,
    },
    {
      id: 'category',
      title: t.category,
      width: 150,
      value: ({ category }) => category?.name,
      render: ({ category }) => category?.name ?? NOTHING,
    },
    {
      id: 'component',
      title: t.component,
      width: 150,
      value: ({ component }) => component?.name,
      render: ({ component }) => component?.name ?? NOTHING,
    },
    {
      id: 'owner',
      title: t.owner,
      width: 80,
      inSight: true,
      value: ({ owner }) => owner && nameOf(owner),
      render: ({ owner }) =>
        owner ? <Avatar name={nameOf(owner)} src={owner.avatar_url} seed={String(owner.id)} /> : NOTHING,
    },
    {
      id: 'original_value',
      title: t.originalValue,
      width: 150,
      align: 'end',
      value: ({ original_value: value }) => value,
      exportKind: 'money',
      render: ({ original_value: value }) => money(value),
      ...(totals && sum(totals.original_value)),
    },
    {
      id: 'likelihood',
      title: t.likelihood,
      width: 100,
      align: 'center',
      value: ({ likelihood }) => likelihood,
      render: ({ likelihood }) => likelihood ?? NOTHING,
    },
    {
      id: 'impact',
      title: t.impact,
      width: 100,
      align: 'center',
      value: ({ impact }) => impact,
      render: ({ impact }) => impact ?? NOTHING,
    },
    {
      id: 'status',
      title: t.status,
      width: 140,
      value: ({ status }) => status,
      exportValue: ({ status }) => STATUS_LOOKS[status].label,
      render: ({ status }) => <StatusTag {...STATUS_LOOKS[status]} />,
    },
    ...attributeColumns<RiskBrief>(attributes),
    {
      id: 'options',
      title: t.actions,
      renderTitle: () => null,
      width: 60,
      frozen: 'end',
      hideable: false,
      render: (risk) => <RowMenu risk={risk} onOpen={onOpen} {...(onRemove && { onRemove })} />,
    },
  ];
}

function RowMenu({
  risk,
  onOpen,
  onRemove,
}: Pick<RiskColumnFacts, 'onOpen' | 'onRemove'> & { risk: RiskBrief }) {
  const code = formatCode('risk', risk.number);
  return (
    <Menu
      label={t.actionsOfCode(code)}
      placement="bottom-end"
      sections={[
        {
          id: 'actions',
          items: [
            { id: 'edit', label: onRemove ? t.edit : t.open, icon: Pencil, onSelect: () => onOpen(risk.id) },
            ...(onRemove
              ? [{ id: 'delete', label: t.deleteWord, icon: Trash2, onSelect: () => onRemove(risk) }]
              : []),
          ],
        },
      ]}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} size="small" label={t.actionsOfCode(code)} trigger={trigger} />
      )}
    />
  );
}
