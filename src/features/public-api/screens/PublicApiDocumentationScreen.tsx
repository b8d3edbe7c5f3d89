import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Download } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { saveFile } from '#design-system/private/saveFile.ts';
import { useSearchText, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { DocumentationView } from '../documentation/components/DocumentationView.tsx';
import { publicContractQuery } from '../documentation/contractQuery.ts';
import * as t from '../texts.ts';

/** Every call that a key can make (docs/product/public-api.md): drawn from the contract itself, with nothing from elsewhere. */
export default function PublicApiDocumentationScreen() {
  const { data, error, refetch } = useQuery(publicContractQuery);
  const [search, setSearch] = useSearchText();
  const handleDownload = () =>
    saveFile('quoin-openapi.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  return (
    <Page
      title={t.documentation}
      trail={useTrail('publicApiDocumentation')}
      actions={
        <Button icon={Download} disabledReason={data ? undefined : t.itIsLoading} onPress={handleDownload}>
          {t.openapiFile}
        </Button>
      }
    >
      <ToolRow underTitle>
        <SearchField label={t.searchCalls} placeholder={t.searchCalls} value={search} onChange={setSearch} />
      </ToolRow>
      {data ? (
        <DocumentationView document={data} search={search} onSearch={setSearch} />
      ) : error ? (
        <LoadError what={t.callsLower} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}
