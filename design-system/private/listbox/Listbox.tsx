import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Check } from '../../icons/shapes.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { useAnchored } from '../floating/useAnchored.ts';
import { useLayerLevel } from '../layers/LayerLevel.ts';
import { popupRoot } from '../layers/popupRoot.ts';
import { useLayer } from '../layers/useLayer.ts';
import type { Option } from './options.ts';
import * as styles from './listbox.css.ts';

export interface ListboxProps<Value extends string> {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly Option<Value>[];
  selected: ReadonlySet<Value>;
  /** Index of the option the keys are on; -1 for none. */
  active: number;
  multiple?: boolean;
  busy?: boolean;
  /** Said when there is nothing to choose. */
  empty: string;
  /** A row after the options, e.g. the one that creates what was typed. */
  footer?: ReactNode;
  onActive: (index: number) => void;
  onPick: (option: Option<Value>) => void;
  onClose: () => void;
}

/** Greatest heights of the list in pixels, by how many can be chosen (docs/product/lists.md). */
const tallest = { one: 350, several: 400 } as const;

/** The list below a select or combo box; the focus stays in the control, which names the active option. */
export function Listbox<Value extends string>(props: ListboxProps<Value>) {
  const {
    id,
    label,
    anchor,
    options,
    selected,
    active,
    multiple = false,
    busy = false,
    empty,
    footer,
    onActive,
    onPick,
    onClose,
  } = props;
  const panel = useRef<HTMLDivElement>(null);
  const level = useLayerLevel();
  const { setPanel, style } = useAnchored({
    open: true,
    anchor,
    matchWidth: true,
    tallest: multiple ? tallest.several : tallest.one,
  });
  useLayer({ open: true, level, panel, anchor, onClose, closesOnOutsidePress: true });
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return createPortal(
    <div
      role="presentation"
      ref={(node) => {
        panel.current = node;
        setPanel(node);
      }}
      className={styles.panel}
      style={{ ...style, zIndex: level }}
      // The control keeps the focus while the list is used with the pointer.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        role="listbox"
        className={styles.list}
        id={id}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={busy || undefined}
        tabIndex={-1}
      >
        {options.map((option, index) => (
          <OptionRow
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            selected={selected.has(option.value)}
            active={index === active}
            multiple={multiple}
            onActive={() => onActive(index)}
            onPick={() => onPick(option)}
          />
        ))}
      </div>
      {busy ? (
        <div className={styles.note}>
          <Spinner label="Loading" />
        </div>
      ) : null}
      {options.length === 0 && !busy ? (
        <div className={styles.note} role="status">
          {empty}
        </div>
      ) : null}
      {footer}
    </div>,
    popupRoot(),
  );
}

interface OptionRowProps {
  id: string;
  option: Option;
  selected: boolean;
  active: boolean;
  multiple: boolean;
  onActive: () => void;
  onPick: () => void;
}

function OptionRow({ id, option, selected, active, multiple, onActive, onPick }: OptionRowProps) {
  const blocked = option.disabledReason !== undefined;
  const second = option.disabledReason ?? option.description;
  return (
    // The keys are handled by the control that owns the list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={selected}
      aria-disabled={blocked || undefined}
      data-active={active || undefined}
      onPointerMove={active ? undefined : onActive}
      onClick={blocked ? undefined : onPick}
    >
      {multiple ? (
        <span className={styles.box} data-on={selected || undefined}>
          {selected ? <Icon of={Check} size="small" /> : null}
        </span>
      ) : null}
      {option.start ?? (option.icon ? <Icon of={option.icon} tone="muted" /> : null)}
      <span className={styles.text}>
        {option.label}
        {second === undefined ? null : <small className={styles.second}>{second}</small>}
      </span>
      {!multiple && selected ? <Icon of={Check} tone="accent" /> : null}
    </div>
  );
}
