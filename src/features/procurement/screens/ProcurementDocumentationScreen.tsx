import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { DOCUMENT_KINDS, type DocumentKind, MOST_PACKAGES } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { ChoiceChip, ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { AddDocumentDialog, DocumentFilesDialog } from '../components/Documents/DocumentDialogs.tsx';
import { DocumentsGrid } from '../components/Documents/DocumentsGrid.tsx';
import { WizardPage } from '../components/Wizard/WizardPage.tsx';
import {
  type BidDocument,
  type DocumentFilters,
  documentsQuery,
  noDocumentFilters,
} from '../documentQueries.ts';
import { documentsWords } from '../model/documentRows.ts';
import { readPackageFilters } from '../model/packageFilters.ts';
import { packageListQuery, type BidPackage } from '../packageQueries.ts';
import * as t from '../texts.ts';

const everything = readPackageFilters(new URLSearchParams());
const noPackages: readonly BidPackage[] = [];
const kinds = Object.entries(DOCUMENT_KINDS).map(([id, label]) => ({ id, label }));

/** The third step: what goes out with each bid package (docs/product/procurement.md). */
export default function ProcurementDocumentationScreen() {
  const projectId = useProjectId();
  const mayChange = useCan('change_procurement');
  const [filters, setFilters] = useState(noDocumentFilters);
  const [offset, setOffset] = useState(0);
  const [adding, setAdding] = useState(false);
  const [files, setFiles] = useState<Pick<BidDocument, 'id' | 'code' | 'title'> | null>(null);
  const packages =
    useQuery(packageListQuery(projectId, everything, { limit: MOST_PACKAGES, offset: 0 })).data?.results ??
    noPackages;
  const count = useQuery(documentsQuery(projectId, filters, offset)).data?.count;
  const change = (next: Partial<DocumentFilters>) => {
    setFilters((now) => ({ ...now, ...next }));
    setOffset(0);
  };
  return (
    <WizardPage
      step="procurementDocumentation"
      count={count === undefined ? undefined : documentsWords(count)}
      actions={
        mayChange ? (
          <Button variant="primary" icon={Plus} collapses onPress={() => setAdding(true)}>
            {t.document}
          </Button>
        ) : null
      }
    >
      <ToolRow>
        <SearchField
          label={t.numberOrTitle}
          placeholder={t.numberOrTitle}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
        <ChoiceChip
          label={t.kind}
          choices={kinds}
          value={filters.kind}
          onChange={(kind) => change({ kind: kind as DocumentKind | null })}
        />
        <ChoiceChip
          label={t.packageWord}
          choices={packages.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={filters.bidPackage === null ? null : String(filters.bidPackage)}
          onChange={(id) => change({ bidPackage: id === null ? null : Number(id) })}
        />
      </ToolRow>
      <DocumentsGrid
        packages={packages}
        filters={filters}
        offset={offset}
        onPage={setOffset}
        onClear={() => change(noDocumentFilters)}
        onFiles={setFiles}
      />
      {adding ? (
        <AddDocumentDialog
          packages={packages}
          onClose={() => setAdding(false)}
          onAdded={(row) => {
            setAdding(false);
            setFiles(row);
          }}
        />
      ) : null}
      {files ? <DocumentFilesDialog row={files} onClose={() => setFiles(null)} /> : null}
    </WizardPage>
  );
}
