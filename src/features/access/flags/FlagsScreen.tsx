import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { FEATURE_FLAGS, type FlagKind, type FlagName, type FlagWords } from '#domain/access';
import { useSubject } from '#platform/flags';
import { HistoryList } from '#shared/history';
import { ToolRow } from '#shared/page';
import { AdministrationLayout } from '../administration/AdministrationLayout.tsx';
import * as t from '../texts.ts';
import { useSetFlag } from './flagMutations.ts';
import { flagHistoryQuery } from './flagQueries.ts';
import * as styles from './FlagsScreen.css.ts';

const CARDS: Readonly<Record<FlagKind, { title: string; about: string }>> = {
  tenant: { title: t.featuresOfTheCompany, about: t.whatYourCompanyUses },
  client: {
    title: t.partsOfTheApp,
    about: t.onOrOffByDefault,
  },
};
const words: Readonly<Record<FlagName, FlagWords>> = FEATURE_FLAGS;
const names = (Object.keys(FEATURE_FLAGS) as FlagName[]).filter((name) => words[name].isIdle !== true);

function matches(name: FlagName, search: string): boolean {
  const { label, opens } = FEATURE_FLAGS[name];
  const text = `${label} ${opens} ${name}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What is switched on for the company (docs/product/access.md); a switch holds for everybody at once. */
export default function FlagsScreen() {
  const { tenantFlags, clientFlags } = useSubject();
  const setFlag = useSetFlag();
  const history = useInfiniteQuery(flagHistoryQuery);
  const [search, setSearch] = useState('');
  const on = new Set<string>([...tenantFlags, ...clientFlags]);
  const found = names.filter((name) => matches(name, search));
  return (
    <AdministrationLayout tab="flags">
      <ToolRow>
        <SearchField
          label={t.searchFeatures}
          placeholder={t.feature}
          value={search}
          onChange={setSearch}
          delay={100}
        />
      </ToolRow>
      {found.length === 0 ? (
        <EmptyState
          art="funnel"
          title={t.noFeatureMatchesTheSearch}
          action={<Button onPress={() => setSearch('')}>{t.clearFilters}</Button>}
        />
      ) : null}
      <Stack gap={4}>
        {(['tenant', 'client'] as const).map((kind) => {
          const own = found.filter((name) => FEATURE_FLAGS[name].kind === kind);
          if (own.length === 0) return null;
          const { title, about } = CARDS[kind];
          return (
            <Card key={kind} title={title} actions={<span className={styles.about}>{about}</span>}>
              <ul aria-label={title}>
                {own.map((name) => (
                  <li key={name} className={styles.row}>
                    <Switch
                      label={FEATURE_FLAGS[name].label}
                      checked={on.has(name)}
                      onChange={(next) => setFlag({ name, on: next })}
                    />
                    <span className={styles.opens}>{FEATURE_FLAGS[name].opens}</span>
                    <code className={styles.name}>{name}</code>
                  </li>
                ))}
              </ul>
            </Card>
          );
        })}
        <Card title={t.history}>
          <HistoryList history={history} subject={t.theFeatures} />
        </Card>
      </Stack>
    </AdministrationLayout>
  );
}
