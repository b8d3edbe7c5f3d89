export { areaAdapter } from './areaAdapter.ts';
export { readRoomListJob, roomListHandlers } from './roomLists.ts';
export { programHandlers } from './programHandlers.ts';
