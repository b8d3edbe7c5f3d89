import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Plus, X } from '#design-system/icons/shapes.ts';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Accordion } from '#design-system/layout/Accordion/Accordion.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import {
  DASHBOARD_COST_MODES,
  DASHBOARD_TYPES,
  type DashboardCostMode,
  dashboardFields,
  type DashboardType,
} from '#domain/dashboards';
import { personName } from '#domain/people';
import { groupsQuery } from '#features/projects';
import { useCan } from '#platform/flags';
import { type DashboardDraft, type MemberDraft, MEMBER_RIGHTS, rightOf } from '../model/dashboardDraft.ts';
import * as t from '../texts.ts';
import { AddMembersPanel } from './AddMembersPanel.tsx';
import { AddProjectsPanel } from './AddProjectsPanel.tsx';
import * as styles from './Dashboards.css.ts';

export interface DashboardFormProps {
  draft: DashboardDraft;
  creatorId: number | null;
  isNew: boolean;
  readOnly: boolean;
  externalOnly: boolean;
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (change: Partial<DashboardDraft>) => void;
}

const types = Object.entries(DASHBOARD_TYPES) as [DashboardType, string][];
const costModes = Object.entries(DASHBOARD_COST_MODES) as [DashboardCostMode, string][];

/** The fields of a dashboard, with its projects and members. */
export function DashboardForm(props: DashboardFormProps) {
  const { draft, isNew, readOnly, externalOnly, errors, onChange } = props;
  const errorOf = (field: string) => errors[field]?.join(' ');
  return (
    <Stack gap={4}>
      <TextField
        label={t.name}
        required
        value={draft.name}
        hint={`${draft.name.length} / ${dashboardFields.name.max}`}
        maxLength={dashboardFields.name.max}
        readOnly={readOnly}
        error={errorOf('name')}
        startsFocused={isNew}
        onChange={(name) => onChange({ name })}
      />
      <TextArea
        label={t.description}
        rows={2}
        maxLength={dashboardFields.description.max}
        value={draft.description}
        readOnly={readOnly}
        error={errorOf('description')}
        onChange={(description) => onChange({ description })}
      />
      {isNew ? (
        <RadioGroup
          label={t.type}
          required
          direction="row"
          options={types.map(([value, label]) => ({
            value,
            label,
            disabledReason:
              externalOnly && value === 'INTERNAL' ? t.thisCompanyHasExternalDashboards : undefined,
          }))}
          value={draft.type}
          error={errorOf('type')}
          hint={t.itCannotBeChangedOnce}
          onChange={(type) => onChange({ type })}
        />
      ) : (
        <TextField
          label={t.type}
          readOnly
          hint={t.fixedOnceCreated}
          value={draft.type ? DASHBOARD_TYPES[draft.type] : ''}
          onChange={() => undefined}
        />
      )}
      {readOnly ? (
        <TextField
          label={t.costs}
          readOnly
          value={DASHBOARD_COST_MODES[draft.costMode]}
          onChange={() => undefined}
        />
      ) : (
        <RadioGroup
          label={t.costs}
          options={costModes.map(([value, label]) => ({ value, label }))}
          value={draft.costMode}
          error={errorOf('cost_mode')}
          onChange={(costMode) => onChange({ costMode })}
        />
      )}
      <GroupsField {...props} error={errorOf('project_group_ids')} />
      <Accordion
        startsOpen={['projects', 'members']}
        headingLevel={3}
        sections={[
          {
            id: 'projects',
            title: t.projectsLength(draft.projects.length),
            content: <ProjectsPart {...props} />,
          },
          {
            id: 'members',
            title: t.membersLength(draft.members.length),
            content: <MembersPart {...props} />,
          },
        ]}
      />
    </Stack>
  );
}

function GroupsField({
  draft,
  readOnly,
  error,
  onChange,
}: Pick<DashboardFormProps, 'draft' | 'readOnly' | 'onChange'> & { error: string | undefined }) {
  const known = useQuery(groupsQuery).data?.results ?? [];
  const names = new Map([...draft.groups, ...known].map(({ id, name }) => [id, name]));
  const closed = new Set(known.filter(({ has_access }) => !has_access).map(({ id }) => id));
  return (
    <MultiSelect
      label={t.projectGroups}
      readOnly={readOnly}
      error={error}
      options={[...names].map(([id, name]) => ({
        value: String(id),
        label: name,
        disabledReason: closed.has(id) ? t.youDontHaveAccess : undefined,
      }))}
      value={draft.groups.map(({ id }) => String(id))}
      onChange={(ids) =>
        onChange({ groups: ids.map((id) => ({ id: Number(id), name: names.get(Number(id)) ?? '' })) })
      }
    />
  );
}

