import { expect } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import type { Actor, TestApp } from './testApp.ts';

type Sent = Result<'sendAmplifyMessage'>;

/** Conversations with the assistant in a project, of people who accept its agreement. */
export function amplifyTalk(app: TestApp, path: string) {
  /** A conversation of somebody; `fresh` names it, so that the next one is another. */
  async function begin(as: Actor, fresh = false): Promise<number> {
    await app.call('POST', `${path}/accept_agreement`, { as });
    const made = await app.call('POST', `${path}/conversations`, { as });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: number }>();
    if (fresh) await app.asOwner(`update amplify_conversation set title = 'Begun' where id = $1`, [id]);
    return id;
  }
  const send = (as: Actor, id: number, message: string) =>
    app.call('POST', `${path}/conversations/${id}/messages`, { as, body: { message } });
  async function ask(as: Actor, message: string): Promise<Sent & { id: number }> {
    const id = await begin(as);
    const answer = await send(as, id, message);
    expect(answer.statusCode, answer.body).toBe(201);
    return { ...answer.json<Sent>(), id };
  }
  return { begin, send, ask };
}
