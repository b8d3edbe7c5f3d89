import { holdLinear } from './linearTime.ts';
import { textParsers } from './textParsers.ts';

holdLinear(textParsers);
