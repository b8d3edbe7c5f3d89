import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { CODE_LIMITS } from '#domain/codes';
import { formatNumber } from '#domain/money';
import { type RowDrags, RowGrip } from '#shared/order';
import type { DraftCode } from '../../model/codeDraft.ts';
import * as t from '../../texts.ts';
import * as styles from './CodeEditor.css.ts';

/** Code and name that are typed, the rows that name a code, and a grip to drag it by; keys do the same. */
export const codeColumns = (drags: RowDrags): GridColumn<DraftCode>[] => [
  {
    id: 'move',
    title: t.move,
    renderTitle: () => null,
    width: 32,
    minWidth: 32,
    resizable: false,
    align: 'center',
    render: ({ key }) => <RowGrip rowKey={key} {...drags} />,
  },
  {
    id: 'div_code',
    title: t.code,
    width: 140,
    shrinksTo: 84,
    edit: { type: 'text', maxLength: CODE_LIMITS.code },
    render: (row) => row.div_code,
  },
  {
    id: 'name',
    title: t.name,
    renderTitle: () => <span className={styles.nameTitle}>{t.name}</span>,
    width: 280,
    shrinksTo: 164,
    grow: true,
    edit: { type: 'text', maxLength: CODE_LIMITS.name },
    render: ({ name }) => <span className={styles.name}>{name}</span>,
  },
  {
    id: 'used',
    title: t.used,
    width: 80,
    shrinksTo: 56,
    align: 'end',
    exportValue: ({ used }) => used,
    render: ({ used }) => <Figure>{used === 0 ? '-' : formatNumber(used)}</Figure>,
  },
];
