import { useLocation } from 'react-router-dom';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { pathTo } from '#platform/routing';
import { Page } from '#shared/page';
import { type Project, useProject } from '#shared/project';
import { type Fact, FACTS, moduleOfPath } from '../model/modules.ts';

/** A module that works with what the project has recorded: says what it is for and what there is already. */
export default function ModuleScreen() {
  const project = useProject();
  const module = moduleOfPath(useLocation().pathname);
  if (!module) throw new Error('No module belongs to this address. Add it to the table of modules.');
  return (
    <Page title={module.title}>
      <Card>
        <EmptyState
          title={`${module.title} of ${project.name}`}
          text={module.purpose}
          action={<Facts project={project} facts={module.has} />}
        />
      </Card>
    </Page>
  );
}

function Facts({ project, facts }: { project: Project; facts: readonly Fact[] }) {
  return (
    <Stack gap={2} align="center">
      <Text size="meta" tone="subtle">
        Recorded in this project
      </Text>
      <Inline as="ul" gap={4} wrap justify="center">
        {facts.map((fact) => {
          const { say, page } = FACTS[fact];
          return (
            <Text key={fact} as="li" size="grid" weight="label">
              {page ? (
                <Link href={pathTo(page, { projectId: project.id })}>{say(project)}</Link>
              ) : (
                say(project)
              )}
            </Text>
          );
        })}
      </Inline>
    </Stack>
  );
}
