import { useMutation } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Play } from '#design-system/icons/shapes.ts';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { type AppError, callAsProgram, type ProgramAnswer, type ProgramCall } from '#platform/api';
import * as t from '../../texts.ts';
import { addressOf, askedOf, type CallDraft, readableAnswer, sendProblem } from '../model/call.ts';
import type { Operation } from '../model/openApi.ts';
import { CodeBlock } from './CodeBlock.tsx';
import * as styles from './Documentation.css.ts';

export interface TryItProps {
  operation: Operation;
  draft: CallDraft;
  onDraft: (draft: CallDraft) => void;
  apiKey: string;
  onApiKey: (key: string) => void;
}

/** Makes the call with a key of one's own, and shows what came back. */
export function TryIt({ operation, draft, onDraft, apiKey, onApiKey }: TryItProps) {
  const send = useMutation<ProgramAnswer, AppError, ProgramCall>({
    meta: { shownInline: true },
    // What was sent holds the key, and what came back is the company's own: neither outlives this page.
    gcTime: 0,
    mutationFn: callAsProgram,
  });
  const asked = askedOf(operation);
  const problem = sendProblem(operation, draft, apiKey);
  const handleSend = () =>
    send.mutate({
      method: operation.method,
      path: addressOf(operation, draft, 'empty'),
      key: apiKey.trim(),
      body: operation.body && draft.body.trim() !== '' ? draft.body : undefined,
    });
  return (
    <section aria-label={t.tryIt}>
      <h3 className={styles.heading}>{t.tryIt}</h3>
      <Stack gap={4}>
        {operation.method === 'GET' ? null : <Banner tone="caution">{t.thisCallChangesYourCompanys}</Banner>}
        <TextField
          label={t.apiKey}
          type="password"
          autoComplete="off"
          hint={t.sentWithThisCallOnly}
          value={apiKey}
          onChange={onApiKey}
        />
        {asked.length > 0 ? (
          <Columns count={2} minimum={200} gap={4}>
            {asked.map(({ name, isRequired }) => (
              <TextField
                key={name}
                label={name}
                required={isRequired}
                value={draft.values[name] ?? ''}
                onChange={(value) => onDraft({ ...draft, values: { ...draft.values, [name]: value } })}
              />
            ))}
          </Columns>
        ) : null}
        {operation.body ? (
          <TextArea
            label={t.body}
            rows={6}
            value={draft.body}
            onChange={(body) => onDraft({ ...draft, body })}
          />
        ) : null}
        <div>
          <Button
            variant="primary"
            icon={Play}
            busy={send.isPending}
            disabledReason={problem ?? undefined}
            onPress={handleSend}
          >
            {t.send}
          </Button>
        </div>
        {send.error ? <Banner tone="critical">{send.error.message}</Banner> : null}
        {send.data ? <Came answer={send.data} /> : null}
      </Stack>
    </section>
  );
}

function Came({ answer: { status, text, left } }: { answer: ProgramAnswer }) {
  return (
    <div role="status">
      <Stack gap={2}>
        <Inline gap={2}>
          <StatusTag label={t.answerStatus(status)} tone={status < 400 ? 'positive' : 'critical'} />
          {left === null ? null : (
            <Text size="meta" tone="subtle">
              {left === 1 ? t.callLeftThisMinute1 : t.leftCallsLeftThisMinute(left)}
            </Text>
          )}
        </Inline>
        {text === '' ? null : <CodeBlock label={t.whatCameBack} text={readableAnswer(text)} />}
      </Stack>
    </div>
  );
}
