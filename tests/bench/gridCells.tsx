// What stands in the cells of the comparison harness that are more than text: element for element what the other grids draw there.

/** The fields of the harness's rows that are drawn by hand. */
interface RichRow {
  id: number;
  checked: boolean;
  scenarios: string;
  assignee: string;
  status: keyof typeof hues;
  tags: readonly string[];
}

const hues = {
  PENDING: '#f4b740',
  APPROVED: '#3a9d5d',
  REJECTED: '#c94040',
  DRAFT: '#8a8f98',
  ARCHIVED: '#5a6270',
} as const;

/** The content of a rich cell. */
export function RichCell({ id, row }: { id: string; row: RichRow }) {
  switch (id) {
    case 'checked':
      return <input type="checkbox" aria-label={`Select ${row.id}`} checked={row.checked} readOnly />;
    case 'scenarios':
      return row.scenarios ? <span className="chip">{row.scenarios}</span> : null;
    case 'assignee':
      return (
        <span className="who">
          <i className="av">{row.assignee[0]}</i>
          {row.assignee}
        </span>
      );
    case 'status':
      return (
        <span className="chip" style={{ background: hues[row.status] }}>
          {row.status}
        </span>
      );
    case 'tags':
      return row.tags.map((tag) => (
        <span key={tag} className="chip">
          {tag}
        </span>
      ));
    default:
      return null;
  }
}

export type { RichRow };
