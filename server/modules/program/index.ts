export { areaAdapter } from './areaAdapter.ts';
export { readRoomListJob, roomListHandlers } from './roomLists.ts';
export { programHandlers } from './programHandlers.ts';
export { versionAdapter } from './versionAdapter.ts';
export { versionHandlers as programVersionHandlers } from './versionHandlers.ts';
