import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { useUnreadable } from '#design-system/inputs/Form/useUnreadable.ts';
import type { AreaUnit } from '#domain/area';
import { companySettingsQuery } from '#shared/settings';
import { PATHS, pathTo, usePages, useTrail } from '#platform/routing';
import { Page } from '#shared/page';
import { SetupSteps } from '#shared/setup';
import { useUnsaved } from '#shared/unsaved';
import { blankDraft, type ProjectDraft, toLegacyWords, toWords } from '../model/projectDraft.ts';
import { isSound, readStart, sheetTargets, type Start, startBody } from '../model/projectStart.ts';
import { choicesQuery } from '../projectListQueries.ts';
import { useCreateProject } from '../projectMutations.ts';
import * as t from '../texts.ts';
import { useProjectForm } from '../useProjectForm.ts';
import { ProjectForm } from './ProjectForm.tsx';
import * as styles from './ProjectForm.css.ts';
import { ProjectSide } from './ProjectSide.tsx';
import { StartSection } from './StartSection.tsx';

/** The start of a project, once it is known what the company counts areas in. */
export function NewProject({ legacy = false }: { legacy?: boolean }) {
  const { data, isError } = useQuery(companySettingsQuery);
  const choices = useQuery(choicesQuery);
  if ((!data && !isError) || choices.isPending) return null;
  return (
    <NewProjectForm
      legacy={legacy}
      areaUnit={data?.measurement_preferences.area ?? 'sq_ft'}
      unitIds={choices.data?.access_scopes.map(({ id }) => id) ?? []}
    />
  );
}

interface NewProjectFormProps {
  legacy: boolean;
  areaUnit: AreaUnit;
  /** Business units to choose from; the only one is chosen at first. */
  unitIds: readonly number[];
}

/** Blank, or from what is there already; a legacy project starts with fewer fields. */
function NewProjectForm({ legacy, areaUnit, unitIds }: NewProjectFormProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const trail = useTrail(legacy ? 'newLegacyProject' : 'newProject');
  const { opens } = usePages();
  const [start, setStart] = useState<Start>(() => readStart(search, legacy));
  const [blank] = useState(() => ({
    ...blankDraft,
    target_area: { value: 0, unit: areaUnit },
    access_scope_id: unitIds.length === 1 ? (unitIds[0] ?? null) : null,
  }));
  const form = useProjectForm(blank, { isNew: true, hasUnits: unitIds.length > 0 });
  const create = useCreateProject();
  // The same key for each try with the same words, so that a repeated press makes one project.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const isRead = start.kind === 'sheet' && start.fileName !== null;
  const paper = useRef<HTMLDivElement>(null);
  const goToUnreadable = useUnreadable(paper);
  const letGo = useUnsaved(form.changed.length > 0 || isRead);
  const problem = isSound(start);
  const send = (then: (id: number) => string) => {
    const words = { ...toWords(form.draft, blankDraft), name: form.draft.name.trim() };
    const body = legacy
      ? { ...toLegacyWords(form.draft, blankDraft), name: words.name }
      : { ...words, ...startBody(start) };
    create.mutate(
      { body: body, legacy, key },
      {
        onSuccess: ({ id }) => {
          letGo();
          void navigate(then(id));
        },
        onError: (error) => {
          form.refuse(error.fields);
          setKey(crypto.randomUUID());
        },
      },
    );
  };
  // Milestones that come along need no step of their own.
  const bringsDates =
    start.kind === 'sheet'
      ? start.milestones.length > 0
      : start.kind === 'project' && start.take.includes('milestones');
  const next = !bringsDates && opens('timeline') ? 'timeline' : 'components';
  const handleNext = () => {
    if (goToUnreadable) return goToUnreadable();
    const isReady = form.attempt(legacy ? 'save' : 'next');
    if (!isReady || problem) return;
    if (legacy) return send((id) => pathTo('legacyProject', { projectId: id }));
    send((id) => pathTo(next, { projectId: id }, { showStepper: 'true' }));
  };
  const handleSave = () => {
    if (goToUnreadable) goToUnreadable();
    else if (form.attempt('save') && !problem)
      send((id) => pathTo(legacy ? 'legacyProject' : 'details', { projectId: id }));
  };
  const handleStart = (next: Start, prefill?: Partial<ProjectDraft>) => {
    setStart(next);
    const filled = prefill ?? (next.kind === 'sheet' ? sheetTargets(next.components, form.draft) : {});
    if (Object.keys(filled).length > 0) form.change(filled);
  };
  const shown = create.error && Object.keys(create.error.fields).length === 0 ? create.error.message : null;
  return (
    <Page
      title={legacy ? t.createLegacyProject : t.createProject}
      trail={trail}
      actions={
        legacy ? undefined : (
          <Button busy={create.isPending} onPress={handleSave}>
            {t.saveAndClose}
          </Button>
        )
      }
    >
      {legacy ? null : (
        <div className={styles.stepper}>
          <SetupSteps current="details" />
        </div>
      )}
      <div className={styles.columns}>
        <div ref={paper} className={styles.paper}>
          <div className={styles.body}>
            {shown === null ? null : <Banner tone="critical">{shown}</Banner>}
            {legacy || start.kind === 'blank' ? null : <StartSection start={start} onChange={handleStart} />}
            <ProjectForm
              draft={form.draft}
              problems={form.problems}
              readOnly={false}
              legacy={legacy}
              isNew
              today={form.today}
              onChange={form.change}
            />
          </div>
          <div className={styles.foot}>
            <span className={styles.note}>
              {legacy ? t.onlyTheNameIsRequired : t.requiredFieldsAreNeeded}
            </span>
            <Button onPress={() => void navigate(PATHS.projects)}>{t.cancel}</Button>
            <Button
              variant="primary"
              busy={create.isPending}
              disabledReason={problem ?? undefined}
              onPress={handleNext}
            >
              {legacy ? t.createLegacyProject : next === 'timeline' ? t.nextTimeline : t.nextComponents}
            </Button>
          </div>
        </div>
        <ProjectSide draft={form.draft} mayChange={false} legacy={legacy} isNew />
      </div>
    </Page>
  );
}
