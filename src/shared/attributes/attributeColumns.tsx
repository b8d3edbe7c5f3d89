import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import type { GridColumn, SortValue } from '#design-system/grid/DataGrid/gridTypes.ts';
import { ATTRIBUTE_TYPES, attributeField, formatAttribute } from '#domain/attributes';
import type { AttributeDefinition } from './attributeQueries.ts';
import { type AttributedRow, attributeEdit, saidIn } from './attributeRows.ts';

/** Pixels (docs/product/attributes.md). */
const widths = { usual: 150, span: 250 } as const;

/**
 * The company's own fields as columns of a list, one each, named `ca_{slug}`. With a `today` their cells are edited.
 * Keep the list stable (useMemo).
 */
export function attributeColumns<Row extends AttributedRow>(
  attributes: readonly AttributeDefinition[],
  today?: string,
): GridColumn<Row>[] {
  return attributes.map((attribute): GridColumn<Row> => {
    const holds = ATTRIBUTE_TYPES[attribute.type].holds;
    const textOf = (row: Row) => formatAttribute(attribute, saidIn(row, attribute.id));
    const valueOf = (row: Row): SortValue => {
      const value = saidIn(row, attribute.id);
      if (value === null) return null;
      if (typeof value === 'number' && holds === 'number') return value;
      return holds === 'date' || holds === 'range' ? String(value) : textOf(row);
    };
    return {
      id: attributeField(attribute.slug),
      title: attribute.name,
      width: attribute.type === 'DATE_RANGE' ? widths.span : widths.usual,
      ...(holds === 'number' && { align: 'end' as const }),
      value: valueOf,
      text: textOf,
      render: (row) => (holds === 'number' ? <Figure>{textOf(row)}</Figure> : textOf(row)),
      exportValue: (row) =>
        saidIn(row, attribute.id) === null ? null : holds === 'number' ? valueOf(row) : textOf(row),
      ...(today !== undefined && { edit: attributeEdit<Row>(attribute, today) }),
    };
  });
}
