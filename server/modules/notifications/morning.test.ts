import { describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { createDailyPlan } from '#server/services/daily/dailyWork.ts';
import { createEventFeed } from '#server/services/events/eventFeed.ts';
import { createJobQueue } from '#server/services/jobs/jobQueue.ts';
import { noTools } from '#tests/support/noTools.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';
import { dailyWorks, notificationJobs } from './index.ts';
import { mailDigests } from './mailDigests.ts';
import { remindDueJob } from './remindDue.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const { database, asOwner } = app;
const cost = await app.actor('cost@northbank.example');
const origin = 'http://northbank.localhost:4150';
const signal = new AbortController().signal;
/** A Thursday; what the demo tells of lies outside of the last 31 days then. */
const now = new Date('2031-03-06T15:00:00Z');
const day = { today: '2031-03-06', origin, notifies: true };

const team = (held: readonly Permission[] = ['foresite_access']) => app.addPerson(held, [projectId]);
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
let rows = 1_900_000;
async function note(person: Actor, title: string, createdAt = hoursAgo(3)): Promise<number> {
  rows += 1;
  await asOwner(
    `insert into notification (tenant_id, id, user_id, creator_id, project_id, permission, kind, title, action, subtitle,
       link, created_at)
     values (1, $1, $2, 1, $3, 'foresite_access', 'assigned', $4, 'Assigned to you', 'VO-001 · Cedar Ridge', '/projects/1', $5)`,
    [rows, person.id, projectId, title, createdAt],
  );
  return rows;
}
const choose = (person: Actor, digest: string) =>
  asOwner(
    `update app_user set preferences = jsonb_build_object('mail_digest', $2::text) where tenant_id = 1 and id = $1`,
    [person.id, digest],
  );
const mailsTo = (person: Actor) =>
  asOwner<{ subject: string; text: string; html: string }>(
    'select subject, text, html from mail_message where tenant_id = 1 and recipient = $1 order by id',
    [person.email],
  );
const mail = (at = now, payload = day, through = database) =>
  mailDigests(through, 1, payload, { now: at, signal });

describe('the mail digest', () => {
  it('is one mail a person with everything unread for an hour, never twice, and escaped', async () => {
    const person = await team();
    await note(person, 'Canopy <b>&');
    await note(person, 'Precast stairs');
    await note(person, 'Just now', hoursAgo(0.5));
    const read = await note(person, 'Seen already');
    await asOwner('update notification set read_at = $2 where tenant_id = 1 and id = $1', [
      read,
      hoursAgo(1),
    ]);
    await mail();
    await mail();
    const mails = await mailsTo(person);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 unread notifications at Northbank Builders']);
    expect(mails[0]?.text).toContain('Canopy <b>&: Assigned to you, Maya Okafor. VO-001 · Cedar Ridge');
    expect(mails[0]?.text).toContain(`${origin}/users/${person.id}`);
    expect(mails[0]?.text).not.toMatch(/Just now|Seen already/);
    expect(mails[0]?.html).toContain('Canopy &lt;b&gt;&amp;');
    await mail(new Date(now.getTime() + 3_600_000));
    expect((await mailsTo(person)).map(({ subject }) => subject)[1]).toBe('Just now: Assigned to you');
  });

  it('goes out once when two servers send it at the same time', async () => {
    const people: Actor[] = [];
    for (let count = 0; count < 8; count += 1) people.push(await team());
    for (const person of people) await note(person, 'Shared morning');
    const other = openDatabase({ url: app.url });
    const written = await Promise.all([mail(), mail(now, day, other), mail(), mail(now, day, other)]);
    await other.close();
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(8);
    for (const person of people) expect(await mailsTo(person)).toHaveLength(1);
  });

  it('asks for a choice: off is never mailed, weekly once something is older than Monday', async () => {
    const [off, weekly] = [await team(), await team()];
    await choose(off, 'off');
    await choose(weekly, 'weekly');
    for (const person of [off, weekly]) await note(person, 'This week');
    await mail();
    expect(await mailsTo(weekly)).toEqual([]);
    const nextMonday = { ...day, today: '2031-03-10' };
    await mail(new Date('2031-03-10T15:00:00Z'), nextMonday);
    expect(await mailsTo(weekly)).toHaveLength(1);
    expect(await mailsTo(off)).toEqual([]);
  });

  it('does not go to closed accounts, to people out of sight, nor where notifications are off', async () => {
    const [closed, away, blind, silent] = [await team(), await team(), await team(), await team()];
    for (const person of [closed, away, blind]) await note(person, 'Hidden');
    await asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [closed.id]);
    await asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [away.id]);
    await asOwner('delete from role_permission where tenant_id = 1 and role_id = $1', [blind.id]);
    await mail();
    await note(silent, 'Off');
    await mail(now, { ...day, notifies: false });
    await asOwner(`insert into client_flag (tenant_id, flag, enabled) values (1, 'notifications', false)`);
    await mail();
    for (const person of [closed, away, blind, silent]) expect(await mailsTo(person)).toEqual([]);
    await asOwner('delete from client_flag where tenant_id = 1');
    await mail();
    expect(await mailsTo(silent)).toHaveLength(1);
  });
});

