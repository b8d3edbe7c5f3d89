import { useState } from 'react';
import { Accordion } from '#design-system/layout/Accordion/Accordion.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Tabs } from '#design-system/navigation/Tabs/Tabs.tsx';
import { type PermissionKey, PERMISSIONS } from '#domain/access';
import * as t from '../../texts.ts';
import { type CallDraft, callOf, startOf } from '../model/call.ts';
import type { Answer, OpenApi, Operation } from '../model/openApi.ts';
import { type SampleLanguage, SAMPLES } from '../model/samples.ts';
import { aboutWords, schemaRows, typeWords } from '../model/schemaRows.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { FieldTable } from './FieldTable.tsx';
import { TryIt } from './TryIt.tsx';
import * as styles from './Documentation.css.ts';

export interface OperationViewProps {
  document: OpenApi;
  operation: Operation;
  /** The key that calls are tried with; it is kept in memory only. */
  apiKey: string;
  onApiKey: (key: string) => void;
  /** Language of the samples; the one that was chosen stays from call to call. */
  language: SampleLanguage;
  onLanguage: (language: SampleLanguage) => void;
}

const languages = (Object.keys(SAMPLES) as SampleLanguage[]).map((id) => ({ id, label: SAMPLES[id].label }));
const scopeLabel = (key: string) => PERMISSIONS[key as PermissionKey]?.label ?? key;

/** One call: what it needs, what it takes and answers, how programs write it, and a try. */
export function OperationView(props: OperationViewProps) {
  const { document, operation, apiKey, onApiKey, language, onLanguage } = props;
  const [draft, setDraft] = useState<CallDraft>(() => startOf(operation));
  const call = callOf(document, operation, draft);
  return (
    <article className={styles.detail} aria-label={operation.summary}>
      <header>
        <h2 className={styles.title}>{operation.summary}</h2>
        <p className={styles.address}>
          {operation.method} {operation.path}
        </p>
        {operation.description === '' ? null : <p className={styles.text}>{operation.description}</p>}
        <p className={styles.text}>
          {operation.scopes.length === 0
            ? t.anyKeyCanMake
            : t.scopesList(
                operation.scopes
                  .map((key) => `${scopeLabel(key)} (${key})`)
                  .join(operation.isAnyScope ? ' or ' : ', '),
              )}
        </p>
      </header>
      <Takes document={document} operation={operation} />
      <section aria-label={t.answers}>
        <h3 className={styles.heading}>{t.answers}</h3>
        <Accordion
          headingLevel={4}
          startsOpen={operation.answers.slice(0, 1).map(({ status }) => status)}
          sections={operation.answers.map((answer) => ({
            id: answer.status,
            title: `${answer.status} ${answer.description}`,
            content: <AnswerFields document={document} answer={answer} />,
          }))}
        />
      </section>
      <section aria-label={t.codeSample}>
        <h3 className={styles.heading}>{t.codeSample}</h3>
        <Tabs<SampleLanguage> label={t.language} tabs={languages} value={language} onChange={onLanguage}>
          <CodeBlock label={t.sampleInLabel(SAMPLES[language].label)} text={SAMPLES[language].write(call)} />
        </Tabs>
      </section>
      <TryIt operation={operation} draft={draft} onDraft={setDraft} apiKey={apiKey} onApiKey={onApiKey} />
    </article>
  );
}

/** Parameters and body of a call. */
function Takes({ document, operation }: Pick<OperationViewProps, 'document' | 'operation'>) {
  const { parameters, body } = operation;
  const rows = parameters.map(({ name, place, isRequired, description, schema }) => ({
    path: `${place} ${name}`,
    name,
    type: `${typeWords(document, schema)}, ${place}`,
    isRequired,
    about: aboutWords(document, schema, description),
    depth: 0,
  }));
  const fields = body ? schemaRows(document, body.schema) : [];
  return (
    <>
      {rows.length > 0 ? (
        <section aria-label={t.parameters}>
          <h3 className={styles.heading}>{t.parameters}</h3>
          <FieldTable label={t.fieldsOfTheParameters} rows={rows} />
        </section>
      ) : null}
      {body ? (
        <section aria-label={t.body}>
          <h3 className={styles.heading}>{t.body}</h3>
          <FieldTable label={t.fieldsOfTheBody} rows={fields} />
        </section>
      ) : null}
    </>
  );
}

function AnswerFields({ document, answer }: { document: OpenApi; answer: Answer }) {
  if (!answer.schema) return <p className={styles.text}>{t.itHasNoBody}</p>;
  const rows = schemaRows(document, answer.schema);
  return (
    <Stack gap={3}>
      {rows.length > 0 ? (
        <FieldTable label={t.fieldsOfAnswerStatus(answer.status)} rows={rows} />
      ) : (
        <p className={styles.text}>{typeWords(document, answer.schema)}</p>
      )}
      {answer.example === undefined ? null : (
        <CodeBlock
          label={t.exampleOfAnswerStatus(answer.status)}
          text={JSON.stringify(answer.example, null, 2)}
        />
      )}
    </Stack>
  );
}
