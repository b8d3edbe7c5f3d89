import { useState } from 'react';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { type AskedField, type Cell, isProposed, type Table } from '#domain/amplify';
import { PRIORITIES } from '#domain/items';
import type { Reference } from '../amplifyQueries.ts';
import { referenceLink } from '../model/referenceLink.ts';
import * as t from '../texts.ts';
import * as styles from './Amplify.css.ts';

interface BlockTableProps {
  projectId: number;
  label: string;
  table: Table;
  isBusy: boolean;
  onShow: (reference: Reference) => void;
  onPropose: (oid: number, field: AskedField, value: string | null) => void;
}

/** A table of an answer; a proposed value stands behind the one that it would take the place of. */
export function BlockTable({ projectId, label, table, isBusy, onShow, onPropose }: BlockTableProps) {
  const { headers, rows, isProposedChange } = table;
  return (
    <ScrollBox role="group" label={label} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headers.map(({ field, label: name, align }) => (
              <th key={field} scope="col" className={styles.th} data-end={align === 'end' || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ oid, reference, cells, problem }, row) => (
            // Rows of one table keep their places.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {cells.map((cell, at) => {
                const head = headers[at];
                const isCode = reference !== null && cell.label === reference.code;
                return (
                  <td
                    key={head?.field ?? at}
                    className={styles.td}
                    data-end={head?.align === 'end' || undefined}
                  >
                    {isCode ? (
                      <a
                        className={styles.codeLink}
                        href={referenceLink(projectId, reference)}
                        onClick={(event) => {
                          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                          event.preventDefault();
                          onShow(reference);
                        }}
                      >
                        {cell.label}
                      </a>
                    ) : (
                      <CellValue
                        cell={cell}
                        field={head?.field ?? ''}
                        name={t.labelOfCode(head?.label ?? '', reference?.code ?? '')}
                        editable={isProposedChange && !isBusy && oid !== null}
                        onPropose={(field, value) => {
                          if (oid !== null) onPropose(oid, field, value);
                        }}
                      />
                    )}
                    {at === 1 && problem !== null ? <span className={styles.problem}>{problem}</span> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface CellValueProps {
  cell: Cell;
  field: string;
  name: string;
  editable: boolean;
  onPropose: (field: AskedField, value: string | null) => void;
}

/** Old struck through, new beside it; a press on the new one edits it: Enter keeps, Escape leaves it as it was. */
function CellValue({ cell, field, name, editable, onPropose }: CellValueProps) {
  const [editing, setEditing] = useState(false);
  if (!isProposed(cell)) return cell.label;
  const edits = editable && (field === 'due_date' || field === 'priority');
  const keep = (value: string) => {
    setEditing(false);
    if (value !== '' && value !== cell.new_value) onPropose(field as AskedField, value);
  };
  return (
    <>
      <del className={styles.old}>{cell.label}</del>
      {editing ? (
        <Editor
          field={field}
          name={name}
          value={cell.new_value ?? ''}
          onKeep={keep}
          onLeave={() => setEditing(false)}
        />
      ) : edits ? (
        <button
          type="button"
          className={styles.editable}
          aria-label={t.newLabelEditName(cell.new_label ?? '', name)}
          onClick={() => setEditing(true)}
        >
          <ins className={styles.proposed}>{cell.new_label}</ins>
        </button>
      ) : (
        <ins className={styles.proposed}>{cell.new_label}</ins>
      )}
    </>
  );
}

interface EditorProps {
  field: string;
  name: string;
  value: string;
  onKeep: (value: string) => void;
  onLeave: () => void;
}

function Editor({ field, name, value, onKeep, onLeave }: EditorProps) {
  const [typed, setTyped] = useState(value);
  const keys = {
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Enter') onKeep(typed);
      if (event.key !== 'Escape') return;
      // Only the cell is left, not the dialog.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      onLeave();
    },
  };
  const focus = (node: HTMLElement | null) => node?.focus();
  return field === 'priority' ? (
    <select
      ref={focus}
      className={styles.editor}
      aria-label={name}
      value={typed}
      onChange={({ currentTarget }) => onKeep(currentTarget.value)}
      onBlur={onLeave}
      {...keys}
    >
      {PRIORITIES.map(({ value: priority, label }) => (
        <option key={priority} value={priority}>
          {label}
        </option>
      ))}
    </select>
  ) : (
    <input
      ref={focus}
      type="date"
      className={styles.editor}
      aria-label={name}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => onKeep(typed)}
      {...keys}
    />
  );
}
