import { Link } from '#design-system/actions/Link/Link.tsx';
import { ISSUE_LINK_TYPES } from '#domain/issues';
import { useProjectId } from '#shared/project';
import type { IssueBrief } from '../issueQueries.ts';
import { addressOf } from '../model/relatedAddress.ts';
import * as styles from './Issues.css.ts';

type Related = Pick<IssueBrief, 'related'>;

/** Kind, code and name of each related row, a line for each. */
const allOf = ({ related }: Related) =>
  related
    .map(({ entity_type: type, code, name }) => `${ISSUE_LINK_TYPES[type].label} ${code} ${name}`)
    .join('\n');

/** The code of the first related row, and how many more there are. */
export function RelatedCodes({ related }: Related) {
  const [first, ...rest] = related;
  if (!first) return null;
  return (
    <span title={allOf({ related })}>
      <span className={styles.related}>{first.code}</span>
      {rest.length > 0 ? ` +${rest.length}` : null}
    </span>
  );
}

/** The same in a list, where the code leads to its row. */
export function RelatedLinks({ related }: Related) {
  const projectId = useProjectId();
  const [first, ...rest] = related;
  if (!first) return null;
  return (
    <span className={styles.relatedLinks} title={allOf({ related })}>
      <span className={styles.relatedLink}>
        <Link variant="plain" href={addressOf(projectId, first)}>
          {first.code}
        </Link>
      </span>
      {rest.length > 0 ? <span className={styles.count}>{`+${rest.length}`}</span> : null}
    </span>
  );
}
