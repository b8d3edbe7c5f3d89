import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { useCan } from '#platform/flags';
import { useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ChoiceList, InOnePiece, ListSkeleton, Page } from '#shared/page';
import { FactorCard } from '../components/FactorCard.tsx';
import { IndexEditor } from '../components/IndexEditor.tsx';
import { IndexList } from '../components/IndexList.tsx';
import { indexQuery, indicesQuery } from '../indexQueries.ts';
import * as styles from '../components/Normalization.css.ts';
import * as t from '../texts.ts';

const PasteIndex = lazy(() => import('../components/PasteIndex.tsx'));

const param = 'itemDetailsId';

/** The company's cost indices: what building costs in a place, at a time, by a measure of its own (docs/product/normalization.md). */
export default function NormalizationIndicesScreen() {
  const [address, setAddress] = useAddress();
  const [search, setSearch] = useState('');
  const [adds, setAdds] = useState(false);
  const mayAdd = useCan('add_normalizationindex');
  const query = useQuery(indicesQuery(''));
  const found = useQuery(indicesQuery(search.trim()));
  const choose = (id: number | null) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(param);
        else next.set(param, String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  const indices = query.data;
  const asked = address.get(param);
  const chosen = indices?.find(({ id }) => String(id) === asked) ?? indices?.[0];
  const add = mayAdd ? (
    <Button variant="primary" icon={Plus} onPress={() => setAdds(true)}>
      {t.newIndex}
    </Button>
  ) : null;
  return (
    <Page title={t.costIndexLibrary} count={indices && String(indices.length)} actions={add}>
      {query.isError && !indices ? (
        <Card>
          <LoadError what={t.costIndices} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : indices === undefined ? (
        <ListSkeleton />
      ) : (
        <InOnePiece place={<ListSkeleton />}>
          <div className={styles.room}>
            <ChoiceList label={t.index} chosen={chosen?.name} stackedAt={styles.stackedAt}>
              {(onChosen) => (
                <IndexList
                  indices={found.data ?? indices}
                  chosen={chosen?.id ?? null}
                  search={search}
                  onSearch={setSearch}
                  onChoose={(id) => {
                    choose(id);
                    onChosen();
                  }}
                />
              )}
            </ChoiceList>
            {chosen === undefined ? (
              <Card>
                <EmptyState title={t.noIndicesYet} text={t.tablesOfWhatBuildingCosts} action={add} />
              </Card>
            ) : (
              <OpenIndex id={chosen.id} onGone={() => choose(null)} />
            )}
            <div className={styles.aside}>
              <FactorCard indices={indices} />
            </div>
          </div>
        </InOnePiece>
      )}
      {adds ? (
        <Suspense fallback={null}>
          <PasteIndex
            kind={null}
            onClose={() => setAdds(false)}
            onAdded={(id) => {
              setAdds(false);
              choose(id);
            }}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

function OpenIndex({ id, onGone }: { id: number; onGone: () => void }) {
  const index = useQuery(indexQuery(id));
  if (index.data) return <IndexEditor key={id} index={index.data} onGone={onGone} />;
  return (
    <Card>
      {index.isError ? (
        <LoadError what={t.theIndex} error={index.error} onRetry={() => void index.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Card>
  );
}
