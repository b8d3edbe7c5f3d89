import { type Actor, type TestApp } from './testApp.ts';
import { formWith } from './upload.ts';

export type Attachment = { id: number; url: string; file_name: string; file_type: string; size: number };
export type Place = { entity: string; id: number; field: string };

/** Where the files of a field are. */
export const address = ({ entity, id, field }: Place) =>
  `/attachments?entity_name=${entity}&entity_id=${id}&field_name=${field}`;

/** Calls that add and list files; an administrator makes them unless somebody else is named. */
export const attachmentCalls = (app: TestApp, admin: Actor) => ({
  send: (place: Place, name: string, bytes: Buffer, as: Actor = admin, fields = {}) =>
    app.call('POST', address(place), { as, ...formWith({ name, bytes }, fields) }),
  list: async ({ entity, id }: Place, as: Actor = admin) =>
    (await app.call('GET', `/attachments?entity_name=${entity}&entity_id=${id}`, { as })).json<{
      count: number;
      results: Attachment[];
    }>(),
});
