import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { MapPin, SlidersHorizontal, TrendingUp } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { INDEX_KINDS, type IndexKind } from '#domain/normalization';
import type { IndexSummary } from '../indexQueries.ts';
import { factsOf } from '../model/indexRows.ts';
import * as t from '../texts.ts';
import * as styles from './Normalization.css.ts';

const icons = { location: MapPin, time: TrendingUp, custom: SlidersHorizontal } as const;
const kinds = Object.keys(INDEX_KINDS) as IndexKind[];

export interface IndexListProps {
  indices: readonly IndexSummary[];
  chosen: number | null;
  search: string;
  onSearch: (search: string) => void;
  onChoose: (id: number) => void;
}

/** The company's indices, kind by kind, the default of each first. */
export function IndexList({ indices, chosen, search, onSearch, onChoose }: IndexListProps) {
  return (
    <Card>
      <Stack gap={3}>
        <SearchField
          label={t.searchIndices}
          placeholder={t.nameCityOrYear}
          value={search}
          onChange={onSearch}
        />
        {indices.length === 0 ? (
          <Text tone="muted">{search === '' ? t.noIndicesYetSentence : t.noIndexMatchesSearch(search)}</Text>
        ) : null}
        {kinds.map((kind) => {
          const own = indices.filter((index) => index.kind === kind);
          if (own.length === 0) return null;
          return (
            <section key={kind} aria-label={INDEX_KINDS[kind].label}>
              <h2 className={styles.group}>{INDEX_KINDS[kind].label}</h2>
              <ul className={styles.list}>
                {own.map((index) => (
                  <li key={index.id}>
                    <button
                      type="button"
                      className={styles.choice}
                      aria-current={index.id === chosen || undefined}
                      onClick={() => onChoose(index.id)}
                    >
                      <Icon of={icons[kind]} size="small" />
                      <span className={styles.words}>
                        <span className={styles.name}>{index.name}</span>
                        <span className={styles.facts}>
                          {index.is_default ? t.defaultFactsOf(factsOf(index)) : factsOf(index)}
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </Stack>
    </Card>
  );
}
