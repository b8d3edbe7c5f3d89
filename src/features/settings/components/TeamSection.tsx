import { Link } from '#design-system/actions/Link/Link.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { pathTo, usePages } from '#platform/routing';
import * as t from '../texts.ts';

/** Who is on the team stands on a page of its own; here is the way there. */
export function TeamSection({ projectId }: { projectId: number }) {
  const { opens } = usePages();
  return (
    <Card title={t.team}>
      <Stack gap={2}>
        <Text>{t.teamAndRolesAreManaged}</Text>
        {opens('members') ? (
          <Link href={pathTo('members', { projectId })}>{t.manageMembers}</Link>
        ) : (
          <Text size="grid" tone="muted">
            {t.youNeedThePermission}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
