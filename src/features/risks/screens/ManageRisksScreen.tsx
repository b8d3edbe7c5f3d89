import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { RISK_LIMITS } from '#domain/risks';
import { useTrail } from '#platform/routing';
import { useAttributes } from '#shared/attributes';
import { QuickEntry, useEntry } from '#shared/entry';
import { LoadError } from '#shared/failure';
import { Page } from '#shared/page';
import { componentsQuery, peopleQuery, useProjectId } from '#shared/project';
import { useRiskScale } from '#shared/risk-scale';
import { type EntryChoices, entryColumns } from '../components/entryColumns.tsx';
import { type EntryRow, riskEntryOf, toEntryRow } from '../model/entryRows.ts';
import { riskImport } from '../model/riskImport.ts';
import { riskTotals } from '../model/riskTotals.ts';
import { nameOf } from '../model/riskWords.ts';
import { useSaveRisks } from '../riskMutations.ts';
import { categoriesQuery, entryQuery, type RiskBrief } from '../riskQueries.ts';
import * as t from '../texts.ts';

/** Many risks at once, as in a spreadsheet (docs/product/risks.md). */
export default function ManageRisksScreen() {
  const choices = useChoices();
  const query = useQuery(entryQuery(useProjectId()));
  const trail = useTrail('manageRisks');
  if (choices && query.data) return <RiskEntry choices={choices} risks={query.data.results} />;
  return (
    <Page title={t.manageRisks} trail={trail}>
      {query.isError ? (
        <LoadError what={t.risksLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

interface RiskEntryProps {
  choices: EntryChoices;
  risks: readonly RiskBrief[];
}

function RiskEntry({ choices, risks }: RiskEntryProps) {
  const save = useSaveRisks();
  const { attributes } = choices;
  const sheet = useMemo(() => riskEntryOf(attributes), [attributes]);
  const entry = useEntry(
    sheet,
    useMemo(() => risks.map(toEntryRow), [risks]),
    save.isPending || save.isSuccess,
  );
  const columnsOf = useCallback(
    (onRemove: (row: EntryRow) => void) => entryColumns(choices, sheet, onRemove),
    [choices, sheet],
  );
  return (
    <QuickEntry
      page="manageRisks"
      back="risks"
      title={t.manageRisks}
      one={t.risk}
      many={t.risks}
      most={RISK_LIMITS.batch}
      columnsOf={columnsOf}
      importOf={riskImport}
      entry={entry}
      totalsOf={riskTotals}
      save={save}
    />
  );
}

/** What the cells offer; undefined until all of it is known. */
function useChoices(): EntryChoices | undefined {
  const projectId = useProjectId();
  const categories = useQuery(categoriesQuery()).data?.results;
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const people = useQuery(peopleQuery(projectId)).data?.results;
  const attributes = useAttributes('RISK');
  const scale = useRiskScale();
  return useMemo(
    () =>
      categories && components && people && attributes
        ? {
            attributes,
            scale,
            categories: categories.map(({ id, name }) => ({ value: String(id), label: name })),
            components: components.map(({ id, name, is_uncategorized: whole }) => ({
              value: String(id),
              label: whole ? t.overallProject : name,
            })),
            people: people.map((person) => ({
              value: String(person.id),
              label: nameOf(person),
              description: person.email,
            })),
          }
        : undefined,
    [categories, components, people, attributes, scale],
  );
}
