import { invalidFields } from './errors.ts';

/**
 * The SQL order of `-due_date,name`: each field's own expression, nothing last, `tie` settling what is equal.
 * A field that cannot be ordered by is refused with those that can.
 */
export function orderBy(
  ordering: string | undefined,
  columns: Readonly<Record<string, string>>,
  usual: string,
  tie: string,
): string {
  if (ordering === undefined || ordering === '') return `${usual}, ${tie}`;
  const terms = ordering.split(',').map((term) => {
    const field = term.replace(/^-/, '');
    if (!Object.hasOwn(columns, field)) {
      throw invalidFields({
        ordering: [`"${field}" cannot be ordered by. Use ${Object.keys(columns).join(', ')}.`],
      });
    }
    return `${columns[field]} ${term.startsWith('-') ? 'desc' : 'asc'} nulls last`;
  });
  return [...terms, tie].join(', ');
}
