import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { checkAnalysis } from '#domain/concepts';
import { PATHS, pathTo, useTrail } from '#platform/routing';
import { Page } from '#shared/page';
import { localToday } from '#shared/project';
import { companySettingsQuery } from '#shared/settings';
import { useUnsaved } from '#shared/unsaved';
import { AnalysisForm } from '../components/AnalysisForm.tsx';
import { useCreateAnalysis } from '../conceptMutations.ts';
import { type AnalysisDraft, differs, toAnalysisDraft } from '../model/conceptDrafts.ts';
import * as t from '../texts.ts';

/** The start of an analysis (docs/product/concepts.md). */
export default function NewAnalysisScreen() {
  const unit = useQuery(companySettingsQuery).data?.measurement_preferences.area;
  const [typed, setTyped] = useState<Partial<AnalysisDraft>>({});
  const start = toAnalysisDraft(undefined, localToday(), unit);
  const draft = { ...start, ...typed };
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const create = useCreateAnalysis();
  const navigate = useNavigate();
  const letGo = useUnsaved(differs(draft, start));
  const problems = checkAnalysis(draft, { today: localToday(), isNew: true });
  const errors = { ...(tried ? problems : {}), ...create.error?.fields };
  const send = () => {
    setTried(true);
    if (Object.keys(problems).length > 0 || draft.cost_date === null) return;
    create.mutate(
      { input: { ...draft, cost_date: draft.cost_date }, key: create.isError ? crypto.randomUUID() : key },
      {
        onSuccess: ({ analysis }) => {
          letGo();
          void navigate(pathTo('concepts', { analysisId: analysis.id }));
        },
      },
    );
  };
  return (
    <Page title={t.createAnalysis} trail={useTrail('newAnalysis')}>
      <Card>
        <Stack gap={4}>
          {create.isError && !create.error.fields ? (
            <Banner tone="critical">{create.error.message}</Banner>
          ) : null}
          <AnalysisForm
            draft={draft}
            isNew
            readOnly={false}
            hasConcepts={false}
            errors={errors}
            onChange={(part) => setTyped((now) => ({ ...now, ...part }))}
          />
          <Inline gap={2} justify="end">
            <Button
              onPress={() => {
                letGo();
                void navigate(PATHS.conceptHub);
              }}
            >
              {t.cancel}
            </Button>
            <Button variant="primary" busy={create.isPending} onPress={send}>
              {t.createAnalysis}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Page>
  );
}
