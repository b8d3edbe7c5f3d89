import { Link } from '#design-system/actions/Link/Link.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { components } from '#contract/api.ts';
import { formatNumber } from '#domain/money';
import { pathTo } from '#platform/routing';
import * as t from '../texts.ts';

export interface UsingProjectsProps {
  projects: components['schemas']['UsingProjects'];
}

/** The projects that have rows of something, each with a link; nothing where there are none. */
export function UsingProjects({ projects }: UsingProjectsProps) {
  const unseen = projects.count - projects.results.length;
  if (projects.count === 0) return null;
  return (
    <Stack gap={1}>
      <Text weight="strong">{t.projects}</Text>
      {projects.results.map(({ id, name, rows }) => (
        <Text key={id}>
          <Link href={pathTo('foresite', { projectId: id })}>{name}</Link>
          {`, ${rows === 1 ? t.row1 : t.numberRows(formatNumber(rows))}`}
        </Text>
      ))}
      {unseen > 0 ? <Text tone="muted">{t.numberMoreThatYouCannot(formatNumber(unseen))}</Text> : null}
    </Stack>
  );
}
