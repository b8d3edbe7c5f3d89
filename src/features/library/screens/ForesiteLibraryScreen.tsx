import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { tagsQuery } from '#features/items';
import { useCan } from '#platform/flags';
import { useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { Page, ToolRow } from '#shared/page';
import { IdeasGrid } from '../components/IdeasGrid.tsx';
import { LibraryTabs } from '../components/LibraryTabs.tsx';
import { ideaFlyout } from '../ideaFlyout.ts';
import { ideaListQuery } from '../ideaQueries.ts';
import { type IdeaFilters, readIdeaFilters, writeIdeaFilters } from '../model/ideaFilters.ts';
import * as t from '../texts.ts';

const IdeaFlyout = lazy(() => import('../components/IdeaFlyout.tsx'));

/** The company's library of ideas: what was tried before, at the prices of the last time (docs/product/foresite.md). */
export default function ForesiteLibraryScreen() {
  const [filters, change] = useIdeaFilters();
  const { openId, open, close } = useFlyout(ideaFlyout);
  const ideas = useQuery(ideaListQuery(filters));
  const count = ideas.data?.count;
  const add = useCan('add_idea') ? (
    <Button variant="primary" icon={Plus} onPress={() => open('new')}>
      {t.newIdea}
    </Button>
  ) : null;
  return (
    <Page
      title={t.foresiteLibrary}
      count={count === undefined ? undefined : count === 1 ? t.idea1 : t.countIdeas(count)}
      actions={add}
    >
      <LibraryTabs current="IDEA" />
      <ToolRow>
        <SearchField
          label={t.searchIdeas}
          placeholder={t.nameOrText}
          value={filters.search}
          onChange={(search) => change({ search, offset: 0 })}
        />
        <TagChip tag={filters.tag} onChange={(tag) => change({ tag, offset: 0 })} />
      </ToolRow>
      <IdeasGrid
        page={ideas.data}
        filters={filters}
        onChange={change}
        openId={openId}
        onOpen={open}
        add={add}
        failure={
          ideas.error && !ideas.data ? (
            <LoadError what={t.ideasLower} error={ideas.error} onRetry={() => void ideas.refetch()} />
          ) : undefined
        }
      />
      {openId === null ? null : (
        <Suspense fallback={null}>
          <IdeaFlyout key={openId} ideaId={openId} onOpen={open} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

function TagChip({ tag, onChange }: { tag: string | null; onChange: (tag: string | null) => void }) {
  const tags = useQuery(tagsQuery()).data?.results ?? [];
  const items = tags.map(({ name }) => ({
    id: name,
    label: name,
    kind: 'radio' as const,
    checked: name === tag,
    onSelect: () => onChange(name),
  }));
  return (
    <Menu
      label={t.tag}
      sections={[{ id: 'tags', items }]}
      renderTrigger={(trigger) => (
        <FilterChip label={t.tag} value={tag ?? undefined} trigger={trigger} onClear={() => onChange(null)} />
      )}
    />
  );
}

/** The filters of the address, and a way to change some of them. */
function useIdeaFilters(): [IdeaFilters, (change: Partial<IdeaFilters>) => void] {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readIdeaFilters(address), [address]);
  const change = useCallback(
    (part: Partial<IdeaFilters>) =>
      setAddress((current) => writeIdeaFilters(current, { ...readIdeaFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [filters, change];
}
