import { answer, api, ifMatch } from '#platform/api';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import { useSetupChange } from '../../timelineMutations.ts';
import type { Timeline } from '../../timelineQueries.ts';

type Phase = Timeline['phases'][number];
type Group = Timeline['groups'][number];

const renamed = <Row extends { id: number; name: string }>(rows: Row[], id: number, name: string): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, name } : row));

/** The ways to change phases and groups. */
export function usePhases({ phases }: Timeline) {
  const projectId = useProjectId();
  const { mutate } = useSetupChange(projectId);
  const path = { project_id: projectId };
  const phaseParams = ({ id, version }: Phase) => ({
    path: { ...path, timeline_phase_id: id },
    header: ifMatch(version),
  });
  const groupParams = ({ id, version }: Group) => ({
    path: { ...path, timeline_group_id: id },
    header: ifMatch(version),
  });
  return {
    addPhase: (name: string) =>
      mutate({
        title: t.phaseNameAdded(name),
        send: () =>
          answer(api.POST('/projects/{project_id}/timeline/phases', { params: { path }, body: { name } })),
      }),
    renamePhase: (phase: Phase, name: string) =>
      mutate({
        title: t.phaseRenamedToName(name),
        send: () =>
          answer(
            api.PATCH('/projects/{project_id}/timeline/phases/{timeline_phase_id}', {
              params: phaseParams(phase),
              body: { name },
            }),
          ),
        paint: (timeline) => ({ ...timeline, phases: renamed(timeline.phases, phase.id, name) }),
      }),
    removePhase: (phase: Phase) =>
      mutate({
        title: t.phaseNameRemoved(phase.name),
        send: () =>
          answer(
            api.DELETE('/projects/{project_id}/timeline/phases/{timeline_phase_id}', {
              params: phaseParams(phase),
            }),
          ),
        paint: (timeline) => ({
          ...timeline,
          phases: timeline.phases.filter(({ id }) => id !== phase.id),
          groups: timeline.groups.filter((group) => group.phase_id !== phase.id),
          activities: timeline.activities.map((row) =>
            row.phase_id === phase.id ? { ...row, phase_id: null, group_id: null } : row,
          ),
        }),
      }),
    movePhase: (phase: Phase, by: -1 | 1) => {
      const ids = phases.map(({ id }) => id);
      const at = ids.indexOf(phase.id);
      ids.splice(at, 1);
      ids.splice(at + by, 0, phase.id);
      const places = new Map(ids.map((id, place) => [id, place]));
      mutate({
        title: t.nameMovedValue(phase.name, by < 0 ? t.up : t.down),
        send: () =>
          answer(
            api.PUT('/projects/{project_id}/timeline/order', { params: { path }, body: { phases: ids } }),
          ),
        paint: (timeline) => ({
          ...timeline,
          phases: timeline.phases.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
        }),
      });
    },
    addGroup: (phase: Phase, name: string) =>
      mutate({
        title: t.groupNameAdded(name),
        send: () =>
          answer(
            api.POST('/projects/{project_id}/timeline/groups', {
              params: { path },
              body: { name, phase_id: phase.id },
            }),
          ),
      }),
    renameGroup: (group: Group, name: string) =>
      mutate({
        title: t.groupRenamedToName(name),
        send: () =>
          answer(
            api.PATCH('/projects/{project_id}/timeline/groups/{timeline_group_id}', {
              params: groupParams(group),
              body: { name },
            }),
          ),
        paint: (timeline) => ({ ...timeline, groups: renamed(timeline.groups, group.id, name) }),
      }),
    removeGroup: (group: Group) =>
      mutate({
        title: t.groupNameRemoved(group.name),
        send: () =>
          answer(
            api.DELETE('/projects/{project_id}/timeline/groups/{timeline_group_id}', {
              params: groupParams(group),
            }),
          ),
        paint: (timeline) => ({
          ...timeline,
          groups: timeline.groups.filter(({ id }) => id !== group.id),
          activities: timeline.activities.map((row) =>
            row.group_id === group.id ? { ...row, group_id: null } : row,
          ),
        }),
      }),
  };
}
