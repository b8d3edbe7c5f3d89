import { useEffect, useEffectEvent, useMemo, type KeyboardEvent, type RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useCollator } from 'react-aria/useCollator';
import { useListBox } from 'react-aria/useListBox';
import { useListState } from 'react-stately/useListState';
import { OptionList } from './optionList.ts';
import type { Option } from './options.ts';

/** Height of a row with one line under a pointer, in pixels. */
export const rowHeight = 32;

/** Hands a key of the control on to its open list. */
export type ListKeys = (event: KeyboardEvent) => void;

interface OptionStateProps<Value extends string> {
  id: string;
  label: string;
  /** What has the focus while the list is used. */
  control: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  options: readonly Option<Value>[];
  selected?: ReadonlySet<Value>;
  active: number;
  multiple?: boolean;
  /** Rows that a page has. */
  page?: number;
  /** Past the end to the start. */
  wraps?: boolean;
  onActive: (index: number) => void;
  /** Left out where the control alone chooses. */
  onPick?: (option: Option<Value>) => void;
}

const none: ReadonlySet<never> = new Set();

/** The library's list state, keys and roles over our options, with the focus in the control. */
export function useOptionState<Value extends string>(props: OptionStateProps<Value>) {
  const { id, label, control, list, options, selected = none, active, multiple = false } = props;
  const { page = 10, wraps = false, onActive, onPick } = props;
  const collection = useMemo(() => new OptionList(options), [options]);
  const state = useListState<Option>({
    collection,
    selectionMode: multiple ? 'multiple' : 'single',
    selectedKeys: selected,
    // Picking the chosen one again closes the list; one that is blocked can be walked to and says why.
    disallowEmptySelection: !multiple,
    allowDuplicateSelectionEvents: true,
    disabledBehavior: 'selection',
    onSelectionChange: (next) => {
      if (next === 'all') return;
      const picked = options.find(({ value }) =>
        multiple ? next.has(value) !== selected.has(value) : next.has(value),
      );
      if (picked && picked.disabledReason === undefined) onPick?.(picked);
    },
  });
  const manager = state.selectionManager;
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const keyboardDelegate = useMemo(
    () =>
      new ListKeyboardDelegate({
        collection,
        collator,
        ref: list,
        disabledBehavior: 'selection',
        // Rows out of sight are not drawn: a page is counted in rows.
        layoutDelegate: {
          getItemRect: (key) => ({
            x: 0,
            y: collection.placeOf(key) * rowHeight,
            width: 1,
            height: rowHeight,
          }),
          getVisibleRect: () => ({ x: 0, y: 0, width: 1, height: (page + 1) * rowHeight }),
          getContentSize: () => ({ width: 1, height: collection.size * rowHeight }),
        },
      }),
    [collection, collator, list, page],
  );
  const { listBoxProps } = useListBox(
    {
      id,
      'aria-label': label,
      keyboardDelegate,
      shouldUseVirtualFocus: true,
      shouldFocusWrap: wraps,
      shouldSelectOnPressUp: true,
      isVirtualized: true,
      escapeKeyBehavior: 'none',
    },
    state,
    control,
  );
  const { onKeyDown, onKeyDownCapture, tabIndex: _tabIndex, ...listProps } = listBoxProps;
  const walk: ListKeys = (event) => {
    onKeyDownCapture?.(event as KeyboardEvent<HTMLElement>);
    // A space within a word that is typed: it has been taken.
    if (event.isPropagationStopped()) return;
    onKeyDown?.(event as KeyboardEvent<HTMLElement>);
  };
  // The owner says where the list starts; keys and letters of the library go on from there.
  const activeKey = options[active]?.value ?? null;
  const { focusedKey } = manager;
  const focus = useEffectEvent((key: Value | null) => manager.setFocusedKey(key));
  const tell = useEffectEvent((key: typeof focusedKey) => {
    if (key !== null && key !== activeKey && collection.placeOf(key) >= 0) onActive(collection.placeOf(key));
  });
  useEffect(() => tell(focusedKey), [focusedKey]);
  useEffect(() => focus(activeKey), [activeKey]);
  return { state, listProps, walk };
}
