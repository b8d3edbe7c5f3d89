import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { useCan } from '#platform/flags';
import { useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ChoiceList, ListSkeleton, Page } from '#shared/page';
import { TemplateEditor } from '../components/TemplateEditor.tsx';
import { TemplateList } from '../components/TemplateList.tsx';
import { templatesQuery } from '../templateQueries.ts';
import * as styles from '../components/Markups.css.ts';
import * as t from '../texts.ts';

const param = 'itemDetailsId';

/** The company's markup templates: what is added to direct cost, line by line (docs/product/markups.md). */
export default function MarkupTemplatesScreen() {
  const [address, setAddress] = useAddress();
  const [search, setSearch] = useState('');
  const mayAdd = useCan('add_markuptemplate');
  const query = useQuery(templatesQuery(''));
  const found = useQuery(templatesQuery(search.trim()));
  const asked = address.get(param);
  const choose = (id: number | 'new' | null) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(param);
        else next.set(param, String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  const templates = query.data;
  const chosen =
    asked === 'new' && mayAdd ? 'new' : (templates?.find(({ id }) => String(id) === asked) ?? templates?.[0]);
  return (
    <Page title={t.markupTemplates} count={templates && String(templates.length)}>
      {query.isError && !templates ? (
        <Card>
          <LoadError what={t.markupTemplatesLower} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : templates === undefined ? (
        <ListSkeleton />
      ) : (
        <div className={styles.room}>
          <ChoiceList
            label={t.template}
            chosen={chosen === 'new' ? t.newTemplate : chosen?.name}
            stackedAt={styles.stackedAt}
          >
            {(onChosen) => (
              <TemplateList
                templates={found.data ?? templates}
                chosen={chosen === 'new' ? 'new' : (chosen?.id ?? null)}
                search={search}
                onSearch={setSearch}
                onChoose={(id) => {
                  choose(id);
                  onChosen();
                }}
                mayAdd={mayAdd}
              />
            )}
          </ChoiceList>
          {chosen === undefined ? (
            <Card>
              <EmptyState
                title={t.noMarkupTemplatesYet}
                text={t.whatIsAddedToDirect}
                {...(mayAdd && {
                  action: (
                    <Button variant="primary" icon={Plus} onPress={() => choose('new')}>
                      {t.newTemplate}
                    </Button>
                  ),
                })}
              />
            </Card>
          ) : (
            <TemplateEditor
              key={chosen === 'new' ? 'new' : chosen.id}
              template={chosen === 'new' ? undefined : chosen}
              onSaved={choose}
              onGone={() => choose(null)}
            />
          )}
        </div>
      )}
    </Page>
  );
}
