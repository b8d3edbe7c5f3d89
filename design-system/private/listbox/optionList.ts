import type { ListState } from 'react-stately/useListState';
import type { Option } from './options.ts';

type OptionNode = NonNullable<ReturnType<ListState<Option>['collection']['getItem']>>;

/** Options as the library's lists take them; what it asks about is made when it asks, so that ten thousand cost nothing before. */
export class OptionList {
  private readonly options: readonly Option[];
  private readonly places: ReadonlyMap<string, number>;

  constructor(options: readonly Option[]) {
    this.options = options;
    this.places = new Map(options.map((option, index) => [option.value, index]));
  }

  get size(): number {
    return this.options.length;
  }

  placeOf(key: unknown): number {
    return typeof key === 'string' ? (this.places.get(key) ?? -1) : -1;
  }

  getItem(key: unknown): OptionNode | null {
    return this.at(this.placeOf(key));
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

  private keyAt(index: number): string | null {
    return this.options[index]?.value ?? null;
  }

  getKeys(): Iterable<string> {
    return this.places.keys();
  }

  getFirstKey(): string | null {
    return this.keyAt(0);
  }

  getLastKey(): string | null {
    return this.keyAt(this.options.length - 1);
  }

  getKeyBefore(key: unknown): string | null {
    return this.keyAt(this.placeOf(key) - 1);
  }

  getKeyAfter(key: unknown): string | null {
    return this.keyAt(this.placeOf(key) + 1);
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
