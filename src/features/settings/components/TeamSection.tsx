import { Link } from '#design-system/actions/Link/Link.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { pathTo, usePages } from '#platform/routing';

/** Who is on the team stands on a page of its own; here is the way there. */
export function TeamSection({ projectId }: { projectId: number }) {
  const { opens } = usePages();
  return (
    <Card title="Team">
      <Stack gap={2}>
        <Text>Team and roles are managed on the members page.</Text>
        {opens('members') ? (
          <Link href={pathTo('members', { projectId })}>Manage members</Link>
        ) : (
          <Text size="grid" tone="muted">
            You need the permission to invite members to change the team.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
