import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatCode } from '#domain/items';
import { RISK_LEVELS, RISK_STATUSES } from '#domain/risks';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { itemPartsStyles as styles } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import {
  packageRisksQuery,
  type PackageRisk,
  riskChoicesQuery,
  useLinkRisks,
} from '../../packageRiskQueries.ts';
import * as t from '../../texts.ts';

export interface PackageRisksProps {
  packageId: number;
}

/** The risks that a package has to do with, each a press from the register; nothing for who may not see risks. */
export function PackageRisks({ packageId }: PackageRisksProps) {
  return useCan('risk_access') ? <Risks packageId={packageId} /> : null;
}

const standing = ({ status, level }: PackageRisk) =>
  status === 'CLOSED' ? RISK_STATUSES.CLOSED.label : RISK_LEVELS[level].label;

function Risks({ packageId }: PackageRisksProps) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const page = useQuery(packageRisksQuery(projectId, packageId)).data;
  const mayChange = useCan('change_procurement');
  const link = useLinkRisks(packageId);
  const risks = page?.results ?? [];
  const ids = risks.map(({ id }) => id);
  const write = (next: number[], title: string) => {
    if (page && !link.isPending) link.mutate({ step: { ids: next, version: page.version }, title });
  };
  const search = async (text: string) => {
    const { results } = await client.fetchQuery(riskChoicesQuery(projectId, text));
    return results
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, number, name }) => ({ value: String(id), label: `${formatCode('risk', number)} ${name}` }));
  };
  return (
    <Stack gap={2}>
      <Text as="h3" weight="strong">
        {risks.length === 0 ? t.risks : t.risksLength(risks.length)}
      </Text>
      {risks.length === 0 ? null : (
        <ul className={styles.list} aria-label={t.risks}>
          {risks.map((risk) => (
            <li key={risk.id} className={styles.row}>
              <span className={styles.code}>{risk.code}</span>
              <span className={styles.name}>
                <Link variant="plain" href={pathTo('risks', { projectId }, { itemDetailsId: risk.id })}>
                  {risk.name}
                </Link>
              </span>
              <span className={styles.aside}>{standing(risk)}</span>
              {mayChange ? (
                <IconButton
                  icon={X}
                  size="tiny"
                  label={t.removeTheLinkToCode(risk.code)}
                  onPress={() =>
                    write(
                      ids.filter((id) => id !== risk.id),
                      t.codeNoLongerLinked(risk.code),
                    )
                  }
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <ComboBox
          label={t.linkARisk}
          labelHidden
          placeholder={t.linkARiskCode}
          search={search}
          value={null}
          onChange={(key: string | null, option) => {
            if (key !== null)
              write([...ids, Number(key)], t.valueLinked(option?.label.split(' ')[0] ?? t.risk));
          }}
        />
      ) : null}
    </Stack>
  );
}
