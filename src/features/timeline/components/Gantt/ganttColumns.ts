import * as t from '../../texts.ts';

/** A frozen column beside the bars. */
export interface GanttColumn {
  id: 'code' | 'name' | 'start' | 'finish' | 'days' | 'slack';
  title: string;
  width: number;
  end?: boolean;
}

const all: readonly GanttColumn[] = [
  { id: 'code', title: t.code, width: 116 },
  { id: 'name', title: t.name, width: 214 },
  { id: 'start', title: t.start, width: 98 },
  { id: 'finish', title: t.finish, width: 98 },
  { id: 'days', title: t.workDays, width: 60, end: true },
  { id: 'slack', title: t.slack, width: 58, end: true },
];

/** The columns that a window has room for: all, three, or the name alone. */
export function ganttColumns(room: 'wide' | 'middle' | 'narrow'): readonly GanttColumn[] {
  if (room === 'wide') return all;
  const width: Partial<Record<GanttColumn['id'], number>> =
    room === 'middle' ? { name: 190, start: 98, slack: 58 } : { name: 150 };
  return all.flatMap((column) => {
    const own = width[column.id];
    return own === undefined ? [] : [{ ...column, width: own }];
  });
}
