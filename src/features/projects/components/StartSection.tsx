import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { projectQuery } from '#shared/project';
import { findProjects } from '../findProjects.ts';
import { type ProjectDraft, toDraft } from '../model/projectDraft.ts';
import { type Start, type Taken, TAKEN } from '../model/projectStart.ts';
import * as t from '../texts.ts';
import * as styles from './ProjectForm.css.ts';
import { SheetStart } from './SheetStart.tsx';

export interface StartSectionProps {
  start: Start;
  /** `prefill` is what the form takes over from the other project. */
  onChange: (start: Start, prefill?: Partial<ProjectDraft>) => void;
}

type FromProject = Extract<Start, { kind: 'project' }>;

/** What the project starts from: another one, or a spreadsheet. */
export function StartSection({ start, onChange }: StartSectionProps) {
  if (start.kind === 'blank') return null;
  return start.kind === 'sheet' ? (
    <SheetStart start={start} onChange={onChange} />
  ) : (
    <FromProjectSection start={start} onChange={onChange} />
  );
}

/** What a new project has in common with the one it is copied from. */
function prefillOf(draft: ProjectDraft): Partial<ProjectDraft> {
  const own: readonly string[] = [
    'name',
    'code',
    'alias',
    'custom_attributes',
    'precon_start_date',
    'precon_end_date',
    'construction_start_date',
    'completion_date',
  ];
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !own.includes(field)));
}

function FromProjectSection({
  start,
  onChange,
}: {
  start: FromProject;
  onChange: StartSectionProps['onChange'];
}) {
  const { source, take, isPlayground } = start;
  const project = useQuery({ ...projectQuery(source?.id ?? 0), enabled: source !== null }).data;
  const filledFrom = useRef<number>(undefined);
  useEffect(() => {
    if (!project || filledFrom.current === project.id) return;
    filledFrom.current = project.id;
    onChange({ ...start, source: { id: project.id, name: project.name } }, prefillOf(toDraft(project)));
  }, [project, start, onChange]);
  const toggle = (what: Taken, on: boolean) =>
    onChange({ ...start, take: on ? [...take, what] : take.filter((one) => one !== what) });
  return (
    <section className={styles.section} aria-label={t.startFromAProject}>
      <h2 className={styles.heading}>{t.startFromAProject}</h2>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <ComboBox
            label={t.project}
            required
            placeholder={t.nameCodeOrCity}
            empty={t.noProjectMatches}
            search={async (text, signal) =>
              (await findProjects(text, signal)).map(({ project: one, detail }) => ({
                value: String(one.id),
                label: one.name,
                description: detail,
              }))
            }
            value={source ? String(source.id) : null}
            selectedLabel={source?.name || project?.name || ''}
            onChange={(id, option) =>
              onChange({
                ...start,
                source: id === null ? null : { id: Number(id), name: option?.label ?? '' },
              })
            }
          />
        </div>
      </div>
      <fieldset className={styles.takes}>
        <legend className={styles.legend}>{t.whatToCopy}</legend>
        {(Object.keys(TAKEN) as Taken[]).map((what) => (
          <Checkbox
            key={what}
            label={TAKEN[what].label}
            hint={TAKEN[what].hint}
            checked={take.includes(what)}
            onChange={(on) => toggle(what, on)}
          />
        ))}
        <Checkbox
          label={t.makeItAPlayground}
          hint={t.aCopyToTryThings}
          checked={isPlayground}
          onChange={(on) => onChange({ ...start, isPlayground: on })}
        />
      </fieldset>
    </section>
  );
}
