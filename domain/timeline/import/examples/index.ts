export { aTask, calendarData, projectXml, xer } from './scheduleTexts.ts';
