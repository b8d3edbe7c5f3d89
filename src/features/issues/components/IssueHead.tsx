import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Library, Link2, Trash2, X } from '#design-system/icons/shapes.ts';
import { issueFields } from '#domain/issues';
import { formatCode } from '#domain/items';
import { useKeepTemplate } from '#features/library';
import { useCopyLink } from '#shared/clipboard';
import { type HeadTool, HeadTools } from '#shared/page';
import { useProjectId } from '#shared/project';
import { TitleField } from '#shared/title';
import type { Issue, RelatedRow } from '../issueQueries.ts';
import { addressOf } from '../model/relatedAddress.ts';
import * as t from '../texts.ts';
import { IssueNeighbors } from './IssueNeighbors.tsx';
import type { IssueControls } from './useIssueControls.tsx';
import * as styles from './IssueSheet.css.ts';

export interface IssueHeadProps {
  issue: Issue;
  controls: IssueControls;
  /** The name as it is typed, and what is wrong with it. */
  name: string;
  nameError: string | undefined;
  onName: (name: string) => void;
  onOpen: (id: number) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Code, status, severity and tools of an issue, and its name. */
export function IssueHead(props: IssueHeadProps) {
  const { issue, controls, name, nameError, onName, onOpen, onRemove, onClose } = props;
  const copyLink = useCopyLink();
  const keep = useKeepTemplate({ kind: 'ISSUE', input: toTemplate(issue) });
  const tools: HeadTool[] = [
    { label: t.copyLink, icon: Link2, onSelect: copyLink },
    ...(keep ? [{ label: t.keepAsATemplate, icon: Library, onSelect: keep }] : []),
    { label: t.deleteWord, icon: Trash2, onSelect: onRemove },
  ];
  return (
    <div>
      <div className={styles.line}>
        <span className={styles.code}>{formatCode('issue', issue.number)}</span>
        <span className={styles.choice}>{controls.status}</span>
        <span className={styles.choice}>{controls.severity}</span>
        {issue.generated_from ? <RaisedFrom source={issue.generated_from} /> : null}
        <span className={styles.tools}>
          <IssueNeighbors id={issue.id} onOpen={onOpen} />
          <HeadTools tools={tools} />
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </span>
      </div>
      <div className={styles.title}>
        <TitleField value={name} maxLength={issueFields.name.max} problem={nameError} onChange={onName} />
      </div>
    </div>
  );
}

/** What a template keeps of an issue: not its money, its people or its dates, which are the project's. */
const toTemplate = (issue: Issue) => ({
  name: issue.name,
  description: issue.description,
  type: issue.type,
  subtype: issue.subtype,
  severity: issue.severity,
  root_cause: issue.root_cause,
  scope_of_work: issue.scope_of_work,
  trade: issue.trade,
});

function RaisedFrom({ source }: { source: RelatedRow }) {
  return (
    <span className={styles.from}>
      {t.from}
      <Link href={addressOf(useProjectId(), source)}>{source.code}</Link>
    </span>
  );
}
