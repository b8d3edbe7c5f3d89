import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import type { Format } from '../codeQueries.ts';
import * as t from '../texts.ts';
import * as styles from './FormatList.css.ts';

export interface FormatListProps {
  formats: readonly Format[];
  current: number;
  onChoose: (id: number) => void;
}

/** The formats, standard ones first. */
export function FormatList({ formats, current, onChoose }: FormatListProps) {
  const children = new Set(formats.map((one) => one.child_definition_id));
  const groups = [
    { title: t.standard, rows: formats.filter((one) => one.is_standard) },
    { title: t.own, rows: underParents(formats.filter((one) => !one.is_standard)) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <nav aria-label={t.formats}>
      <Card>
        <Stack gap={4}>
          {groups.map(({ title, rows }) => (
            <Stack key={title} gap={1}>
              <Text as="h2" size="meta" tone="subtle">
                {title}
              </Text>
              <ul className={styles.list}>
                {rows.map((format) => (
                  <li key={format.id} className={children.has(format.id) ? styles.child : undefined}>
                    <button
                      type="button"
                      className={styles.row}
                      aria-current={format.id === current ? 'true' : undefined}
                      onClick={() => onChoose(format.id)}
                    >
                      <span className={styles.name}>{format.name}</span>
                      <span className={styles.facts}>{factsOf(format)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </Stack>
          ))}
        </Stack>
      </Card>
    </nav>
  );
}

/** Each format followed by the one that details it. */
function underParents(formats: readonly Format[]): Format[] {
  const byId = new Map(formats.map((one) => [one.id, one]));
  const children = new Set(formats.map((one) => one.child_definition_id));
  return formats
    .filter(({ id }) => !children.has(id))
    .flatMap((top) => {
      const chain = [top];
      for (let at = byId.get(top.child_definition_id ?? 0); at; at = byId.get(at.child_definition_id ?? 0))
        chain.push(at);
      return chain;
    });
}

const factsOf = ({
  short_name: short,
  is_default: usual,
  is_estimates_only: estimates,
  code_count: count,
}: Format) =>
  [
    short,
    usual ? 'default' : '',
    estimates ? t.estimatesOnly : '',
    count === 1 ? t.code1 : t.numberCodes(formatNumber(count)),
  ]
    .filter(Boolean)
    .join(', ');
