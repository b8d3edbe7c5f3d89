import type { components } from '#contract/api.ts';
import type { ItemWriter } from '#server/modules/items/itemWriter.ts';
import {
  closeMeeting,
  createMeeting,
  decideTopic,
  addTopics,
  presentMeeting,
} from '#server/modules/meetings/index.ts';
import type { DemoMeeting } from './demo/demoMeeting.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import { type Act, type DemoStage, writerAt } from './demoWriter.ts';
import { pick } from './rowIds.ts';

/** A meeting that the demo's people hold: its topics by the number of their item's row. */
type HeldMeeting = { id: number; topics: ReadonlyMap<number, number> };

/** Meetings of the past by their title, once they have begun. */
export type HeldMeetings = Map<string, HeldMeeting>;

type Place = Pick<DemoStage, 'calendar' | 'company'> & { itemIds: readonly number[] };

const refsOf = (items: readonly number[], itemIds: readonly number[]) =>
  items.map((number) => ({ entity: 'item' as const, entity_id: itemIds[number - 1] as number }));

const inputOf = ({ title, date, attendees, notes }: DemoMeeting, { calendar, company }: Place) => ({
  title,
  date: calendar.day(date),
  attendee_ids: attendees.map((key) => pick(company.people, key)),
  ...(notes && { notes }),
});

/** Opens a meeting of the past with its agenda. */
async function openHeld(writer: ItemWriter, demo: DemoMeeting, place: Place): Promise<HeldMeeting> {
  const topics = refsOf(demo.items ?? [], place.itemIds);
  const { meetingId: id } = await createMeeting(writer, { ...inputOf(demo, place), topics });
  const { tx, projectId, caller } = writer;
  const meeting = await presentMeeting(tx, projectId, id, caller.permissions, null);
  return { id, topics: new Map(meeting.topics.map((topic) => [topic.entity_id, topic.id])) };
}

/** Decides an item in a meeting of the past. */
export async function decideHeld(
  writer: ItemWriter,
  held: HeldMeeting,
  itemId: number,
  decision: components['schemas']['MeetingDecision'],
): Promise<void> {
  const topicId = held.topics.get(itemId);
  if (topicId === undefined) throw new Error('The demo decides an item that is not on the agenda.');
  await decideTopic(writer, held.id, topicId, decision);
}

/** Beginning and end of each meeting that was held; what it decided is done by the steps of its items. */
export function heldMeetings(
  stage: DemoStage,
  { meetings = [] }: DemoProject,
  itemIds: readonly number[],
  held: HeldMeetings,
): Act[] {
  return meetings.flatMap((meeting) => {
    const { title, at, by, closedAt } = meeting;
    if (closedAt === undefined) return [];
    const begin = async (writer: ItemWriter) => {
      held.set(title, await openHeld(writer, meeting, { ...stage, itemIds }));
    };
    // What it would tell its attendees is older than notifications are kept.
    const end = (writer: ItemWriter) =>
      closeMeeting(writer, { post: () => Promise.resolve() }, pick(held, title).id);
    return [
      { at, by, perform: begin },
      { at: closedAt, by, perform: end },
    ];
  });
}

/** Plans a meeting that is still to be held: with what is proposed for its day, then the items that it names. */
async function planMeeting(writer: ItemWriter, demo: DemoMeeting, place: Place): Promise<void> {
  const { meetingId } = await createMeeting(writer, inputOf(demo, place));
  await addTopics(writer, meetingId, refsOf(demo.items ?? [], place.itemIds));
}

/** Plans the meetings that are still to be held, once risks and issues are there to be talked about. */
export async function loadPlannedMeetings(
  stage: DemoStage,
  { meetings = [] }: DemoProject,
  itemIds: readonly number[],
): Promise<void> {
  const planned = meetings.filter(({ closedAt }) => closedAt === undefined);
  for (const meeting of planned) await planMeeting(writerAt(stage, meeting), meeting, { ...stage, itemIds });
}
