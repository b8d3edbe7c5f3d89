import { useQuery } from '@tanstack/react-query';
import { CommentThread } from '#shared/comments';
import { peopleQuery, useProjectId } from '#shared/project';

/** What people of the company say about a package; bidders see none of it. */
export function PackageComments({ id }: { id: number }) {
  const projectId = useProjectId();
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  return (
    <CommentThread
      row={{ projectId, entity: 'bid_package', entityId: id }}
      people={people.map(({ id: person, first_name: first, last_name: last }) => ({
        id: person,
        name: `${first} ${last}`,
      }))}
    />
  );
}
