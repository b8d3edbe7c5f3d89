/** Every text of notifications, file by file: what a translation replaces. What several files say stands first. */

export const notifications = 'Notifications';

// NotificationBell
export const notificationsUnreadUnread = (unread: number) => `Notifications, ${unread} unread`;
export const unreadNotification1 = '1 unread notification';
export const nowUnreadNotifications = (now: number) => `${now} unread notifications`;

// NotificationList
export const markedUnread = (marked: number) => `${marked} unread`;
export const everythingIsRead = 'Everything is read';
export const markAllRead = 'Mark all read';
export const notificationsLower = 'notifications';
export const thereAreNoNotifications = 'There are no notifications';
export const loadingMore = 'Loading more';
export const thatsAllYourNotifications = "That's all your notifications from the last 30 days";

// NotificationRow
export const unread = 'Unread';

// recents
export const dashboard = 'Dashboard';
export const analysis = 'Analysis';
export const project = 'Project';
