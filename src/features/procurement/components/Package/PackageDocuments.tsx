import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { formatDate } from '#domain/dates';
import { NOTHING } from '#domain/money';
import { pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import type { Bidding } from '../../biddingQueries.ts';
import * as t from '../../texts.ts';
import * as styles from './Package.css.ts';

export interface PackageDocumentsProps {
  bidding: Bidding;
  /** Says who has opened a document, not only how many. */
  isWhole?: boolean;
}

/** What goes out with the package, and which bidders have opened it. */
export function PackageDocuments({
  bidding: { documents, invitations },
  isWhole = false,
}: PackageDocumentsProps) {
  const projectId = useProjectId();
  const names = new Map(invitations.map(({ id, company }) => [id, company]));
  return (
    <Card
      title={t.documentsLength(documents.length)}
      padding="none"
      actions={<Link href={pathTo('procurementDocumentation', { projectId })}>{t.documentation}</Link>}
    >
      {documents.length === 0 ? (
        <EmptyState title={t.noDocumentsGoOut} />
      ) : (
        <ScrollBox label={t.documentsOfThePackage} className={styles.frame}>
          <table className={styles.table} aria-label={t.documents}>
            <thead>
              <tr>
                <th scope="col">{t.section}</th>
                <th scope="col">{t.document}</th>
                <th scope="col">{t.revision}</th>
                <th scope="col">{t.issued}</th>
                <th scope="col" className={styles.number}>
                  {t.files}
                </th>
                <th scope="col">{t.biddersHave}</th>
              </tr>
            </thead>
            <tbody>
              {documents.map(({ id, code, title, revision, issued_on: issued, files, read_by: readBy }) => (
                <tr key={id}>
                  <td className={styles.muted}>{code || NOTHING}</td>
                  <th scope="row" className={styles.name}>
                    {title}
                  </th>
                  <td>{revision || NOTHING}</td>
                  <td>{formatDate(issued)}</td>
                  <td className={styles.number}>{files}</td>
                  <td>
                    {files === 0 || invitations.length === 0
                      ? NOTHING
                      : t.filesReadOfFiles(readBy.length, invitations.length)}
                    {isWhole && readBy.length > 0 ? (
                      <span className={styles.readers}>
                        {readBy.flatMap((one) => names.get(one) ?? []).join(', ')}
                      </span>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </Card>
  );
}
