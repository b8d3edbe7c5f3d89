import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { DayCalendar } from '../../private/date/calendars.tsx';
import { useAnchored } from '../../private/floating/useAnchored.ts';
import { useLayerLevel } from '../../private/layers/LayerLevel.ts';
import { popupRoot } from '../../private/layers/popupRoot.ts';
import { useLayer } from '../../private/layers/useLayer.ts';
import { Listbox } from '../../private/listbox/Listbox.tsx';
import { moves, useListWalk } from '../../private/listbox/useListKeys.ts';
import { createPortal } from 'react-dom';
import type { CellContent } from './cellChange.ts';
import type { EditorState, PanelKeys } from './panelKeys.ts';
import type { CellType, ChoiceType, DateType } from './cellTypes.ts';
import { writeCell } from './writeCell.ts';
import * as styles from './editing.css.ts';

export interface EditorPanelProps {
  edit: CellType;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  state: EditorState;
  /** What the text means now. */
  value: CellContent;
  today: string | undefined;
  /** The editor asks here first what to do with a key. */
  onKeys: (keys: PanelKeys | undefined) => void;
  /** Something was picked; `closes` where that ends the editing. */
  onPick: (content: CellContent, closes: boolean) => void;
  onText: (text: string) => void;
  onClose: () => void;
}

/** The list or calendar below an editor. */
export function EditorPanel(props: EditorPanelProps) {
  const { edit } = props;
  if (edit.type === 'choice' || edit.type === 'choices') return <ChoiceList {...props} edit={edit} />;
  return edit.type === 'date' ? <DayPicker {...props} edit={edit} /> : null;
}

const typedName = (text: string, several: boolean) =>
  (several ? (text.split(/[,;\n]/).at(-1) ?? '') : text).trim().toLowerCase();

function ChoiceList({
  edit,
  label,
  anchor,
  state,
  value,
  onKeys,
  onPick,
  onText,
  onClose,
}: EditorPanelProps & { edit: ChoiceType }) {
  const id = useId();
  const several = edit.type === 'choices';
  const wanted = state.touched ? typedName(state.text, several) : '';
  const held = 'value' in value ? value.value : null;
  const selected = new Set(
    Array.isArray(held) ? (held as readonly string[]) : typeof held === 'string' ? [held] : [],
  );
  // A name typed in full is no filter any more: the others are there to choose from.
  const isName = edit.options.some(({ label: name }) => name.toLowerCase() === wanted);
  const options = isName
    ? edit.options
    : edit.options.filter(({ label: name }) => name.toLowerCase().includes(wanted));
  const chosen = options.findIndex((option) => selected.has(option.value));
  const [moved, setMoved] = useState<{ by: string; index: number }>();
  const active = moved?.by === wanted ? Math.min(moved.index, options.length - 1) : Math.max(0, chosen);

  const { list, walk } = useListWalk();

  const pick = (option: { value: string } | undefined) => {
    if (!option) return;
    if (!several) {
      onPick({ value: option.value }, true);
      return;
    }
    const next = selected.has(option.value)
      ? [...selected].filter((one) => one !== option.value)
      : [...selected, option.value];
    const text = writeCell(next, edit);
    onText(text === '' ? '' : `${text}, `);
  };
  const handleKey: PanelKeys = (event) => {
    if (moves.has(event.key) && !event.altKey && options.length > 0) {
      // At an end of the list, too, it is what the keys are on that stands out.
      setMoved({ by: wanted, index: active });
      walk(event);
      event.preventDefault();
      return true;
    }
    if (event.key === 'ArrowUp' && event.altKey) {
      onClose();
      event.preventDefault();
      return true;
    }
    // Space marks one of several; the name is typed otherwise.
    if (several && event.key === ' ' && (moved !== undefined || wanted === '')) {
      pick(options[active]);
      event.preventDefault();
      return true;
    }
    // Going on takes the option that stands out, unless the text says all there is to say.
    const goesOn = event.key === 'Enter' || event.key === 'Tab';
    const option = options[active];
    const standsOut = moved !== undefined || (wanted !== '' && !isName);
    if (goesOn && !several && option && standsOut) return { value: option.value };
    return false;
  };
  useEffect(() => {
    onKeys(handleKey);
    return () => onKeys(undefined);
  });
  return (
    <Listbox
      keys={list}
      id={id}
      label={label}
      anchor={anchor}
      options={options}
      selected={selected}
      active={active}
      multiple={several}
      empty="No options found"
      onActive={(index) => setMoved({ by: wanted, index })}
      onPick={pick}
      onClose={onClose}
    />
  );
}

function DayPicker({
  edit,
  label,
  anchor,
  value,
  today,
  onPick,
  onClose,
}: EditorPanelProps & { edit: DateType }) {
  const panel = useRef<HTMLDivElement>(null);
  const [present] = useState(() => new Date().toISOString().slice(0, 10));
  const level = useLayerLevel();
  const { setPanel, style } = useAnchored({ open: true, anchor });
  useLayer({ open: true, level, panel, anchor, onClose, closesOnOutsidePress: true });
  const held = 'value' in value && typeof value.value === 'string' && value.value !== '' ? value.value : null;
  return createPortal(
    <div
      role="dialog"
      aria-label={label}
      data-editor-panel
      ref={(node) => {
        panel.current = node;
        setPanel(node);
      }}
      className={styles.calendar}
      style={{ ...style, zIndex: level }}
    >
      <DayCalendar
        label={label}
        value={held}
        today={today ?? held ?? present}
        minimum={edit.minimum}
        maximum={edit.maximum}
        onPick={(day) => onPick({ value: day }, true)}
      />
    </div>,
    popupRoot(),
  );
}
