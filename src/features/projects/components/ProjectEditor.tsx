import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Copy, Ellipsis, Trash2, Users } from '#design-system/icons/shapes.ts';
import { useUnreadable } from '#design-system/inputs/Form/useUnreadable.ts';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { useCan } from '#platform/flags';
import { PATHS, pathTo, usePages } from '#platform/routing';
import { Page } from '#shared/page';
import { type Project, useProject } from '#shared/project';
import { useUnsaved } from '#shared/unsaved';
import { isStarting, toDraft, toLegacyWords, toWords } from '../model/projectDraft.ts';
import { isLegacy } from '../model/projectStatus.ts';
import { useRemoveProject, useUpdateProject } from '../projectMutations.ts';
import * as t from '../texts.ts';
import { useProjectForm } from '../useProjectForm.ts';
import { DetailsHistory } from './DetailsHistory.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import * as styles from './ProjectForm.css.ts';
import { ProjectSide } from './ProjectSide.tsx';
import { StatusMenu } from './StatusMenu.tsx';

export interface ProjectEditorProps {
  title: string;
  /** Beside the form, above its history. */
  children?: ReactNode;
}

/** The details of the project at hand: read by everybody who sees it, changed by those who may. */
export function ProjectEditor({ title, children }: ProjectEditorProps) {
  const project = useProject();
  const mayChange = useCan('change_project');
  return (
    <Page
      title={title}
      count={project.code ?? undefined}
      actions={
        <>
          <StatusMenu project={project} />
          <ProjectMenu project={project} />
        </>
      }
    >
      <div className={styles.columns}>
        <DetailsForm key={project.id} project={project} mayChange={mayChange} />
        <Stack gap={4}>
          <ProjectSide
            draft={toDraft(project)}
            project={project}
            mayChange={mayChange}
            legacy={isLegacy(project.status)}
            isNew={false}
          />
          {children}
          <DetailsHistory projectId={project.id} />
        </Stack>
      </div>
    </Page>
  );
}

function DetailsForm({ project, mayChange }: { project: Project; mayChange: boolean }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { opens } = usePages();
  const toasts = useToasts();
  const update = useUpdateProject(project.id);
  const start = toDraft(project);
  const form = useProjectForm(start, { isNew: false });
  const paper = useRef<HTMLDivElement>(null);
  const goToUnreadable = useUnreadable(paper);
  const isChanged = form.changed.length > 0 || goToUnreadable !== undefined;
  const [round, setRound] = useState(0);
  const letGo = useUnsaved(isChanged);
  const legacy = isLegacy(project.status);
  const leadsOn = search.get('showStepper') === 'true' && isStarting(project.status) && opens('timeline');
  const goOn = () => void navigate(pathTo('timeline', { projectId: project.id }, { showStepper: 'true' }));
  const save = (then?: () => void) => {
    if (form.changed.length === 0) return then?.();
    const words = legacy ? toLegacyWords(form.draft, start) : toWords(form.draft, start);
    const before = legacy ? toLegacyWords(start, form.draft) : toWords(start, form.draft);
    update.mutate(
      { project, words },
      {
        onSuccess: (saved) => {
          letGo();
          form.reset();
          toasts.show({
            tone: 'positive',
            title: t.detailsSaved,
            action: { label: t.undo, onAction: () => update.mutate({ project: saved, words: before }) },
          });
          then?.();
        },
        onError: (error) => form.refuse(error.fields),
      },
    );
  };
  const handleSave = () => {
    if (goToUnreadable) goToUnreadable();
    else if (form.attempt('save')) save();
  };
  const handleNext = () => {
    if (goToUnreadable) goToUnreadable();
    else if (form.attempt('next')) save(goOn);
  };
  return (
    <div ref={paper} className={styles.paper}>
      <div className={styles.body}>
        {update.isError && Object.keys(update.error.fields).length === 0 ? (
          <Banner tone="critical">{update.error.message}</Banner>
        ) : null}
        {mayChange ? null : <Banner>{t.youCanReadTheDetails}</Banner>}
        <ProjectForm
          key={round}
          draft={form.draft}
          problems={form.problems}
          readOnly={!mayChange}
          legacy={legacy}
          isNew={leadsOn}
          today={form.today}
          onChange={form.change}
        />
      </div>
      {mayChange ? (
        <div className={styles.foot}>
          <span className={styles.note}>
            {leadsOn ? t.requiredFieldsAreNeeded : isChanged ? t.notSavedYet : t.allChangesSaved}
          </span>
          <Button
            disabledReason={isChanged ? undefined : t.nothingHasChanged}
            onPress={() => {
              form.reset();
              // What a field could not read is its own: it goes with the field.
              setRound(round + 1);
            }}
          >
            {t.cancel}
          </Button>
          {leadsOn ? (
            <Button variant="primary" busy={update.isPending} onPress={handleNext}>
              {t.nextTimeline}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={update.isPending}
              disabledReason={isChanged ? undefined : t.nothingHasChanged}
              onPress={handleSave}
            >
              {t.save}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

function ProjectMenu({ project }: { project: Project }) {
  const { opens } = usePages();
  const navigate = useNavigate();
  const mayAdd = useCan('add_project');
  const mayDelete = useCan('delete_project');
  const remove = useRemoveProject();
  const [asks, setAsks] = useState(false);
  const items = [
    ...(opens('members') && !isLegacy(project.status)
      ? [
          {
            id: 'team',
            label: t.manageMembers,
            icon: Users,
            href: pathTo('members', { projectId: project.id }),
          },
        ]
      : []),
    ...(mayAdd && !isLegacy(project.status)
      ? [
          {
            id: 'copy',
            label: t.copyProject,
            icon: Copy,
            href: `${PATHS.newProject}?from=project&source=${project.id}`,
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: t.deleteProject,
            icon: Trash2,
            tone: 'critical' as const,
            onSelect: () => setAsks(true),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t.project}
        sections={[{ id: 'project', items }]}
        renderTrigger={(trigger) => <IconButton icon={Ellipsis} label={t.more} trigger={trigger} />}
      />
      {asks ? (
        <Confirm
          title={t.deleteName(project.name)}
          busy={remove.isPending}
          onCancel={() => setAsks(false)}
          onConfirm={() =>
            remove.mutate(project, {
              onSuccess: () => void navigate(PATHS.projects),
              onSettled: () => setAsks(false),
            })
          }
        >
          {t.theProjectAndEverything}
        </Confirm>
      ) : null}
    </>
  );
}
