import { holdLinear } from './linearTime.ts';
import { requestParsers } from './requestParsers.ts';

holdLinear(requestParsers);
