import { describe, expect, it } from 'vitest';
import { formatDate } from '#domain/dates';
import { TIMELINE_MESSAGES } from '#domain/timeline';
import type { Result } from '#server/contract/handlers.ts';
import type { Actor } from '#tests/support/testApp.ts';
import { timelineCalls } from '#tests/support/timelineCalls.ts';

const { app, cedarRidge, everybody, reader, send, read, activity, datesOf } = await timelineCalls();

describe('moves', () => {
  it('are shown before they are applied, with deadlines and the forecasted milestone', async () => {
    const timeline = await read(cedarRidge);
    const fifty = timeline.milestones.find(({ name }) => name === '50% DD');
    const later = new Date(Date.parse(`${fifty?.date}T00:00:00Z`) + 7 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const body = { moves: [{ entity_type: 'designmilestone', entity_id: fifty?.id, date_from: later }] };
    const call = (as: Actor) => app.call('POST', `/projects/${cedarRidge}/timeline/preview`, { as, body });
    const preview = (await call(everybody)).json<Result<'previewTimeline'>>();
    expect(preview.moved).toMatchObject([{ name: '50% DD', days: 7 }]);
    expect(preview.pushed.map(({ name, days }) => [name, days])).toEqual([
      ['Cost reconciliation 50% DD', 7],
      ['Early electrical package bid', 7],
      ['Switchgear, 60 weeks', 7],
    ]);
    expect(preview).toMatchObject({
      finish_days: 0,
      critical_moves: false,
      problem: null,
      forecasted: { name: '50% DD' },
    });
    expect(preview.deadlines.length).toBeGreaterThan(0);
    expect(preview.deadlines[0]).toMatchObject({ decide_by: later, old_decide_by: fifty?.date });
    expect((await call(reader)).json()).toMatchObject({ deadlines: [] });
    expect(await read(cedarRidge)).toEqual(timeline);
  });

  it('of two people at once: the slower one is refused and hears where it stands', async () => {
    const row = await activity('Two movers', '2027-03-01');
    const seen = { seen_from: row.date_from, seen_to: row.date_to };
    const moveTo = (date_from: string) =>
      send('POST', '/timeline/moves', {
        moves: [{ entity_type: 'timelineactivity', entity_id: row.id, date_from, ...seen }],
      });
    const answers = await Promise.all([moveTo('2027-03-08'), moveTo('2027-03-15')]);
    const [refused, ...more] = answers.filter(({ statusCode }) => statusCode === 409);
    expect([answers.filter(({ statusCode }) => statusCode === 201).length, more.length]).toEqual([1, 0]);
    const [from = '', to = ''] = await datesOf(row);
    expect(['2027-03-08', '2027-03-15']).toContain(from);
    expect(refused?.json<{ message: string }>().message).toBe(
      `Someone else moved "Two movers" meanwhile: it now stands ${formatDate(from)} to ${formatDate(to)}. Look at it there, then move it again.`,
    );
  });

  it('say why they cannot be applied', async () => {
    const [first, second] = (await read(cedarRidge)).milestones.filter(
      ({ actual_date: actual }) => actual === null,
    );
    const answer = await app.call('POST', `/projects/${cedarRidge}/timeline/preview`, {
      as: everybody,
      body: { moves: [{ entity_type: 'designmilestone', entity_id: first?.id, date_from: second?.date }] },
    });
    expect(answer.json()).toMatchObject({ problem: TIMELINE_MESSAGES.dateTaken });
  });
});
