import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { formatNumber } from '#domain/money';
import { ATTRIBUTE_ENTITIES } from '#domain/attributes';
import { PATHS } from '#platform/routing';
import { useTakeOver } from '../attributeMutations.ts';
import type { CatalogEntry } from '../attributeQueries.ts';
import { byGroup, countOf, entityTabs, optionsText, typeLabel } from '../model/attributeDraft.ts';
import * as t from '../texts.ts';
import * as styles from './Attributes.css.ts';

export interface CatalogTableProps {
  attributes: readonly CatalogEntry[];
  canAdd: boolean;
}

/** Attributes by the kind of row they are offered on and their group, with what uses each. */
export function CatalogTable({ attributes, canAdd }: CatalogTableProps) {
  const kinds = entityTabs.map(({ id, label }) => ({
    label,
    groups: byGroup(attributes.filter(({ entity_type: kind }) => kind === id)),
  }));
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t.attributes}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col" className={styles.kindCell}>
              {t.type}
            </th>
            <th scope="col" className={styles.optionsCell}>
              {t.choicesOrUnit}
            </th>
            <th scope="col" className={styles.usageCell}>
              {t.usedBy}
            </th>
            {canAdd ? (
              <th scope="col" className={styles.takeCell}>
                <span className={styles.heard}>{t.reuse}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        {kinds.flatMap(({ label, groups }) =>
          groups.map((group) => (
            <tbody key={`${label} ${group.name}`}>
              <tr className={styles.group}>
                <td colSpan={canAdd ? 3 : 2}>
                  {`${label} · ${group.name || t.noGroup}`}
                  <span className={styles.groupCount}>{group.attributes.length}</span>
                </td>
                <td className={styles.kindCell} aria-hidden />
                {/* Where choices are not shown these cells are gone as well, so that the row is as wide as the others. */}
                <td className={styles.optionsCell} aria-hidden />
              </tr>
              {group.attributes.map((attribute) => (
                <CatalogRow key={attribute.id} attribute={attribute} canAdd={canAdd} />
              ))}
            </tbody>
          )),
        )}
      </table>
    </div>
  );
}

const usageOf = ({ entity_type: kind, value_count: rows, project_count: projects }: CatalogEntry) => {
  if (rows === 0) return t.nothingYet;
  if (kind === 'PROJECT') return countOf(kind, rows);
  return t.rowsInNumberProjects(countOf(kind, rows), formatNumber(projects), t.projectWord(projects));
};

function CatalogRow({ attribute, canAdd }: { attribute: CatalogEntry; canAdd: boolean }) {
  const { mutate, isPending } = useTakeOver();
  const { id, name, type, entity_type: own, taken_by: taken } = attribute;
  const others = entityTabs.filter((tab) => tab.id !== own);
  return (
    <tr>
      <td>
        <Link variant="plain" href={`${PATHS.customAttributes}?entity=${own}&itemDetailsId=${id}`}>
          {name}
        </Link>
      </td>
      <td className={styles.kindCell}>{typeLabel(type)}</td>
      <td className={styles.optionsCell} title={optionsText(attribute)}>
        {optionsText(attribute)}
      </td>
      <td className={styles.usageCell}>{usageOf(attribute)}</td>
      {canAdd ? (
        <td className={styles.takeCell}>
          <Menu
            label={t.reuseNameFor(name)}
            placement="bottom-end"
            sections={[
              {
                id: 'kinds',
                title: t.reuseFor,
                items: others.map((kind) => ({
                  id: kind.id,
                  label: kind.label,
                  disabledReason: taken.includes(kind.id)
                    ? t.valueHaveAnAttribute(ATTRIBUTE_ENTITIES[kind.id])
                    : undefined,
                  onSelect: () => mutate({ attribute, entity: kind.id }),
                })),
              },
            ]}
            renderTrigger={(trigger) => (
              <Button variant="quiet" size="small" busy={isPending} trigger={trigger}>
                {t.reuse}
                <span className={styles.heard}>{` ${name}`}</span>
              </Button>
            )}
          />
        </td>
      ) : null}
    </tr>
  );
}
