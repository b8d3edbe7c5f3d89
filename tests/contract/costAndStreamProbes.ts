import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { refused, without, type Probe, type World } from './probeWorld.ts';

/** What a project costs, who changes options, and what a live stream tells. */
export const costAndStreamProbes = ({
  app,
  here,
  there,
  hidden,
  get,
  send,
  items,
  member,
  everybody,
  make,
  markupsHidden,
  dashed,
  heardOf,
  exportOf,
}: World) =>
  ({
    'an item’s cost hides its markups': markupsHidden((as, { id }) =>
      dashed(get(`${items(here)}/${id}`, as)),
    ),
    'the list of items hides markups': markupsHidden((as) => dashed(get(`${items(here)}?limit=500`, as))),
    'scenarios hide markups': markupsHidden((as) => dashed(get(`/projects/${here}/scenarios`, as))),
    'the cost trend hides markups': markupsHidden((as) => dashed(get(`/projects/${here}/foresite`, as))),
    'the list of projects hides markups': markupsHidden((as) => dashed(get('/projects?search=Cedar', as))),
    'the answer to an edit hides markups': markupsHidden(async (as, { id }) => {
      const { cost } = (
        await send('PATCH', `${items(here)}/${id}`, as, { description: `by ${as.id}` })
      ).json<{ cost: number }>();
      return cost;
    }),
    'an export hides markups': markupsHidden(async (as) => {
      const [job] = await app.asOwner<{ result: string }>(
        'select result from job where tenant_id = 1 and id = $1',
        [await exportOf(as)],
      );
      return job?.result;
    }),
    'a file opens for who may still see what is in it': async () => {
      const author = await member();
      const job = await exportOf(author);
      await app.asOwner(
        `delete from role_permission where role_id = $1 and permission = 'view_item_markup'`,
        [author.id],
      );
      app.app.running.services.forgetCompany(1);
      return refused(await get(`/jobs/${job}/result`, author), 403);
    },
    'an option is edited by whoever may edit those of others': async () => {
      const { id } = await make(here);
      const own = await app.addPerson(without('edit_any_scenarioitem', 'view_all_projects'), [here]);
      return refused(await send('PATCH', `${items(here)}/${id}`, own, { name: 'Mine' }), 403, 422);
    },
    'a change is undone by whoever may make it': async () => {
      const { change_set_id: set } = await make(here);
      const own = await app.addPerson(without('delete_scenarioitem', 'view_all_projects'), [here]);
      return refused(await send('POST', `/change-sets/${set}/undo`, own), 403);
    },
    'a stream is silent about projects out of sight': async () =>
      !(await heardOf(await member([there]), async () => {
        const { id } = await make(hidden);
        return (frame) => frame.entity === 'item' && frame.id === id;
      })),
    'a stream ends with the account': async () => {
      const person = await member();
      const administrator = await everybody();
      return !(await heardOf(person, async () => {
        await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [
          person.id,
        ]);
        app.app.running.services.forgetCompany(1);
        const made = await send('POST', '/permission-roles', administrator, {
          name: `Probe ${randomUUID()}`,
        });
        expect(made.statusCode, made.body).toBe(201);
        return ({ entity }) => entity === 'role';
      }));
    },
    'a stream tells of notifications only their person': async () => {
      const assignee = await member();
      const assigned = async () => {
        await send('POST', items(here), await everybody(), { name: 'Theirs', assignee_id: assignee.id });
        return ({ entity }: { entity: string }) => entity === 'notification';
      };
      return (await heardOf(assignee, assigned)) && !(await heardOf(await member(), assigned));
    },
    'a stream tells of work only whoever asked for it': async () => {
      const asker = await member();
      return !(await heardOf(await member([there]), async () => {
        await exportOf(asker);
        return ({ entity }) => entity === 'job';
      }));
    },
  }) satisfies Record<string, Probe>;
