import { useVirtualizer } from '@tanstack/react-virtual';
import {
  use,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { ListStateContext } from 'react-aria-components/ListBox';
import { useOption } from 'react-aria/useListBox';
import { createPortal } from 'react-dom';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Check } from '../../icons/shapes.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { touch, touchHeight } from '../../foundations/touchArea.ts';
import { useAnchored } from '../floating/useAnchored.ts';
import { useLayerLevel } from '../layers/LayerLevel.ts';
import { popupRoot } from '../layers/popupRoot.ts';
import { useLayer } from '../layers/useLayer.ts';
import { useMedia } from '../media/useMedia.ts';
import type { Option } from './options.ts';
import { rowHeight, useOptionState, type ListKeys } from './useOptionState.ts';
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
  /** Takes the keys that walk the list, for a control that has no keys of its own for it. */
  keys?: Ref<ListKeys>;
  onActive: (index: number) => void;
  onPick: (option: Option<Value>) => void;
  onClose: () => void;
}

/** Greatest heights of the list in pixels, by how many can be chosen (docs/product/lists.md). */
const tallest = { one: 350, several: 400 } as const;

/** From so many options on only those in sight are drawn. */
const many = 100;

const heightOf = (option: Option | undefined, isTouch: boolean) => {
  const isOneLine = option?.disabledReason === undefined && option?.description === undefined;
  const height = isOneLine ? rowHeight : rowHeight + 18;
  return isTouch ? Math.max(height, touchHeight) : height;
};

/** The list itself, in a piece that comes when it is near use: see `Listbox`. */
export function ListboxPanel<Value extends string>(props: ListboxProps<Value>) {
  const { id, anchor, options, active, multiple = false, busy = false, empty, footer, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const level = useLayerLevel();
  const height = multiple ? tallest.several : tallest.one;
  const { setPanel, style } = useAnchored({
    open: true,
    anchor,
    matchWidth: true,
    tallest: height,
  });
  useLayer({ open: true, level, panel, anchor, onClose, closesOnOutsidePress: true });
  const { state, listProps, walk } = useOptionState({ ...props, control: anchor, list });
  useImperativeHandle(props.keys, () => walk);
  const isLong = options.length > many;
  const isTouch = useMedia(touch);
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    enabled: isLong,
    count: options.length,
    getScrollElement: () => list.current,
    // Rows of a long list have one line each for label and second text, so that none has to be measured.
    estimateSize: (index) => heightOf(options[index], isTouch),
    overscan: 8,
  });
  const show = useEffectEvent((index: number) => {
    if (isLong && index >= 0) rows.scrollToIndex(index);
    else document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(active), [id, active]);
  const draw = (option: Option<Value>, index: number, place?: CSSProperties) => (
    <OptionRow
      key={option.value}
      id={`${id}-${index}`}
      option={option}
      active={index === active}
      multiple={multiple}
      onActive={() => props.onActive(index)}
      {...(place ? { place, index, count: options.length } : {})}
    />
  );
  return createPortal(
    <div
      role="presentation"
      ref={(node) => {
        panel.current = node;
        setPanel(node);
      }}
      className={styles.panel}
      // Bounded from the first drawing on: the window over a long list is measured before the panel has its place.
      style={{ maxHeight: height, ...style, zIndex: level }}
      // The control keeps the focus while the list is used with the pointer.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        {...listProps}
        ref={list}
        role="listbox"
        className={styles.list}
        aria-busy={busy || undefined}
        tabIndex={-1}
      >
        <ListStateContext value={state}>
          {isLong ? (
            <div role="presentation" className={styles.long} style={{ height: rows.getTotalSize() }}>
              {rows.getVirtualItems().map(({ index, start }) => {
                const option = options[index];
                return (
                  option &&
                  draw(option, index, {
                    transform: `translateY(${start}px)`,
                    height: heightOf(option, isTouch),
                  })
                );
              })}
            </div>
          ) : (
            options.map((option, index) => draw(option, index))
          )}
        </ListStateContext>
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
  active: boolean;
  multiple: boolean;
  onActive: () => void;
  /** In a long list: where it stands. */
  place?: CSSProperties;
  index?: number;
  count?: number;
}

function OptionRow(props: OptionRowProps) {
  const { id, option, active, multiple, onActive, place, index = 0, count } = props;
  const row = useRef<HTMLDivElement>(null);
  const state = use(ListStateContext);
  if (!state) throw new Error('An option stands in a list');
  const blocked = option.disabledReason !== undefined;
  const { optionProps, isSelected } = useOption({ key: option.value }, state, row);
  const second = option.disabledReason ?? option.description;
  return (
    <div
      {...optionProps}
      id={id}
      ref={row}
      role="option"
      className={styles.option}
      style={place}
      data-index={index}
      data-active={active || undefined}
      aria-selected={isSelected}
      // The library would take the keys off one that is disabled; here it is walked to and says why.
      aria-disabled={blocked || undefined}
      // All its words are its name.
      aria-labelledby={undefined}
      aria-describedby={undefined}
      aria-posinset={count === undefined ? undefined : index + 1}
      aria-setsize={count}
      onPointerMove={active ? undefined : onActive}
    >
      {multiple ? (
        <span className={styles.box} data-on={isSelected || undefined}>
          {isSelected ? <Icon of={Check} size="small" /> : null}
        </span>
      ) : null}
      {option.start ?? (option.icon ? <Icon of={option.icon} tone="muted" /> : null)}
      <span className={styles.text}>
        {option.label}
        {second === undefined ? null : <small className={styles.second}>{second}</small>}
      </span>
      {!multiple && isSelected ? <Icon of={Check} tone="accent" /> : null}
    </div>
  );
}
