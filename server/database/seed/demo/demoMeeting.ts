/** A meeting by its title, and the note of a topic in it. */
export type DemoMention = { title: string; note: string };

/** A meeting; without `closedAt` it is still to be held, and with no items its agenda is the one proposed for its day. */
export type DemoMeeting = {
  title: string;
  date: string;
  at: string;
  by: string;
  attendees: readonly string[];
  notes?: string;
  /** Numbers of the items on its agenda. */
  items?: readonly number[];
  closedAt?: string;
};
