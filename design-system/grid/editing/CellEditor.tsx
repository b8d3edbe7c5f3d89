import { createContext, use, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { opened } from '../../private/on-demand/onDemand.tsx';
import type { CellContent } from './cellChange.ts';
import type { PanelKeys } from './panelKeys.ts';
import { actionOf, type GridAction } from './gridKeys.ts';
import type { ArrowKey } from './ranges.ts';
import type { EditSession } from './useEditSession.ts';
import * as styles from './editing.css.ts';

// Lists and calendars are heavy and not always wanted: a plain text field is there at once.
const EditorPanel = opened(async () => (await import('./EditorPanel.tsx')).EditorPanel);

/** What an editor asks of its grid; given through context, so that rows need not be drawn again for it. */
export interface EditorHost {
  read: (text: string) => CellContent;
  /** Shows what is typed so far. */
  preview: (content: CellContent) => void;
  /** Takes a content (undefined: it stays as it was) and goes on as the key says. */
  finish: (content: CellContent | undefined, then: GridAction | 'stay') => void;
  today: string | undefined;
}

/** Set by the grid around its rows. */
export const EditorHostContext = createContext<EditorHost | undefined>(undefined);

const arrowActions = {
  ArrowUp: 'commitUp',
  ArrowDown: 'commitDown',
  ArrowLeft: 'commitPrevious',
  ArrowRight: 'commitNext',
} as const;

/** The field in a cell that is being edited. */
export function CellEditor<Row>({ session, label }: { session: EditSession<Row>; label: string }) {
  const host = use(EditorHostContext);
  const { column, text: start } = session;
  const type = column.edit?.type ?? 'text';
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const panelKeys = useRef<PanelKeys>(undefined);
  const [text, setText] = useState(start);
  const [movesCaret, setMovesCaret] = useState(session.mode === 'caret');
  const isList = type === 'choice' || type === 'choices';
  const hasPanel = isList || type === 'date';
  const [panelOpen, setPanelOpen] = useState(session.opensList || isList);
  const multiline = column.edit?.type === 'text' && column.edit.multiline === true;
  const touched = session.mode === 'type' || text !== start;

  useLayoutEffect(() => {
    const node = field.current;
    node?.focus({ preventScroll: true });
    // What is searched in a list is typed anew.
    if (session.mode === 'caret' && (!session.atEnd || isList)) node?.select();
    else node?.setSelectionRange(node.value.length, node.value.length);
  }, [session, isList]);
  useLayoutEffect(() => {
    if (!multiline || !field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${field.current.scrollHeight + 2}px`;
    // The text is what makes it grow.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, multiline]);

  if (!host) return null;
  const finish = (then: GridAction | 'stay') => host.finish(touched ? host.read(text) : undefined, then);
  const handleText = (next: string) => {
    setText(next);
    if (isList) setPanelOpen(true);
    host.preview(host.read(next));
  };
  const breakLine = () => {
    const node = field.current;
    if (!node) return;
    node.setRangeText('\n', node.selectionStart, node.selectionEnd, 'end');
    handleText(node.value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const answer = panelOpen ? (panelKeys.current?.(event) ?? false) : false;
    // Keys typed here are about the text, not about the cells.
    event.stopPropagation();
    if (answer === true) return;
    const action = actionOf(event, 'editor');
    if (typeof answer === 'object' && action !== undefined) {
      event.preventDefault();
      host.finish(answer, action);
      return;
    }
    const leaves = !movesCaret && !panelOpen && event.key in arrowActions && !event.shiftKey && !event.altKey;
    if (action === undefined && !leaves) return;
    if (action === 'newLine' && !multiline) return;
    event.preventDefault();
    if (action === 'newLine') breakLine();
    else if (action === 'caret') setMovesCaret(!movesCaret);
    else if (action === 'showList') setPanelOpen(hasPanel);
    else if (action === 'cancel') host.finish(undefined, 'cancel');
    else if (action !== undefined) finish(action);
    else finish(arrowActions[event.key as ArrowKey]);
  };
  const shared = {
    ref: field,
    'aria-label': label,
    value: text,
    spellCheck: false,
    autoComplete: 'off',
    'data-align': isFigure(type) ? 'end' : undefined,
    onKeyDown: handleKeyDown,
    onChange: (event: { target: { value: string } }) => handleText(event.target.value),
  };
  return (
    <div
      ref={frame}
      className={styles.editor}
      data-multiline={multiline || undefined}
      onBlur={(event) => {
        const to = event.relatedTarget;
        // A press on an option is said to take the focus, which in truth stays in the field.
        const isSaidOnly = to !== null && document.activeElement === field.current;
        if (isSaidOnly || frame.current?.contains(to)) return;
        if (to instanceof Element && to.closest('[data-editor-panel]')) return;
        finish('stay');
      }}
    >
      {multiline ? (
        <textarea {...shared} className={styles.area} rows={1} />
      ) : (
        <input {...shared} className={styles.input} inputMode={isFigure(type) ? 'decimal' : undefined} />
      )}
      {panelOpen && hasPanel && column.edit ? (
        <EditorPanel
          edit={column.edit}
          label={column.title}
          anchor={frame}
          state={{ text, touched }}
          value={host.read(touched ? text : start)}
          today={host.today}
          onKeys={(keys) => (panelKeys.current = keys)}
          onPick={(content, closes) => {
            if (closes) host.finish(content, 'cancel');
            else host.preview(content);
          }}
          onText={(next) => handleText(next)}
          onClose={() => {
            setPanelOpen(false);
            field.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

const isFigure = (type: string) => ['number', 'money', 'percent', 'area'].includes(type);
