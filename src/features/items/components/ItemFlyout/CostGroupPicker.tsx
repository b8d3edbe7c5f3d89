import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { costFormatsQuery, isInCodeLists } from '#features/codes';
import type { DefaultFormat } from '#domain/items';
import type { CostGroup, CustomCode } from '#shared/foresite';
import { FirstAndMore } from '#shared/page';
import * as t from '../../texts.ts';
import { CodeChoice, type CodeFormat } from './CodeChoice.tsx';
import * as styles from './SubItemsTable.css.ts';

export interface CostGroupPickerProps {
  /** Place of the row, from 1. */
  row: number;
  uniFormat: CostGroup | null;
  masterFormat: CostGroup | null;
  codes: readonly CustomCode[];
  /** The format that opens first: the one that costs are coded by. */
  format?: DefaultFormat | undefined;
  /** The row lacks the code that an approval needs. */
  lacking: boolean;
  /** It stands alone: a stop of the Tab key, with the word for what it is while it says nothing. */
  inCard?: boolean;
  /** Shows its codes in one line: the first, and how many more there are. */
  inLine?: boolean;
  /** Opens it with this in its search; a new object each time. */
  typed?: { text: string } | undefined;
  onClose?: () => void;
  onChange: (change: {
    uniFormat?: CostGroup | null;
    masterFormat?: CostGroup | null;
    codes?: readonly CustomCode[];
  }) => void;
}

/** Codes one below the other, or in one line the first and how many more there are; two formats may say the same. */
export function Codes({ codes, inLine }: { codes: readonly string[]; inLine: boolean }) {
  if (codes.length > 0 && !inLine)
    return codes.map((code, place) => <span key={`${place} ${code}`}>{code}</span>);
  return <FirstAndMore names={codes} />;
}

/** Where a row's cost belongs: by element (UniFormat), by trade (MasterFormat), and in the company's own formats. */
export function CostGroupPicker(props: CostGroupPickerProps) {
  const {
    row,
    uniFormat,
    masterFormat,
    codes,
    format: usual = 'UF',
    lacking,
    inCard,
    inLine = false,
    typed,
    onChange,
  } = props;
  const own = useQuery(costFormatsQuery()).data?.results.filter(isInCodeLists) ?? [];
  const [picked, setAt] = useState<string>();
  const at = picked ?? String(usual);
  const shown = [uniFormat, masterFormat, ...codes].flatMap((group) => (group ? [group.div_code] : []));
  const formats: CodeFormat[] = [
    { id: 'UF', label: t.uniformat, chosen: uniFormat },
    { id: 'MF', label: t.masterformat, chosen: masterFormat },
    ...own.map(({ id, name }) => ({
      id: String(id),
      label: name,
      chosen: codes.find((code) => code.definition_id === id) ?? null,
    })),
  ];
  const choose = (format: string, group: CostGroup | null) => {
    if (format === 'UF') return onChange({ uniFormat: group });
    if (format === 'MF') return onChange({ masterFormat: group });
    const others = codes.filter((code) => String(code.definition_id) !== format);
    const definition = own.find(({ id }) => String(id) === format)?.short_name ?? '';
    return onChange({ codes: group ? [...others, { ...group, definition }] : others });
  };
  return (
    <Popover
      label={t.costGroupsRowRow(row)}
      width={380}
      opensOn={typed}
      onOpenChange={(open) => {
        if (!open) props.onClose?.();
      }}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          // In a grid its cell is the stop of the Tab key; Enter presses it from there.
          tabIndex={inCard ? 0 : -1}
          className={styles.codes}
          data-card={inCard || undefined}
          data-lacking={lacking || undefined}
          aria-label={t.costGroupsRowRowValue(row, shown.join(', ') || t.noneLower)}
        >
          {shown.length === 0 && (lacking || inCard) ? t.addCode : <Codes codes={shown} inLine={inLine} />}
        </button>
      )}
    >
      {(close) => (
        <CodeChoice
          formats={formats}
          typed={typed?.text ?? ''}
          at={at}
          onFormat={setAt}
          onChoose={(group) => {
            choose(at, group);
            if (group) close();
          }}
        />
      )}
    </Popover>
  );
}