describe('what is due soon', () => {
  const remind = (today: string) =>
    remindDueJob.run({
      database,
      tenantId: 1,
      jobId: 1,
      signal,
      progress: () => undefined,
      ...noTools,
      payload: { ...day, today },
    });
  const newsOf = async (person: Actor) =>
    (
      await asOwner<{ title: string; action: string; creator_id: string | null }>(
        `select title, action, creator_id from notification where tenant_id = 1 and user_id = $1 and kind = 'due_soon' order by id`,
        [person.id],
      )
    ).map(({ title, action, creator_id }) => [title, action, creator_id]);
  const due = async (name: string, person: Actor, date: string, status = 'PENDING') => {
    const answer = await app.call('POST', `/projects/${projectId}/scenario-items`, {
      as: cost,
      body: { name, assignee_id: person.id },
    });
    const { id } = answer.json<{ id: number }>();
    await asOwner('update item set due_date = $2, status = $3 where tenant_id = 1 and id = $1', [
      id,
      date,
      status,
    ]);
    return id;
  };

  it('reminds the assignee once for each item and date', async () => {
    const person = await team();
    const item = await due('In three days', person, '2031-03-09');
    await due('Today', person, '2031-03-06', 'DRAFT');
    await due('In four days', person, '2031-03-10');
    await due('Yesterday', person, '2031-03-05');
    await due('Approved', person, '2031-03-07', 'APPROVED');
    await Promise.all([remind('2031-03-06'), remind('2031-03-06')]);
    await remind('2031-03-06');
    expect(await newsOf(person)).toEqual([
      ['Today', 'Due Mar 06, 2031', null],
      ['In three days', 'Due Mar 09, 2031', null],
    ]);
    await asOwner(`update item set due_date = '2031-03-12' where tenant_id = 1 and id = $1`, [item]);
    await remind('2031-03-10');
    expect((await newsOf(person)).map(([title, action]) => `${title} ${action}`).slice(2)).toEqual([
      'In four days Due Mar 10, 2031',
      'In three days Due Mar 12, 2031',
    ]);
  });

  it('reminds the leader of a mitigation that is not done, of active risks', async () => {
    const person = await team(['foresite_access', 'risk_access']);
    const blind = await team();
    const mitigation = (name: string, date: string, status = 'DRAFT') => ({
      name,
      due_date: date,
      status,
      leader_id: person.id,
    });
    const risk = await app.call('POST', `/projects/${projectId}/risks`, {
      as: cost,
      body: [
        {
          name: 'Groundwater',
          status: 'IDENTIFIED',
          mitigations: [
            mitigation('Borings', '2031-04-09'),
            mitigation('Done already', '2031-04-09', 'COMPLETE'),
            mitigation('Later', '2031-04-20'),
            { ...mitigation('Unseen', '2031-04-09'), leader_id: blind.id },
          ],
        },
        { name: 'Over', status: 'CLOSED', mitigations: [mitigation('Late', '2031-04-09')] },
      ],
    });
    expect(risk.statusCode, risk.body).toBe(201);
    await remind('2031-04-06');
    await remind('2031-04-07');
    expect(await newsOf(person)).toEqual([['Groundwater', 'Mitigation "Borings" due Apr 09, 2031', null]]);
    expect(await newsOf(blind)).toEqual([]);
  });

  it('tells nobody who cannot see the item', async () => {
    const [closed, away] = [await team(), await team()];
    await due('Closed', closed, '2031-03-07');
    await due('Away', away, '2031-03-07');
    await asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [closed.id]);
    await asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [away.id]);
    await remind('2031-03-06');
    expect([await newsOf(closed), await newsOf(away)]).toEqual([[], []]);
  });
});

describe('the work of a day', () => {
  it('is planned once a day and company, in its own morning, whichever server looks first', async () => {
    const feed = createEventFeed({ database });
    const jobs = createJobQueue({ database, events: feed, kinds: [...notificationJobs], tools: noTools });
    const newPlan = () =>
      createDailyPlan({
        database,
        jobs,
        works: dailyWorks,
        originOf: (slug) => `http://${slug}`,
        notifies: true,
      });
    const planned = () =>
      asOwner<{ tenant_id: number; kind: string; key: string; origin: string }>(
        `select tenant_id, kind, key, payload->>'origin' as origin from job where kind in ('remind_due', 'mail_digests') and tenant_id = 1
         order by key, kind`,
      );
    const [one, other] = [newPlan(), newPlan()];
    // Los Angeles: two in the morning, then eight, then eight on the next day.
    for (const moment of ['2031-01-15T10:00:00Z', '2031-01-15T16:00:00Z', '2031-01-15T17:00:00Z'])
      await Promise.all([one(new Date(moment)), other(new Date(moment))]);
    expect((await planned()).map(({ kind, key, origin: from }) => [kind, key, from])).toEqual([
      ['mail_digests', '2031-01-15', 'http://northbank'],
      ['remind_due', '2031-01-15', 'http://northbank'],
    ]);
    await asOwner(`update job set status = 'done', finished_at = now() where tenant_id = 1`);
    await newPlan()(new Date('2031-01-15T18:00:00Z'));
    expect(await planned()).toHaveLength(2);
    await one(new Date('2031-01-16T16:00:00Z'));
    expect((await planned()).map(({ key }) => key)).toEqual([
      '2031-01-15',
      '2031-01-15',
      '2031-01-16',
      '2031-01-16',
    ]);
    await feed.close();
  });
});
