type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** What has to be there before an operation of meetings can do its work: the demo's planned one, with topics for the test alone. */
export function meetingRows(ask: Ask): Record<string, () => Promise<unknown>> {
  const open = (outcome: string) => async () => {
    await ask('update meeting set closed_at = null, is_deleted = false where tenant_id = 1 and id = 2');
    await ask('delete from meeting_topic where tenant_id = 1 and meeting_id = 2');
    await ask(
      `insert into meeting_topic (tenant_id, id, meeting_id, position, entity, entity_id, outcome)
       select 1, 900 + n, 2, n, 'risk', n, $1 from generate_series(1, 4) n`,
      [outcome],
    );
  };
  const names = [
    'updateMeeting',
    'removeMeeting',
    'closeMeeting',
    'addMeetingTopics',
    'arrangeMeetingTopics',
    'updateMeetingTopic',
    'removeMeetingTopic',
    'decideMeetingTopic',
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, open('OPEN')])),
    revertMeetingTopic: open('NOTED'),
    reopenMeeting: () =>
      ask('update meeting set closed_at = now(), is_deleted = false where tenant_id = 1 and id = 2'),
  };
}
