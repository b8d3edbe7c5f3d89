import { useQueries, useQuery } from '@tanstack/react-query';
import type { TemplateKind } from '#domain/library';
import { pathTo, usePages } from '#platform/routing';
import { PageTabs } from '#shared/page';
import { ideaCountQuery } from '../ideaQueries.ts';
import { LIBRARY_WORDS } from '../model/templateWords.ts';
import { templateCountQuery } from '../templateQueries.ts';
import * as t from '../texts.ts';

const kinds = ['ISSUE', 'RISK', 'PACKAGE'] as const satisfies readonly TemplateKind[];
const labels = { ISSUE: t.issues, RISK: t.risks, PACKAGE: t.packages } as const;

/** The libraries of the company, with how much each holds. */
export function LibraryTabs({ current }: { current: TemplateKind | 'IDEA' }) {
  const { opens } = usePages();
  const ideas = useQuery(ideaCountQuery()).data;
  const shown = kinds.filter((kind) => opens(LIBRARY_WORDS[kind].page));
  const counts = useQueries({
    queries: shown.map((kind) => templateCountQuery(kind)),
    combine: (pages) => pages.map(({ data }) => data),
  });
  return (
    <PageTabs
      label={t.libraries}
      current={current}
      tabs={[
        { id: 'IDEA', label: t.foresite, href: pathTo('foresiteLibrary', {}), count: ideas },
        ...shown.map((kind, at) => ({
          id: kind,
          label: labels[kind],
          href: pathTo(LIBRARY_WORDS[kind].page, {}),
          count: counts[at],
        })),
      ]}
    />
  );
}
