/** Every text of commands, file by file: what a translation replaces. What several files say stands first. */

// keySections
export const anywhere = 'Anywhere';
export const closeWhatIsOnTop = 'Close the top layer';
export const toTheMessagesAndBack = 'To the messages, and back';
export const undoWhatTheNewestMessage = 'Undo what the newest message reports';
export const panel = 'Panel';
export const resizeOnItsEdge = 'Resize, on its edge';
export const widestNarrowest = 'Widest, narrowest';
export const chart = 'Chart';
export const moveBetweenMilestones = 'Move between milestones';
export const firstLastMilestone = 'First, last milestone';
export const showItAsATable = 'Show it as a table';
export const leaveFullScreen = 'Leave full screen';

// shortcuts
export const searchOrJumpTo = 'Search or jump to';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const changeBetweenLightAndDark = 'Change between light and dark';
export const collapseHideOrExpand = 'Collapse, hide or expand the sidebar';
export const print = 'Print';
export const projects = 'Projects';
export const overview = 'Overview';
export const riskRegister = 'Risk Register';
export const issueManagement = 'Issue Management';
export const timeline = 'Timeline';
export const newItem = 'New item';
export const nextItem = 'Next item';
export const previousItem = 'Previous item';
export const toApproveAndReject = 'To Approve and Reject';
export const approveTheTopic = 'Approve the topic';
export const rejectTheTopic = 'Reject the topic';
export const deferTheTopic = 'Defer the topic';
export const noteTheTopic = 'Note the topic';
export const undoTheLastStep = 'Undo the last step of arranging';
export const copyTheLink = 'Copy the link';