function ProjectsPart({ draft, readOnly, errors, onChange }: DashboardFormProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { projects } = draft;
  return (
    <Stack gap={2}>
      {errors['project_ids'] ? <Text tone="critical">{errors['project_ids'].join(' ')}</Text> : null}
      {projects.length === 0 ? <Text tone="muted">{t.noProjectIsPicked}</Text> : null}
      <ul className={styles.rows}>
        {projects.map((project) => (
          <li key={project.id} className={styles.row}>
            <span className={`${styles.words} ${styles.cut}`}>{project.name}</span>
            {readOnly ? null : (
              <IconButton
                icon={X}
                size="small"
                label={t.removeName(project.name)}
                onPress={() => onChange({ projects: projects.filter(({ id }) => id !== project.id) })}
              />
            )}
          </li>
        ))}
      </ul>
      {readOnly ? null : (
        <Inline>
          <Button icon={Plus} size="small" onPress={() => setIsAdding(true)}>
            {t.addProjects}
          </Button>
        </Inline>
      )}
      {isAdding ? (
        <AddProjectsPanel
          chosen={new Set(projects.map(({ id }) => id))}
          onAdd={(added) => {
            onChange({
              projects: [...projects, ...added.filter(({ id }) => projects.every((one) => one.id !== id))],
            });
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </Stack>
  );
}

const rights = Object.entries(MEMBER_RIGHTS).map(([value, { label }]) => ({
  value: value as keyof typeof MEMBER_RIGHTS,
  label,
}));

function MembersPart({ draft, creatorId, readOnly, errors, onChange }: DashboardFormProps) {
  const [isAdding, setIsAdding] = useState(false);
  const mayFind = useCan('add_projectsdashboard');
  const { members, type } = draft;
  const change = (member: MemberDraft) =>
    onChange({ members: members.map((one) => (one.user.id === member.user.id ? member : one)) });
  const reason = type === null ? t.chooseTheTypeFirst : mayFind ? undefined : t.yourRoleMayNotCreate;
  return (
    <Stack gap={2}>
      {errors['memberships'] ? <Text tone="critical">{errors['memberships'].join(' ')}</Text> : null}
      <ul className={styles.rows}>
        {members.map((member) => {
          const { user, permissions } = member;
          const name = personName(user);
          const isCreator = user.id === creatorId;
          return (
            <li key={user.id} className={styles.row}>
              <Avatar name={name} src={user.avatar_url ?? null} seed={String(user.id)} decorative />
              <span className={styles.words}>
                <span className={styles.cut}>{name}</span>
                <small className={`${styles.below} ${styles.cut}`}>
                  {isCreator ? t.creator : user.email}
                </small>
              </span>
              {isCreator ? null : readOnly ? (
                <Text size="meta" tone="muted">
                  {MEMBER_RIGHTS[rightOf(permissions)].label}
                </Text>
              ) : (
                <>
                  <Select
                    label={t.permissionsOfName(name)}
                    labelHidden
                    size="small"
                    options={rights}
                    value={rightOf(permissions)}
                    onChange={(right) => change({ ...member, permissions: MEMBER_RIGHTS[right].permissions })}
                  />
                  <IconButton
                    icon={X}
                    size="small"
                    label={t.removeName(name)}
                    onPress={() => onChange({ members: members.filter((one) => one !== member) })}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {readOnly ? null : (
        <Inline>
          <Button icon={Plus} size="small" disabledReason={reason} onPress={() => setIsAdding(true)}>
            {t.addMembers}
          </Button>
        </Inline>
      )}
      {isAdding && type ? (
        <AddMembersPanel
          type={type}
          chosen={new Set(members.map(({ user }) => user.id))}
          onAdd={(user) => onChange({ members: [...members, { user, permissions: [] }] })}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </Stack>
  );
}
