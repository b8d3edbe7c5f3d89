import type { ListState } from 'react-stately/useListState';
import { KeyedRows } from '../keyedRows.ts';
import type { Option } from './options.ts';

type OptionNode = NonNullable<ReturnType<ListState<Option>['collection']['getItem']>> & { key: string };

/** Options as the library's lists take them; what it asks about is made when it asks, so that ten thousand cost nothing before. */
export class OptionList extends KeyedRows<OptionNode> {
  private readonly options: readonly Option[];
  private readonly places: ReadonlyMap<string, number>;

  constructor(options: readonly Option[]) {
    super();
    this.options = options;
    this.places = new Map(options.map((option, index) => [option.value, index]));
  }

  get size(): number {
    return this.options.length;
  }

  placeOf(key: unknown): number {
    return typeof key === 'string' ? (this.places.get(key) ?? -1) : -1;
  }

  at(index: number): OptionNode | null {
    const option = index < 0 ? undefined : this.options[index];
    if (!option) return null;
    return {
      type: 'item',
      key: option.value,
      value: option,
      level: 0,
      hasChildNodes: false,
      childNodes: [],
      rendered: option.label,
      textValue: option.label,
      index,
      props: {},
    };
  }

  getKeys(): Iterable<string> {
    return this.places.keys();
  }

  getChildren(): Iterable<OptionNode> {
    return [];
  }

  *[Symbol.iterator](): Iterator<OptionNode> {
    for (let index = 0; index < this.options.length; index += 1) {
      const node = this.at(index);
      if (node) yield node;
    }
  }
}
