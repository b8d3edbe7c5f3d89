import '#design-system/foundations/global.ts';
import { start } from './app/start.ts';

void start(document, location, history);
