import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { ArrowLeft } from '#design-system/icons/shapes.ts';
import { pathTo, useAddress } from '#platform/routing';
import { useAtMost } from '#shared/page';
import { useNavigate } from 'react-router-dom';
import * as t from '../../texts.ts';
import { findOperations, type OpenApi, operationsOf } from '../model/openApi.ts';
import type { SampleLanguage } from '../model/samples.ts';
import { HowCallsAreMade } from './HowCallsAreMade.tsx';
import { OperationList } from './OperationList.tsx';
import { OperationView } from './OperationView.tsx';
import * as styles from './Documentation.css.ts';

export interface DocumentationViewProps {
  document: OpenApi;
  search: string;
  onSearch: (search: string) => void;
}

/** In the address of the first page, where no call is chosen. */
const start = 'start';

/** The calls at the side and one of them; where there is no room for both, one after the other. */
export function DocumentationView({ document, search, onSearch }: DocumentationViewProps) {
  const [address] = useAddress();
  const navigate = useNavigate();
  const isNarrow = useAtMost(breakpoint.rail);
  const [apiKey, setApiKey] = useState('');
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  const operations = useMemo(() => operationsOf(document), [document]);
  const groups = useMemo(() => findOperations(document, operations, search), [document, operations, search]);
  const asked = address.get('operation');
  const operation = operations.find(({ id }) => id === asked);
  const hrefOf = (id: string | undefined) =>
    pathTo('publicApiDocumentation', {}, { operation: id ?? start, search });
  const showsList = !isNarrow || asked === null;
  return (
    <div className={styles.page}>
      {showsList ? (
        <OperationList
          groups={groups}
          currentId={operation?.id}
          hrefOf={hrefOf}
          onClear={() => onSearch('')}
        />
      ) : null}
      {isNarrow && !showsList ? (
        <div>
          <Button
            size="small"
            icon={ArrowLeft}
            onPress={() => void navigate(pathTo('publicApiDocumentation', {}, { search }))}
          >
            {t.allCalls}
          </Button>
        </div>
      ) : null}
      {isNarrow && showsList ? null : operation ? (
        <OperationView
          key={operation.id}
          document={document}
          operation={operation}
          apiKey={apiKey}
          onApiKey={setApiKey}
          language={language}
          onLanguage={setLanguage}
        />
      ) : (
        <HowCallsAreMade document={document} />
      )}
    </div>
  );
}
